import { useCallback, useEffect, useState } from 'react';
import { collectionOfFile } from '../../model/schema/collections.ts';
import { ask } from './server.ts';
import { useChosen, useSite } from './store/studio.ts';
import { useRequest, useResponse } from './use-request.ts';

/**
 * The route of the preview: of the chosen page, the page of the chosen record, or a page that includes the chosen shared
 * file. For any other file the route stays. `undefined` if no page shows the record.
 */
export function useShownRoute(): string | undefined {
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
