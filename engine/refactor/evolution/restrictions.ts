import type { Schema } from '../../model/schema/schema.ts';
import { findAdditionalProperties, findProperty, listChoices } from './facets.ts';

/** Reports a difference: whether it is breaking, its position, its description, and the removed choice. */
export type ReportDifference = (kind: 'additive' | 'breaking', place: string, what: string, gone?: unknown) => void;

const least = ['minLength', 'minItems', 'minimum'];
const most = ['maxLength', 'maxItems', 'maximum'];

/** Compares the restrictions of one value: choices, pattern, limits. */
export function compareValues(type: string, was: Schema[], is: Schema[], place: string, tell: ReportDifference): void {
  compareChoices(listChoices(was, type), listChoices(is, type), place, tell);
  compareForms(was, is, place, tell);
  for (const keyword of [...least, ...most]) compareLimit(keyword, was, is, place, tell);
}

function compareChoices(
  old: unknown[] | undefined,
  now: unknown[] | undefined,
  place: string,
  tell: ReportDifference,
): void {
  const list = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');
  if (!old && now) tell('breaking', place, `was free and may only be ${list(now)}`);
  if (old && !now) tell('additive', place, `is no longer restricted to ${list(old)}`);
  if (!old || !now) return;
  for (const value of old)
    if (!now.includes(value)) tell('breaking', place, `may no longer be ${list([value])}`, value);
  for (const value of now) if (!old.includes(value)) tell('additive', place, `may be ${list([value])} too`);
}

/**
 * Whether one pattern admits all that another one does is not computed: any other pattern counts as breaking, apart
 * from a pattern that also admits other characters or names in braces in a place, or optional parts.
 */
function compareForms(was: Schema[], is: Schema[], place: string, tell: ReportDifference): void {
  const patterns = (parts: Schema[]) => [...new Set(parts.flatMap(({ pattern }) => pattern ?? []))];
  const [old, now] = [patterns(was), patterns(is)];
  const fresh = now.filter(
    (pattern) => ![pattern, withoutAlternatives(pattern), withoutOptional(pattern)].some((one) => old.includes(one)),
  );
  const dropped = old.filter((pattern) => !now.includes(pattern));
  if (fresh.length > 0) {
    const before = dropped.length > 0 ? `, where it had to fit ${dropped.join(' and ')}` : '';
    tell('breaking', place, `must fit ${fresh.join(' and ')}${before}`);
  } else if (dropped.length > 0) tell('additive', place, `need no longer fit ${dropped.join(' and ')}`);
}

/** A pattern with characters alone where it also admits something else: `([a-z]|\{\w+\})` as `[a-z]`. */
function withoutAlternatives(pattern: string): string {
  return pattern.replace(/\((\[[^\]]*\])\|[^()]*\)/g, '$1');
}

/** A pattern without its optional groups: `a(/b)*` as `a`. */
function withoutOptional(pattern: string): string {
  return pattern.replace(/\((?!\?)(?:\[[^\]]*\]|\\.|[^()[\]\\])*\)[*?]/g, '');
}

function compareLimit(keyword: string, was: Schema[], is: Schema[], place: string, tell: ReportDifference): void {
  const lower = least.includes(keyword);
  const tightest = (parts: Schema[]) => {
    const limits = parts.flatMap((part) => (typeof part[keyword] === 'number' ? part[keyword] : []));
    return lower ? Math.max(...limits) : Math.min(...limits);
  };
  const [old, now] = [tightest(was), tightest(is)];
  if (old === now) return;
  const shown = (limit: number) => (Number.isFinite(limit) ? String(limit) : 'none');
  const tighter = lower ? now > old : now < old;
  tell(tighter ? 'breaking' : 'additive', place, `has another ${keyword}: ${shown(now)}, was ${shown(old)}`);
}

export function listRequired(parts: Schema[]): string[] {
  return parts.flatMap((part) => part.required ?? []);
}

export function compareRequired(was: Schema[], is: Schema[], place: string, tell: ReportDifference): void {
  const [old, now] = [listRequired(was), listRequired(is)];
  const at = (name: string) => (place ? `${place}.${name}` : name);
  for (const name of now.filter((name) => !old.includes(name)))
    tell('breaking', at(name), findProperty(was, name) ? 'was optional and is required' : 'is new and required');
  for (const name of old.filter((name) => !now.includes(name)))
    if (findProperty(is, name)) tell('additive', at(name), 'was required and is optional');
}

/** Compares the alternative properties (`@exactlyOne`). */
export function compareAlternatives(was: Schema[], is: Schema[], place: string, tell: ReportDifference): void {
  const names = (parts: Schema[]) =>
    parts.flatMap(({ oneOf }) => oneOf?.flatMap(({ required }) => required ?? []) ?? []);
  const [old, now] = [names(was), names(is)];
  const had = now.filter((name) => listRequired(was).includes(name));
  // If one of them was required and no other was allowed, every value has exactly one.
  const fits =
    had.length === 1 &&
    now.every((name) => had.includes(name) || !(findProperty(was, name) ?? findAdditionalProperties(was)));
  if (old.length === 0 && now.length > 0)
    tell(fits ? 'additive' : 'breaking', place, `must have exactly one of ${now.join(', ')}`);
  else if (now.length === 0 && old.length > 0)
    tell('additive', place, `need not have exactly one of ${old.join(', ')}`);
  else {
    const excluded = now.filter((name) => !old.includes(name) && findProperty(was, name));
    const missing = old.filter((name) => !now.includes(name));
    for (const name of [...excluded, ...missing]) {
      const at = place ? `${place}.${name}` : name;
      tell('breaking', at, missing.includes(name) ? 'alone is no longer enough' : `may no longer stand beside others`);
    }
  }
}
