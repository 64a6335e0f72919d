import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { onTyped } from '../../ui/kit/on-typed.ts';
import type { StudioFile, StudioState } from '../protocol/state-protocol.ts';
import { type MessageKey, useMessages } from './messages.tsx';
import { FileTools } from './pages/file-tools.tsx';
import { SiteTools } from './site-tools.tsx';
import { studio, usePlace, useSite } from './store/studio.ts';

const groups: { name: MessageKey; kinds: StudioFile['kind'][] }[] = [
  { name: 'pages', kinds: ['page'] },
  { name: 'shared', kinds: ['shared'] },
  { name: 'settings', kinds: ['site', 'words', 'synonyms'] },
  { name: 'collections', kinds: ['collection'] },
  { name: 'records', kinds: ['record'] },
];

/** The files of the site by kind, pages by their routes, with what is unsaved and wrong in each. */
export function Files() {
  const { t } = useMessages();
  const [sought, setSought] = useState('');
  // Thousands of rows come after what was typed.
  const files = useDeferredValue(useSite(({ files }) => files));
  const problems = useDeferredValue(useSite(({ problems }) => problems));
  return (
    <>
      <input
        type="search"
        className="filter"
        placeholder={t('filter')}
        aria-label={t('filter')}
        {...onTyped(setSought)}
      />
      <SiteTools />
      <FileTree files={files} problems={problems} sought={sought} />
    </>
  );
}

const FileTree = memo(function FileTree({
  files,
  problems,
  sought,
}: Pick<StudioState, 'files' | 'problems'> & { sought: string }) {
  const { t, locale } = useMessages();
  const chosen = usePlace(({ chosen }) => chosen?.file);
  // Thousands are put in order once, and not at each look.
  const inOrder = useMemo(() => files.toSorted(byRoute), [files]);
  const counts = new Map<string, number>();
  for (const { file } of problems) counts.set(file, (counts.get(file) ?? 0) + 1);
  const wanted = sought.trim().toLowerCase();
  const isSought = (one: StudioFile) =>
    wanted === '' || `${nameOf(one, locale)} ${one.file} ${one.route ?? ''}`.toLowerCase().includes(wanted);
  return (
    <div className="tree">
      {groups.map(({ name, kinds }) => {
        const own = inOrder.filter((one) => kinds.includes(one.kind) && isSought(one));
        if (own.length === 0) return null;
        const isOpen = sought !== '' || name === 'pages' || own.some(({ file }) => file === chosen);
        return (
          <details key={name} open={isOpen}>
            <summary>
              {t(name)} <span className="muted">{own.length}</span>{' '}
              <Count count={own.reduce((sum, { file }) => sum + (counts.get(file) ?? 0), 0)} />
            </summary>
            {expandSchemas(own).map((part, index) => (
              <ul key={index} className="files__part" style={{ '--rows': part.length } as CSSProperties}>
                {part.map((one) => (
                  <FileRow
                    key={one.file}
                    file={one}
                    name={nameOf(one, locale)}
                    count={counts.get(one.file) ?? 0}
                    isChosen={one.file === chosen}
                    tools={one.file === chosen ? <FileTools file={one} name={nameOf(one, locale)} /> : undefined}
                  />
                ))}
              </ul>
            ))}
          </details>
        );
      })}
    </div>
  );
});

/** A file in the list, drawn again only where something of it is another: of thousands, each look at the site changes one. */
const FileRow = memo(function FileRow({
  file: one,
  name,
  count,
  isChosen,
  tools,
}: {
  file: StudioFile;
  name: string;
  count: number;
  isChosen: boolean;
  /** What can be done with the one that is chosen. */
  tools: ReactNode;
}) {
  const { t } = useMessages();
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
      {tools}
    </li>
  );
});

/** How many problems there are; nothing where there are none. */
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

/** How many rows the browser draws, or leaves out, together: looking at each of thousands by itself takes it longer than drawing them. */
const rowsTogether = 100;

function expandSchemas(files: StudioFile[]): StudioFile[][] {
  const starts = Array.from({ length: Math.ceil(files.length / rowsTogether) }, (_, part) => part * rowsTogether);
  return starts.map((start) => files.slice(start, start + rowsTogether));
}

/** A page's title in the language of the studio, else in any; another file's name. */
function nameOf({ title, file }: StudioFile, locale: string): string {
  if (typeof title === 'string') return title;
  const texts = (typeof title === 'object' && title !== null ? title : {}) as Record<string, unknown>;
  const said = texts[locale] ?? Object.values(texts)[0];
  return typeof said === 'string' && said !== ''
    ? said
    : file.replace(/^(pages|assets\/records)\/((shared|collections)\/)?/, '');
}

function byRoute(a: StudioFile, b: StudioFile): number {
  const [one, other] = [a.route ?? `~${a.file}`, b.route ?? `~${b.file}`];
  return one < other ? -1 : one > other ? 1 : 0;
}

function depthOf({ route = '/' }: StudioFile): number {
  return Math.max(0, route.split('/').length - 2);
}

/** Arrow keys go from row to row. */
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
