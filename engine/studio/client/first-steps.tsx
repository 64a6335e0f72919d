import { useState } from 'react';
import { useMessages } from './messages.tsx';

const steps = [
  ['stepClick', 'stepClickSays'],
  ['stepChange', 'stepChangeSays'],
  ['stepSave', 'stepSaveSays'],
] as const;

/** Where it is remembered that somebody knows the steps. */
const key = 'studio-introduced';

/** Whether the three steps are shown: at a first visit until they are understood, and whenever they are asked for. */
export function useFirstSteps(): { isShown: boolean; show(shown: boolean): void } {
  const [isShown, setShown] = useState(() => localStorage.getItem(key) === null);
  return {
    isShown,
    show(shown) {
      setShown(shown);
      if (!shown) localStorage.setItem(key, 'yes');
    },
  };
}

/** What to do here, in three steps. In nobody's way: it takes its room above what is worked on. */
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
