import { type ReactNode, useState } from 'react';
import { useSpeech } from '../speech.tsx';
import type { Work } from '../use-studio.ts';
import { RecordTable } from './record-table.tsx';
import { collectionOf } from './records-server.ts';

/** What stands between files and form: the preview, and where records are chosen, their table, from which one can change to it. */
export function Middle({ work, children }: { work: Work; children: ReactNode }) {
  const { t } = useSpeech();
  const [isPreview, setPreview] = useState(false);
  const { file = '' } = work.chosen ?? {};
  const collection = collectionOf(file);
  if (collection === undefined) return children;
  const views = [
    { isOn: !isPreview, name: t('table'), choose: () => setPreview(false) },
    { isOn: isPreview, name: t('preview'), choose: () => setPreview(true) },
  ];
  return (
    <div className="middle">
      <div className="middle__views">
        {views.map(({ isOn, name, choose }) => (
          <button key={name} type="button" className="plain" aria-pressed={isOn} onClick={choose}>
            {name}
          </button>
        ))}
      </div>
      {isPreview ? (
        children
      ) : (
        <section className="pane preview" aria-label={t('table')}>
          <RecordTable key={collection} work={work} file={file} />
        </section>
      )}
    </div>
  );
}
