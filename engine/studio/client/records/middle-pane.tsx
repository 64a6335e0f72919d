import { type ReactNode, useState } from 'react';
import { useMessages } from '../messages.tsx';
import { useChosen } from '../store/studio.ts';
import { RecordTable } from './record-table.tsx';
import { collectionOf } from './use-records.ts';

/** What stands between files and form: the preview, and where records are chosen, their table, from which one can change to it. */
export function MiddlePane({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const [isPreview, setPreview] = useState(false);
  const { file = '' } = useChosen() ?? {};
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
          <RecordTable key={collection} file={file} />
        </section>
      )}
    </div>
  );
}
