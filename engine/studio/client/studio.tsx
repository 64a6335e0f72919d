import { useCallback, useEffect, useState } from 'react';
import { collectionOfFile } from '../../model/schema/collections.ts';
import { Bars } from './bars.tsx';
import { holdScroll } from './drag.ts';
import { Files, stepByArrow } from './file-list.tsx';
import { FormPane } from './form-pane.tsx';
import { MenuTrees } from './menus/menus.tsx';
import { type StudioLocale, saveLocale, setLocale, useMessages } from './messages.tsx';
import { Notice } from './notice.tsx';
import { Preview } from './preview.tsx';
import { MiddlePane } from './records/middle-pane.tsx';
import { Review } from './review.tsx';
import { SectionList } from './section-list.tsx';
import { ask } from './server.ts';
import { studio, useChosen, usePlace, useSite } from './store/studio.ts';
import { useRequest, useResponse } from './use-request.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { ViewChoice } from './view-choice.tsx';

/** The studio: the files of the site, the preview, and the form of the chosen value. */
export function Studio() {
  const { t, locale } = useMessages();
  const isKnown = useSite(({ looks }) => looks > 0);
  useEffect(() => {
    document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en';
    saveLocale(locale);
    ask('language', { language: locale }).catch(() => {});
  }, [locale]);
  useEffect(holdScroll, []);
  return isKnown ? <Desk /> : <p className="waits">{t('loading')}</p>;
}

/** The panes that a narrow window shows one at a time. */
const panes = ['files', 'preview', 'form'] as const;

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
  // The home page opens first.
  const first = useSite(({ files }) => files.find((one) => one.route === '/') ?? files[0])?.file;
  const { chosen, target } = usePlace((place) => place);
  const [pane, setPane] = useState<(typeof panes)[number]>('files');
  useEffect(() => {
    if (chosen?.pointer || target) setPane('form');
  }, [chosen, target]);
  useEffect(() => {
    if (first !== undefined && !chosen) studio.choose({ file: first, pointer: '' });
  }, [first, chosen]);
  // The chosen section is marked in the preview until a field of it gets the focus.
  useEffect(
    () => setMarked(chosen && chosen.pointer !== '' ? { pointer: chosen.pointer, text: '' } : undefined),
    [chosen],
  );
  return (
    <div className="desk">
      <Head review={review} showSteps={steps.isShown ? undefined : () => steps.show(true)} />
      {steps.isShown && <FirstSteps close={() => steps.show(false)} />}
      <Bars />
      <ViewChoice
        className="view-choice--panes"
        views={panes.map((name) => ({ name: t(name), isOn: name === pane, choose: () => setPane(name) }))}
      />
      <div className="panes" data-pane={pane}>
        <nav
          className="pane files"
          aria-label={t('files')}
          onKeyDown={stepByArrow}
          onClick={({ target }) => (target as Element).closest('.sections .row') && setPane('form')}
        >
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

/** The bar above the panes: undo, redo, language and save. `showSteps` is absent while the first steps show. */
function Head({ review, showSteps }: { review: () => void; showSteps: (() => void) | undefined }) {
  const { t, locale } = useMessages();
  const canUndo = useSite(({ canUndo }) => canUndo);
  const canRedo = useSite(({ canRedo }) => canRedo);
  const unsaved = useSite(({ files, gone }) => files.filter(({ isChanged }) => isChanged).length + gone.length);
  const other: StudioLocale = locale === 'zh' ? 'en' : 'zh';
  return (
    <section className="head" aria-labelledby="studio-name">
      <h1 id="studio-name">Studio</h1>
      <button type="button" onClick={studio.undo} disabled={!canUndo} aria-keyshortcuts="Control+Z">
        {t('undo')}
      </button>
      <button type="button" onClick={studio.redo} disabled={!canRedo} aria-keyshortcuts="Control+Y">
        {t('redo')}
      </button>
      <span className="head__gap" />
      {showSteps && (
        <button type="button" className="plain" onClick={showSteps}>
          {t('showSteps')}
        </button>
      )}
      <button type="button" className="plain" lang={other === 'zh' ? 'zh-CN' : 'en'} onClick={() => setLocale(other)}>
        {t('interface')}
      </button>
      <button type="button" className="primary" aria-keyshortcuts="Control+S" onClick={review}>
        {t('save')}
        {unsaved > 0 && <span className="count"> {unsaved}</span>}
      </button>
    </section>
  );
}

const steps = [
  ['stepClick', 'stepClickSays'],
  ['stepChange', 'stepChangeSays'],
  ['stepSave', 'stepSaveSays'],
] as const;

const key = 'studio-introduced';

/** Whether the first steps show: on the first visit until they are dismissed, and on request. */
function useFirstSteps() {
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
function FirstSteps({ close }: { close: () => void }) {
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

/**
 * The route of the preview: of the chosen page, the page of the chosen record, or a page that includes the chosen shared
 * file. For any other file the route stays. `undefined` if no page shows the record.
 */
function useShownRoute(): string | undefined {
  const [page, setPage] = useState<string>();
  const { file = '', pointer = '' } = useChosen() ?? {};
  const files = useSite(({ files }) => files);
  const chosen = files.find((one) => one.file === file);
  const isRecord = collectionOfFile(file) !== undefined;
  const read = useCallback(
    async () => (isRecord ? { file, ...(await ask('records/route', { file, pointer })) } : undefined),
    [isRecord, file, pointer],
  );
  const record = useResponse(useRequest(), read);
  const users = files.filter((one) => chosen?.usedBy?.includes(one.file));
  const user = users.some(({ route }) => route === page) ? page : users[0]?.route;
  const shown = chosen?.route ?? user ?? page;
  useEffect(() => setPage(shown), [shown]);
  if (!isRecord) return shown;
  return record?.file === file ? record.route : undefined;
}
