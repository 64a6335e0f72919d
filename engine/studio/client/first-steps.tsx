import { useState } from 'react';
import { useMessages } from './messages.tsx';

const steps = [
  ['stepClick', 'stepClickSays'],
  ['stepChange', 'stepChangeSays'],
  ['stepSave', 'stepSaveSays'],
] as const;

const key = 'studio-introduced';

/** Whether the first steps show: on the first visit until they are dismissed, and on request. */
export function useFirstSteps() {
  const [isShown, setShown] = useState(() => localStorage.getItem(key) === null);
  return {
    isShown,
    show(shown: boolean) {
      setShown(shown);
      if (!shown) localStorage.setItem(key, 'yes');
    },
  };
}

/** An introduction in three steps, above the panes. */
export function FirstSteps({ close }: { close: () => void }) {
  const { t } = useMessages();
  return (
    <section className="steps" aria-label={t('introduction')}>
      <ol>
        {steps.map(([name, description]) => (
          <li key={name}>
            <strong>{t(name)}</strong>
            <span>{t(description)}</span>
          </li>
        ))}
      </ol>
      <button type="button" onClick={close}>
        {t('dismiss')}
      </button>
    </section>
  );
}
