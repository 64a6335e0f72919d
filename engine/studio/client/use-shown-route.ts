import { useEffect, useState } from 'react';
import { collectionOf, recordsServer } from './records/use-records.ts';
import { useChosen, useSite } from './store/studio.ts';

/**
 * The route that the preview shows: that of the chosen page, or where the chosen record shows; of a shared file the first page that includes
 * it, unless the page before does. Any other file shows on the page before. `undefined` where nothing shows it.
 */
export function useShownRoute(): string | undefined {
  const [page, setPage] = useState<string>();
  const [record, setRecord] = useState<{ file: string; route?: string | undefined }>();
  const { file = '', pointer = '' } = useChosen() ?? {};
  const files = useSite(({ files }) => files);
  const chosen = files.find((one) => one.file === file);
  const isRecord = collectionOf(file) !== undefined;
  const looks = useSite(({ looks }) => looks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each look at the site the record may show elsewhere.
  useEffect(() => {
    if (!isRecord) return;
    let isAsked = true;
    recordsServer.route({ file, pointer }).then(
      ({ route }) => isAsked && setRecord({ file, route }),
      () => {},
    );
    return () => {
      isAsked = false;
    };
  }, [isRecord, file, pointer, looks]);
  const users = files.filter((one) => chosen?.usedBy?.includes(one.file));
  const user = users.some(({ route }) => route === page) ? page : users[0]?.route;
  const shown = chosen?.route ?? user ?? page;
  useEffect(() => setPage(shown), [shown]);
  if (!isRecord) return shown;
  return record?.file === file ? record.route : undefined;
}
