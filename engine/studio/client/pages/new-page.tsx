import { type FormEvent, useCallback, useState } from 'react';
import { toSlug } from '../../../model/text/to-slug.ts';
import type { StudioFile } from '../../protocol/state-protocol.ts';
import { Dialog } from '../dialog.tsx';
import { DialogField } from '../dialog-field.tsx';
import { FormEnd } from '../form-end.tsx';
import { useMessages, withSpace } from '../messages.tsx';
import { studio, useSite } from '../store/studio.ts';
import { useRequest, useResponse } from '../use-request.ts';
import { pagesServer } from './pages-server.ts';

/** For how long nothing is typed before the server proposes an address, in milliseconds. */
const restMs = 300;

/** Asks for what a new page needs: its title in each language; its address and its file's name follow from it until they are written. */
export function NewPage({ close }: { close: () => void }) {
  const { t } = useMessages();
  const { languages, files } = useSite((site) => site);
  const asking = useRequest();
  const { isBusy, fault, ask } = asking;
  const [title, setTitle] = useState<Record<string, string>>({});
  const [written, setWritten] = useState<{ route?: string; id?: string }>({});
  const [folder, setFolder] = useState('');
  const titles = languages.map(({ code }) => title[code] ?? '').join('\n');
  const question = useCallback(() => pagesServer.propose(titles.split('\n'), folder), [titles, folder]);
  const proposed = useResponse(asking, question, restMs);
  const route = written.route ?? proposed?.route ?? '';
  const id = written.id ?? (written.route === undefined ? (proposed?.id ?? '') : idFromRoute(route));
  const make = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await studio.settled();
      // What shows may be that of the titles before the last key.
      const latest = written.route === undefined ? await question() : {};
      const { file } = await pagesServer.make({ id, route, ...latest, ...written, folder, title });
      close();
      await studio.act(async () => studio.notify(`${withSpace(t('madePage'))}${file}`));
      studio.choose({ file, pointer: '' });
    });
  };
  return (
    <Dialog title={t('newPage')} close={close} isNarrow>
      <form onSubmit={make}>
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
        <FormEnd fault={fault} does={t('makePage')} isOff={isBusy} close={close} />
      </form>
    </Dialog>
  );
}

/** The folders under `pages/` that pages stand in, `pages/` itself, as the empty name, first. */
export function pageFolders(files: StudioFile[]): string[] {
  const folders = files.flatMap(({ file, kind }) =>
    kind === 'page' ? [file.slice('pages/'.length).replace(/\/?[^/]*$/, '')] : [],
  );
  return [...new Set(['', ...folders])].sort();
}

/** The id of a page by its address, which its file is called by too: the last step that is no parameter. An id begins with a letter. */
export function idFromRoute(route: string): string {
  const steps = route.split('/').filter((step) => !step.includes('{'));
  const name = steps.map(toSlug).findLast(Boolean) ?? '';
  return name === '' || /^[a-z]/.test(name) ? name : `page-${name}`;
}
