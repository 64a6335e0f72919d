import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from './icon.tsx';
import { onTyped } from './on-typed.ts';
import './search-field.css';

/** A field that narrows what stands below it. `onSearch` gets its text at every change that is not part of a composition, and what was typed before hydration. */
export function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('kit');
  const field = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  // The field itself holds its text, or what was typed before hydration would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the text alone
  useLayoutEffect(() => {
    const { value = '' } = field.current ?? {};
    if (isNew.current && value !== text) onSearch(value);
    else if (field.current && value !== text) field.current.value = text;
    isNew.current = false;
  }, [text]);
  return (
    <label className="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        defaultValue={text || undefined}
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        {...onTyped(onSearch)}
      />
    </label>
  );
}
