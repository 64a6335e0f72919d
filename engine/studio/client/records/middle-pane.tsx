import { type ReactNode, useState } from 'react';
import { collectionOfFile } from '../../../model/schema/collections.ts';
import { useMessages } from '../messages.tsx';
import { useChosen } from '../store/studio.ts';
import { ViewChoice } from '../view-choice.tsx';
import { RecordTable } from './record-table.tsx';

/** The middle pane: the preview, or for records their table, with buttons that switch between the two. */
export function MiddlePane({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  const [isPreview, setPreview] = useState(false);
  const { file = '' } = useChosen() ?? {};
  const collection = collectionOfFile(file);
  if (collection === undefined) return children;
  const views = [
    { isOn: !isPreview, name: t('table'), choose: () => setPreview(false) },
    { isOn: isPreview, name: t('preview'), choose: () => setPreview(true) },
  ];
  return (
    <div className="middle">
      <ViewChoice views={views} />
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
