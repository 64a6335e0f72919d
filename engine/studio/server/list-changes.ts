import type { Problem } from '../../check/problem.ts';
import { changesBetween, type ValueChange } from '../../edit/changes.ts';
import type { Operation } from '../../edit/operations.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { isMarkdownFile } from '../../model/markdown/markdown-file.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { findHeading } from '../../model/text/find-heading.ts';
import type { CheckedSite } from '../../server/dev/live-site.ts';
import type { ChangeRow, FileChanges } from '../protocol/edit-protocol.ts';
import type { Draft } from './drafts.ts';
import { lineDiff } from './line-diff.ts';
import { createNamer, withPlaces } from './name-location.ts';
import { wordDiff } from './word-diff.ts';

/** The changes of each file by field. A new file with the text of a deleted one is reported as moved. */
export function listChanges(
  changed: (Draft & { file: string })[],
  now: Pick<CheckedSite, 'input' | 'model'>,
  problems: Problem[] = [],
): FileChanges[] {
  const samples = problems.filter(({ code }) => code === 'sample-text');
  const goes = new Map(changed.flatMap(({ file, base, text }) => (text === undefined ? [[base, file] as const] : [])));
  return changed.map(({ file, base, text }) => {
    const from = base === undefined ? goes.get(text) : undefined;
    return {
      file,
      ...titleOf(file, text ?? base),
      ...(base === undefined && { comes: true as const }),
      ...(text === undefined && { goes: true as const }),
      ...(from !== undefined && { from }),
      rows: rowsOf({ file, base, text }, now),
      lines: lineDiff(base ?? '', text ?? ''),
      samples: withPlaces(
        samples.filter((one) => one.file === file),
        now,
        { [file]: text },
      ),
    };
  });
}

/** A row per change. A file that is new, deleted or not JSON has one row. */
function rowsOf(
  { file, base, text }: Draft & { file: string },
  now: Pick<CheckedSite, 'input' | 'model'>,
): ChangeRow[] {
  const before = createNamer(now, { [file]: base });
  const after = createNamer(now, { [file]: text });
  const partsOf = ({ was, is }: Pick<ValueChange, 'was' | 'is'>) => ({
    was: was ? before.partsOf({ file, ...was }, was.value) : [],
    is: is ? after.partsOf({ file, ...is }, is.value) : [],
  });
  const whole = { pointer: '', place: { en: '', zh: '' }, parts: { was: [], is: [] } };
  const read = (one: string) => (isMarkdownFile(file) ? one : readWholeFile(file, one).value);
  const [was, is] = [base, text].map((one) => (one === undefined ? undefined : read(one)));
  if (base === undefined || text === undefined) {
    const kind = base === undefined ? 'add' : 'remove';
    const parts = partsOf({ [kind === 'add' ? 'is' : 'was']: { pointer: '', value: was ?? is } });
    return [{ ...whole, kind, was, is, parts, back: [] }];
  }
  if (was === undefined || is === undefined) return [{ ...whole, kind: 'replace', was, is, back: [] }];
  const languages = codesOf(now.model.siteFile?.value as { languages?: unknown } | undefined);
  const rows = changesBetween(was, is).map((change) => {
    const row = rowOf(change, languages);
    const { nameOf } = change.is ? after : before;
    const parts = partsOf(change);
    const { words, ...rest } = row;
    // The labels of two choices share no words.
    const isChoice = parts.was[0]?.choice !== undefined;
    return { ...rest, ...(words && !isChoice && { words }), place: nameOf({ file, pointer: row.pointer }), parts };
  });
  // Without rows, only the whitespace has changed.
  return rows.length > 0 ? rows : [{ ...whole, kind: 'replace', back: [] }];
}

function titleOf(file: string, text: string | undefined): Pick<FileChanges, 'title'> {
  const value = text === undefined || isMarkdownFile(file) ? undefined : readWholeFile(file, text).value;
  const [en, zh] = [findHeading(value, 'en'), findHeading(value, 'zh')];
  return en && zh && typeof value === 'object' ? { title: { en, zh } } : {};
}

function rowOf({ operation, was, is }: ValueChange, languages: string[]): Omit<ChangeRow, 'place' | 'parts'> {
  const pointer = is?.pointer ?? was?.pointer ?? '';
  const [before, after] = [was?.value, is?.value];
  const language = languages.find((code) => pointer.endsWith(`/${code}`)) ?? languages[0];
  const isText = operation.op === 'replace' && typeof before === 'string' && typeof after === 'string';
  return {
    ...{ pointer, kind: operation.op, was: before, is: after },
    ...(isText && { words: wordDiff(before, after, language) }),
    back: backOf(was, is, operation.op),
  };
}

function backOf(was: ValueChange['was'], is: ValueChange['is'], op: Operation['op']): Operation[] {
  if (op === 'move' && was && is) return [{ op, from: is.pointer, path: was.pointer }];
  if (!was) return is ? [{ op: 'remove', path: is.pointer }] : [];
  if (!is) return [{ op: 'add', path: was.pointer, value: was.value }];
  return [{ op: 'replace', path: is.pointer, value: was.value }];
}
