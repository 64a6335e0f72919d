import { type StudioLocale, setLocale, useMessages } from './messages.tsx';
import { studio, useSite } from './store/studio.ts';

/** The bar above the panes: undo, redo, language and save. `showSteps` is absent while the first steps show. */
export function Head({ review, showSteps }: { review: () => void; showSteps: (() => void) | undefined }) {
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
