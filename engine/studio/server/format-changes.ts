import type { ChangeRow, DiffLine, FileChanges } from '../protocol/edit-protocol.ts';
import type { BilingualText, NamedValue } from '../protocol/protocol.ts';

/** The rows of a summary: platforms cut long ones. */
const mostRows = 400;

/** The values of an object that is new or removed. */
const mostParts = 12;

/** The characters of a value. */
const mostCharacters = 300;

const kinds: Record<ChangeRow['kind'], BilingualText> = {
  add: { en: 'added', zh: '新增' },
  remove: { en: 'removed', zh: '删除' },
  replace: { en: 'changed', zh: '修改' },
  move: { en: 'moved', zh: '移动' },
};

/** Changes by field as Markdown, with labels in English and Chinese, for the summary of a pull request. */
export function formatChanges(files: FileChanges[]): string {
  const count = files.length;
  const title = `## Content changes · 内容改动\n\n`;
  if (count === 0) return `${title}No changes. · 没有改动。\n`;
  let left = mostRows;
  const parts = files.map((file) => {
    const rows = file.rows.slice(0, Math.max(left, 0));
    left -= rows.length;
    return formatFile(file, rows);
  });
  return `${title}${count} ${count === 1 ? 'file' : 'files'} · ${count} 个文件\n\n${parts.join('\n')}`;
}

function formatFile({ file, title, comes, goes, from, rows, lines }: FileChanges, shown: ChangeRow[]): string {
  const name = title ? `${escapeMarkdown(inBoth(title))} — ` : '';
  const state = from
    ? ` (moved from · 移自 ${code(from)})`
    : comes
      ? ' (new · 新增)'
      : goes
        ? ' (deleted · 已删除)'
        : '';
  const heading = `### ${name}${code(file)}${state}\n`;
  // The text of a Markdown file, or of a file that is not JSON.
  const isText = shown.every(
    ({ pointer, kind, was, is }) =>
      pointer === '' && (kind === 'replace' || ['string', 'undefined'].includes(typeof (was ?? is))),
  );
  if (isText && lines.length > 0) return `${heading}\n${diffBlock(lines)}\n`;
  const table = shown.map((row) => `| ${escapeMarkdown(inBoth(row.place)) || '–'} | ${cells(row)} |`);
  const more =
    rows.length > shown.length
      ? `\n… ${rows.length - shown.length} more · 还有 ${rows.length - shown.length} 项\n`
      : '';
  const head = '| Field · 字段 | Change · 改动 | Before · 之前 | After · 之后 |\n| --- | --- | --- | --- |';
  return `${heading}\n${head}\n${table.join('\n')}\n${more}`;
}

function cells({ kind, parts, words }: ChangeRow): string {
  const change = inBoth(kinds[kind]);
  // A moved value has not changed.
  if (kind === 'move') return `${change} |  | `;
  if (words) return [change, marked(words, 'gone', '~~'), marked(words, 'new', '**')].join(' | ');
  return [change, listParts(parts.was), listParts(parts.is)].join(' | ');
}

/** A side of a text, with its changed words marked. */
function marked(words: DiffLine[], kind: 'gone' | 'new', mark: string): string {
  return words
    .flatMap((one) => {
      if (one.kind === 'gap') return '…';
      if (one.kind === 'same') return escapeMarkdown(one.text);
      if (one.kind !== kind) return [];
      // A mark next to a space would not count as one.
      const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(one.text) ?? [];
      return text === '' ? one.text : `${before}${mark}${escapeMarkdown(text)}${mark}${after}`;
    })
    .join('');
}

function listParts(parts: NamedValue[]): string {
  const [only, ...others] = parts;
  if (!only) return '';
  if (others.length === 0) return formatValue(only);
  const shown = parts.slice(0, mostParts).map((part) => `${escapeMarkdown(inBoth(part.place))}: ${formatValue(part)}`);
  const rest = parts.length - shown.length;
  return [...shown, ...(rest > 0 ? [`… ${rest} more · 还有 ${rest} 项`] : [])].join('<br>');
}

function formatValue({ value, choice }: NamedValue): string {
  if (choice) return escapeMarkdown(inBoth(choice));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return escapeMarkdown(text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text);
}

function diffBlock(lines: DiffLine[]): string {
  const signs = { same: ' ', gone: '-', new: '+', gap: ' ' };
  const text = lines.flatMap((one) =>
    one.kind === 'gap'
      ? ' …'
      : one.text
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${signs[one.kind]}${line}`),
  );
  const shown = text.slice(0, mostRows);
  // Longer than any fence in the text.
  const fence = '`'.repeat(Math.max(3, ...[...shown.join('\n').matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)));
  return `${fence}diff\n${shown.join('\n')}\n${fence}`;
}

function inBoth({ en, zh }: BilingualText): string {
  return en === zh ? en : `${en} · ${zh}`;
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

/** A text without a meaning in Markdown or HTML, on one line of a table. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]()#+!|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\r\n|\r|\n/g, '<br>');
}
