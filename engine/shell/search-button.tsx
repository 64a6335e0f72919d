import { useEffect } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useHydrated } from '../kit/use-hydrated.ts';
import { useTranslation } from '../language/words.tsx';

/** Opens the search, as `/` and Ctrl-K do. Without script it is a link to the search's page. */
export function SearchButton({ href, onOpen }: { href: string; onOpen: () => void }) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isSlash = key === '/' && !(target as Element).closest('input, select, textarea');
      const isCommand = event.ctrlKey || event.metaKey;
      if (!(isCommand ? key === 'k' : isSlash) || event.altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onOpen();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onOpen]);
  return (
    <a
      className="header__search"
      href={href}
      role={useHydrated() ? 'button' : undefined}
      aria-label={t('search')}
      aria-keyshortcuts="/ Control+K"
      onKeyDown={(event) => event.key === ' ' && event.currentTarget.click()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="search" />
    </a>
  );
}
