import { useEffect, useMemo, useState } from 'react';
import { Bars } from './bars.tsx';
import { Epoch, Looks } from './counts.ts';
import { holdScroll } from './drag.ts';
import { Files, stepByArrow } from './files.tsx';
import { FirstSteps, useFirstSteps } from './first-steps.tsx';
import { FormPane } from './form-pane.tsx';
import { MenuTrees } from './menus/menus.tsx';
import { Notice } from './notice.tsx';
import { stepByPane } from './panes.ts';
import { Preview } from './preview.tsx';
import { Middle } from './records/middle.tsx';
import { Review } from './review.tsx';
import { SectionList } from './section-list.tsx';
import { server } from './server.ts';
import { firstTongue, keepTongue, Speaking, type Tongue, useSpeech } from './speech.tsx';
import { useShownRoute } from './use-shown-route.ts';
import { useStudio, type Work } from './use-studio.ts';

/** The studio: the files of the site, the site as it will show, and the form of what is chosen. */
export function Studio() {
  const [tongue, setTongue] = useState(firstTongue);
  useEffect(() => {
    document.documentElement.lang = tongue === 'zh' ? 'zh-CN' : 'en';
    keepTongue(tongue);
    server.speak(tongue).catch(() => {});
  }, [tongue]);
  return (
    <Speaking value={tongue}>
      <Desk speak={setTongue} />
    </Speaking>
  );
}

function Desk({ speak }: { speak: (tongue: Tongue) => void }) {
  const { t, tongue } = useSpeech();
  const work = useStudio();
  useEffect(holdScroll, []);
  const steps = useFirstSteps();
  const [isReviewing, setReviewing] = useState(false);
  const [marked, setMarked] = useState<{ pointer: string; text: string }>();
  const review = () => {
    work?.leave();
    setReviewing(true);
  };
  useShortcuts(work, review);
  const shown = useShownRoute(work);
  // The first page is open at once.
  const first = work?.state.files.find((one) => one.route === '/') ?? work?.state.files[0];
  const [choose, isChosen] = [work?.choose, work?.chosen !== undefined];
  useEffect(() => {
    if (first && !isChosen) choose?.({ file: first.file, pointer: '' });
  }, [first, choose, isChosen]);
  const { state, chosen } = work ?? {};
  // A section that is chosen is marked whole until a field of it is focused.
  useEffect(
    () => setMarked(chosen && chosen.pointer !== '' ? { pointer: chosen.pointer, text: '' } : undefined),
    [chosen],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: thousands of rows are drawn for nothing else, least of all for each key.
  const files = useMemo(() => work && <Files work={work} />, [state, chosen, choose]);
  if (!work) return <p className="waits">{t('loading')}</p>;
  return (
    <Looks value={work.looks}>
      <Epoch value={work.epoch}>
        <div className="desk">
          <section className="head" aria-labelledby="studio-name">
            <h1 id="studio-name">Studio</h1>
            <button type="button" onClick={work.undo} disabled={!work.state.canUndo} aria-keyshortcuts="Control+Z">
              {t('undo')}
            </button>
            <button type="button" onClick={work.redo} disabled={!work.state.canRedo} aria-keyshortcuts="Control+Y">
              {t('redo')}
            </button>
            <span className="head__gap" />
            {!steps.isShown && (
              <button type="button" className="plain" onClick={() => steps.show(true)}>
                {t('showSteps')}
              </button>
            )}
            <button
              type="button"
              className="plain"
              lang={tongue === 'zh' ? 'en' : 'zh-CN'}
              onClick={() => speak(tongue === 'zh' ? 'en' : 'zh')}
            >
              {t('interface')}
            </button>
            <button type="button" className="primary" aria-keyshortcuts="Control+S" onClick={review}>
              {t('save')}
              <Unsaved count={work.state.files.filter(({ isChanged }) => isChanged).length + work.state.gone.length} />
            </button>
          </section>
          {steps.isShown && <FirstSteps close={() => steps.show(false)} />}
          <Bars work={work} />
          <div className="panes">
            <nav className="pane files" aria-label={t('files')} onKeyDown={stepByArrow}>
              {files}
              <SectionList work={work} />
              <MenuTrees work={work} />
            </nav>
            <Middle work={work}>
              <Preview work={work} route={shown} marked={marked} />
            </Middle>
            <main
              className="pane form"
              aria-label={t('form')}
              onFocus={({ target }) => {
                const { pointer } = target.dataset;
                if (pointer !== undefined) setMarked({ pointer, text: (target as HTMLInputElement).value ?? '' });
              }}
            >
              <FormPane work={work} />
            </main>
          </div>
          <Notice work={work} />
          {isReviewing && <Review work={work} close={() => setReviewing(false)} />}
        </div>
      </Epoch>
    </Looks>
  );
}

function Unsaved({ count }: { count: number }) {
  return count > 0 ? <span className="count"> {count}</span> : null;
}

/** Ctrl+S reviews, Ctrl+Z and Ctrl+Y take steps back and forth, F6 goes from pane to pane; in a text field what was typed there is its own. */
function useShortcuts(work: Work | undefined, review: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'F6' && !document.querySelector('dialog[open]')) {
        event.preventDefault();
        return stepByPane(event.shiftKey ? -1 : 1);
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !work) return;
      const key = event.key.toLowerCase();
      const isInText =
        event.target instanceof Element && event.target.matches('textarea, input:not([type="checkbox"])');
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key === 's') review();
      else if (isInText || document.querySelector('dialog[open]')) return;
      else if (isRedo) void work.redo();
      else if (key === 'z') void work.undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [work, review]);
}
