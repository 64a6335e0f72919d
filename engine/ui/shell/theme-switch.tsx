import { useSyncExternalStore } from 'react';
import { useTranslation } from '../i18n/words.tsx';
import { Icon } from '../kit/icon.tsx';

/** The storage key of the choice, which `early.ts` reads before the first paint. */
const storageKey = 'user-theme';

const darkSystem = '(prefers-color-scheme: dark)';

/** Switches between light and dark. Default: the system's setting. */
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
    // Without storage, the choice lasts until the page is left.
  }
}

/** Notifies of a choice (an attribute change) and of changes of the system's setting. */
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
