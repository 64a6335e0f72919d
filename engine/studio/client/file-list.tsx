import { type CSSProperties, type KeyboardEvent, memo, useDeferredValue, useMemo, useState } from 'react';
import { onTyped } from '../../ui/kit/on-typed.ts';
import type { StudioFile, StudioState } from '../protocol/state-protocol.ts';
import { FindReplace } from './find/find-replace.tsx';
import { TodoList } from './find/todo-list.tsx';
import { type MessageKey, useMessages } from './messages.tsx';
import { FileTools } from './pages/file-tools.tsx';
import { NewPage } from './pages/new-page.tsx';
import { studio, usePlace, useSite } from './store/studio.ts';

const groups: { name: MessageKey; kinds: StudioFile['kind'][] }[] = [
  { name: 'pages', kinds: ['page'] },
  { name: 'shared', kinds: ['shared'] },
  { name: 'settings', kinds: ['site', 'words', 'synonyms'] },
  { name: 'collections', kinds: ['collection'] },
  { name: 'records', kinds: ['record'] },
];

/** The files of the site by kind, with marks for unsaved changes and problems. */
export function Files() {
  const { t } = useMessages();
  const [query, setQuery] = useState('');
  // Typing comes before rendering thousands of rows.
  const files = useDeferredValue(useSite(({ files }) => files));
  const problems = useDeferredValue(useSite(({ problems }) => problems));
  const markdown = useSite(({ markdown }) => markdown);
  return (
    <>
      <input
        type="search"
        className="filter"
        placeholder={t('filter')}
        aria-label={t('filter')}
        {...onTyped(setQuery)}
      />
      <SiteTools />
      <FileTree files={files} problems={problems} markdown={markdown} query={query} />
    </>
  );
}

const FileTree = memo(function FileTree({
  files,
  problems,
  markdown,
  query,
}: Pick<StudioState, 'files' | 'problems' | 'markdown'> & { query: string }) {
  const { t, locale } = useMessages();
  const chosen = usePlace(({ chosen }) => chosen?.file);
  // Sorting thousands of files at each render would be slow.
  const inOrder = useMemo(() => files.toSorted(byRoute), [files]);
  const counts = new Map<string, number>();
  // Problems of a Markdown file count for the file that names it.
  const owners = new Map(markdown.map(({ file, at }) => [file, at.file]));
  for (const { file } of problems) {
    const owner = owners.get(file) ?? file;
    counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const wanted = query.trim().toLowerCase();
  const isMatch = (one: StudioFile) =>
    wanted === '' || `${nameOf(one, locale)} ${one.file} ${one.route ?? ''}`.toLowerCase().includes(wanted);
  return (
    <div className="tree">
      {groups.map(({ name, kinds }) => {
        const own = inOrder.filter((one) => kinds.includes(one.kind) && isMatch(one));
        if (own.length === 0) return null;
        const isOpen = query !== '' || name === 'pages' || own.some(({ file }) => file === chosen);
        return (
          <details key={name} open={isOpen}>
            <summary>
              {t(name)} <span className="muted">{own.length}</span>{' '}
              <Count count={own.reduce((sum, { file }) => sum + (counts.get(file) ?? 0), 0)} />
            </summary>
            {chunksOf(own).map((chunk, index) => (
              <ul key={index} className="files__part" style={{ '--rows': chunk.length } as CSSProperties}>
                {chunk.map((one) => (
                  <FileRow key={one.file} file={one} count={counts.get(one.file) ?? 0} isChosen={one.file === chosen} />
                ))}
              </ul>
            ))}
          </details>
        );
      })}
    </div>
  );
});

interface FileRowProps {
  file: StudioFile;
  count: number;
  isChosen: boolean;
}

/** A file in the list. Memoized: of thousands of rows, an edit changes one. */
const FileRow = memo(function FileRow({ file: one, count, isChosen }: FileRowProps) {
  const { t, locale } = useMessages();
  const name = nameOf(one, locale);
  return (
    <li className="files__item" style={{ paddingInlineStart: `${depthOf(one) * 0.75}rem` }}>
      <button
        type="button"
        className="row"
        aria-current={isChosen || undefined}
        title={one.file}
        onClick={() => studio.choose({ file: one.file, pointer: '' })}
      >
        <span className="row__name">{name}</span>
        {one.isChanged && <span className="dot" role="img" aria-label={t('unsaved')} title={t('unsaved')} />}
        <Count count={count} />
      </button>
      {isChosen && <FileTools file={one} name={name} />}
    </li>
  );
});

/** The number of problems. Renders nothing for 0. */
export function Count({ count }: { count: number }) {
  const { t } = useMessages();
  if (count === 0) return null;
  return (
    <span className="badge">
      {count}
      <span className="unseen"> {t('problems')}</span>
    </span>
  );
}

/** Rows per chunk of `content-visibility`: for the browser, checking thousands of rows one by one is slower than drawing. */
const chunkSize = 100;

function chunksOf(files: StudioFile[]): StudioFile[][] {
  const count = Math.ceil(files.length / chunkSize);
  return Array.from({ length: count }, (_, index) => files.slice(index * chunkSize, (index + 1) * chunkSize));
}

/** The title of a page in the studio's language, otherwise in any. Other files have their name. */
function nameOf({ title, file }: StudioFile, locale: string): string {
  if (typeof title === 'string') return title;
  const texts = (typeof title === 'object' && title !== null ? title : {}) as Record<string, unknown>;
  const text = texts[locale] ?? Object.values(texts)[0];
  return typeof text === 'string' && text !== ''
    ? text
    : file.replace(/^(pages|assets\/records)\/((shared|collections)\/)?/, '');
}

function byRoute(a: StudioFile, b: StudioFile): number {
  const [one, other] = [a.route ?? `~${a.file}`, b.route ?? `~${b.file}`];
  return one < other ? -1 : one > other ? 1 : 0;
}

function depthOf({ route = '/' }: StudioFile): number {
  return Math.max(0, route.split('/').length - 2);
}

/** Moves the focus between rows by arrow keys. */
export function stepByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.altKey) return;
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      'summary, details[open] .row, .sections [data-item], .sections ul:first-of-type > li:first-child > .row, .menus > .row',
    ),
  ];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const tools = { newPage: NewPage, findReplace: FindReplace, holes: TodoList };

/** Buttons for the dialogs that concern the whole site. */
function SiteTools() {
  const { t } = useMessages();
  const [open, setOpen] = useState<keyof typeof tools>();
  const untranslated = useSite(({ untranslated }) => untranslated);
  const Tool = open && tools[open];
  return (
    <div className="site-tools">
      {(Object.keys(tools) as (keyof typeof tools)[]).map((name) => (
        <button key={name} type="button" className="plain" onClick={() => setOpen(name)}>
          {t(name)}
          {name === 'holes' && untranslated > 0 && <span className="muted"> {untranslated}</span>}
        </button>
      ))}
      {Tool && <Tool close={() => setOpen(undefined)} />}
    </div>
  );
}
