import { isJsonObject } from '../model/schema/json-object.ts';
import { pointerOf, valuesAlong } from '../model/schema/pointer.ts';
import type { Path } from '../model/schema/walk.ts';
import type { Splice } from '../model/text/splice.ts';
import { type LocatedJson, offsetOf, rangeOf } from './located-json.ts';
import type { MessageLanguage } from './messages/message.ts';
import { t } from './messages/messages.ts';
import { positionOf } from './position.ts';
import type { Problem } from './problem.ts';
import type { FileFinding, Finding, LocatedFinding } from './rule.ts';

/** Converts a finding to a problem with line, column, pointer and message. */
export function makeProblem(where: FileFinding['file'], finding: LocatedFinding, language: MessageLanguage): Problem {
  const file: LocatedJson = 'text' in where ? where : { file: where.file, text: '', value: undefined, faults: [] };
  const { code, path, at, message, suggestion, severity = 'error' } = finding;
  const { line, column } = positionOf(file.text, finding.offset ?? offsetOf(file, path, at));
  const fix = finding.fix ?? fixOf(file, finding);
  return {
    file: file.file,
    line,
    column,
    pointer: pointerOf(path),
    code,
    severity,
    place: describePath(file.value, path),
    message: message[language],
    ...(suggestion !== undefined && { suggestion, ...(finding.isJson && { isJson: finding.isJson }) }),
    ...(fix && { fix }),
  };
}

export function missingSite(language: MessageLanguage): Problem {
  const finding: Finding = { code: 'missing-site', path: [], message: t('noSite') };
  return makeProblem({ file: 'pages/site.json' }, finding, language);
}

/** The finding for an error that a check throws: packages that are not installed, or a bug. */
export function failedCheck(error: unknown): Finding {
  if (error instanceof Error && error.name === 'MissingPackages') {
    const { command } = error as Error & { command: string };
    return { code: 'missing-packages', path: [], message: t('missingPackages', { command }) };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { code: 'check-failed', path: [], message: t('checkFailed', { reason }) };
}

/** The packages that only a build of the site needs, with the command that installs them. Other commands work without. */
export function packagesForBuild(command: string, language: MessageLanguage): Problem {
  const message = t('packagesForBuild', { command });
  const finding: Finding = { code: 'missing-packages', path: [], message, severity: 'warning' };
  return makeProblem({ file: 'pages/site.json' }, finding, language);
}

/** The edit that applies a certain suggestion. None if the wrong passage occurs twice. */
function fixOf(
  file: LocatedJson,
  { path, at, suggestion, sure, wrong, isJson, inList, offset: from }: LocatedFinding,
): Splice | undefined {
  const range = sure && (suggestion !== undefined || inList) ? rangeOf(file, path, at) : undefined;
  if (!range) return undefined;
  const { offset, length } = range;
  if (inList) return { offset, length, text: `[${file.text.slice(offset, offset + length)}]` };
  if (suggestion === undefined) return undefined;
  if (file.isPlain) {
    if (wrong === undefined || from === undefined || !file.text.startsWith(wrong, from)) return undefined;
    return { offset: from, length: wrong.length, text: suggestion };
  }
  if (wrong === undefined) return { offset, length, text: isJson ? suggestion : JSON.stringify(suggestion) };
  const inside = (text: string) => JSON.stringify(text).slice(1, -1);
  const parts = file.text.slice(offset, offset + length).split(inside(wrong));
  if (parts.length !== 2) return undefined;
  return { offset: offset + (parts[0] as string).length, length: inside(wrong).length, text: inside(suggestion) };
}

/** Writes a path with the type of each section: `sections[0] (modal-table).columns[2]`. */
export function describePath(value: unknown, path: Path): string {
  let place = '';
  const [, ...values] = valuesAlong(value, path);
  for (const [index, step] of path.entries()) {
    place += typeof step === 'number' ? `[${step}]` : `${place ? '.' : ''}${step}`;
    const here = values[index];
    if (typeof step === 'number' && isJsonObject(here) && typeof here.type === 'string') place += ` (${here.type})`;
  }
  return place;
}
