import { useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from '../kit/icon.tsx';

/** Where the browser keeps the visitor's choice; `early.ts` reads it before anything shows. */
const storageKey = 'user-theme';

const darkSystem = '(prefers-color-scheme: dark)';

/** A switch between the light and the dark theme. At first the theme is the system's; a choice is remembered. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  return (
    <button
      type="button"
      className="header__theme"
      aria-label={t('darkTheme')}
      aria-pressed={dark}
      onClick={() => choose(dark ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : window.matchMedia(darkSystem).matches;
}

function choose(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that keeps nothing holds the choice until the page is left.
  }
}

/** Tells of a choice here (it changes the attribute) and of the system's change between day and night. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = window.matchMedia(darkSystem);
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
