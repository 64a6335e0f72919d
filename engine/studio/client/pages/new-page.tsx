import { useCallback, useState } from 'react';
import { toSlug } from '../../../model/text/to-slug.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { DialogField, FormDialog } from '../dialog.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio, useSite } from '../store/studio.ts';
import { useRequest, useResponse } from '../use-request.ts';

/** The pause in typing, in milliseconds, after which the server proposes an address. */
const restMs = 300;

/** Creates a page. Its address and id follow from the titles until somebody edits them. */
export function NewPage({ close }: { close: () => void }) {
  const { t } = useMessages();
  const { languages, files } = useSite((site) => site);
  const request = useRequest();
  const [title, setTitle] = useState<Record<string, string>>({});
  const [written, setWritten] = useState<{ route?: string; id?: string }>({});
  const [folder, setFolder] = useState('');
  const titles = languages.map(({ code }) => title[code] ?? '').join('\n');
  const propose = useCallback(() => ask('pages/propose', { titles: titles.split('\n'), folder }), [titles, folder]);
  const proposed = useResponse(request, propose, restMs);
  const route = written.route ?? proposed?.route ?? '';
  const id = written.id ?? (written.route === undefined ? (proposed?.id ?? '') : idFromRoute(route));
  const create = async () => {
    // The proposal on screen may be older than the last key.
    const latest = written.route === undefined ? await propose() : {};
    const { file } = await ask('pages/new', { id, route, ...latest, ...written, folder, title });
    close();
    await studio.act(async () => studio.notify(`${withSpace(t('madePage'))}${file}`));
    studio.choose({ file, pointer: '' });
  };
  return (
    <FormDialog title={t('newPage')} close={close} isNarrow action={t('makePage')} submit={create} request={request}>
      {languages.map(({ code, name }) => (
        <DialogField key={code} name={`${t('pageTitle')} · ${name}`}>
          <input
            lang={code}
            required
            value={title[code] ?? ''}
            onChange={({ target }) => setTitle({ ...title, [code]: target.value })}
          />
        </DialogField>
      ))}
      <DialogField name={t('pageRoute')} description={t('pageRouteSays')}>
        <input
          required={written.route !== undefined}
          spellCheck={false}
          value={route}
          onChange={({ target }) => setWritten({ ...written, route: target.value })}
        />
      </DialogField>
      <DialogField name={t('pageId')} description={t('pageIdSays')}>
        <input
          required={written.route !== undefined || written.id !== undefined}
          spellCheck={false}
          value={id}
          onChange={({ target }) => setWritten({ ...written, id: target.value })}
        />
      </DialogField>
      <DialogField name={t('pageFolder')}>
        <select value={folder} onChange={({ target }) => setFolder(target.value)}>
          {pageFolders(files).map((one) => (
            <option key={one} value={one}>
              pages/{one}
            </option>
          ))}
        </select>
      </DialogField>
    </FormDialog>
  );
}

/** The folders of pages, relative to `pages/`, which is the empty string and comes first. */
export function pageFolders(files: StudioFile[]): string[] {
  const folders = files.flatMap(({ file, kind }) =>
    kind === 'page' ? [file.slice('pages/'.length).replace(/\/?[^/]*$/, '')] : [],
  );
  return [...new Set(['', ...folders])].sort();
}

/** The id of a page, from the last segment of its route that is no parameter. An id begins with a letter. */
export function idFromRoute(route: string): string {
  const segments = route.split('/').filter((segment) => !segment.includes('{'));
  const name = segments.map(toSlug).findLast(Boolean) ?? '';
  return name === '' || /^[a-z]/.test(name) ? name : `page-${name}`;
}
