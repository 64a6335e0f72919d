import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/words.tsx';
import './copy-button.css';
import { useHydrated } from './delivery.ts';
import { Icon } from './icon.tsx';

/** How long the confirmation shows, in milliseconds. */
const shownMs = 2500;

/** A button that copies a text. Its accessible name includes the content. Hidden without JavaScript. */
export function CopyButton({
  text,
  label,
  of = text.replace(/\s+/g, ' ').slice(0, 80),
}: {
  text: string;
  /** The visible text. Default: "Copy". */
  label?: string;
  /** The content, for the accessible name. Default: the beginning of the text. */
  of?: string;
}) {
  const { t } = useTexts('kit');
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (!hydrated) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      // Browsers refuse outside secure contexts; visitors can still select the text.
      setState('failed');
    }
  }
  const says = label ?? t('copy');
  return (
    <span className="copy-button">
      <button type="button" className="copy-button__button" aria-label={t('copyOf', { says, of })} onClick={copy}>
        <Icon name={state === 'done' ? 'check' : 'copy'} />
        {says}
      </button>
      <span className="copy-button__status" role="status">
        {state === 'done' && t('copied')}
        {state === 'failed' && t('copyFailed')}
      </span>
    </span>
  );
}
