import { useEffect, useState } from 'react';
import { Bars } from './bars.tsx';
import { holdScroll } from './drag.ts';
import { Files, stepByArrow } from './file-list.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { FormPane } from './form-pane.tsx';
import { Head } from './head.tsx';
import { MenuTrees } from './menus/menus.tsx';
import { saveLocale, useMessages } from './messages.tsx';
import { Notice } from './notice.tsx';
import { stepByPane } from './panes.ts';
import { Preview } from './preview.tsx';
import { MiddlePane } from './records/middle-pane.tsx';
import { Review } from './review.tsx';
import { SectionList } from './section-list.tsx';
import { server } from './server.ts';
import { studio, useChosen, useSite } from './store/studio.ts';
import { useShownRoute } from './use-shown-route.ts';

/** The studio: the files of the site, the site as it will show, and the form of what is chosen. */
export function Studio() {
  const { t, locale } = useMessages();
  const isKnown = useSite(({ looks }) => looks > 0);
  useEffect(() => {
    document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
    saveLocale(locale);
    server.speak(locale).catch(() => {});
  }, [locale]);
  useEffect(holdScroll, []);
  return isKnown ? <Desk /> : <p className="waits">{t('loading')}</p>;
}

function Desk() {
  const { t } = useMessages();
  const steps = useFirstSteps();
  const [isReviewing, setReviewing] = useState(false);
  const [marked, setMarked] = useState<{ pointer: string; text: string }>();
  const review = () => {
    studio.leave();
    setReviewing(true);
  };
  useShortcuts(review);
  const shown = useShownRoute();
  // The first page is open at once.
  const first = useSite(({ files }) => files.find((one) => one.route === '/') ?? files[0])?.file;
  const chosen = useChosen();
  useEffect(() => {
    if (first !== undefined && !chosen) studio.choose({ file: first, pointer: '' });
  }, [first, chosen]);
  // A section that is chosen is marked whole until a field of it is focused.
  useEffect(
    () => setMarked(chosen && chosen.pointer !== '' ? { pointer: chosen.pointer, text: '' } : undefined),
    [chosen],
  );
  return (
    <div className="desk">
      <Head review={review} showSteps={steps.isShown ? undefined : () => steps.show(true)} />
      {steps.isShown && <FirstSteps close={() => steps.show(false)} />}
      <Bars />
      <div className="panes">
        <nav className="pane files" aria-label={t('files')} onKeyDown={stepByArrow}>
          <Files />
          <SectionList />
          <MenuTrees />
        </nav>
        <MiddlePane>
          <Preview route={shown} marked={marked} />
        </MiddlePane>
        <main
          className="pane form"
          aria-label={t('form')}
          onFocus={({ target }) => {
            const { pointer } = target.dataset;
            if (pointer !== undefined) setMarked({ pointer, text: (target as HTMLInputElement).value ?? '' });
          }}
        >
          <FormPane />
        </main>
      </div>
      <Notice />
      {isReviewing && <Review close={() => setReviewing(false)} />}
    </div>
  );
}

/** Ctrl+S reviews, Ctrl+Z and Ctrl+Y take steps back and forth, F6 goes from pane to pane; in a text field what was typed there is its own. */
function useShortcuts(review: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'F6' && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        return stepByPane(event.shiftKey ? -1 : 1);
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isInText =
        event.target instanceof Element && event.target.matches('textarea, input:not([type="checkbox"])');
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key === 's') review();
      else if (isInText || document.querySelector('dialog[open]')) return;
      else if (isRedo) void studio.redo();
      else if (key === 'z') void studio.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [review]);
}
