import type { Compiled, Inline } from '../../descriptor/compiled.ts';
import { plainText } from '../../kit/inline.tsx';
import type { Build } from './builds.ts';
import type { Facet, Minimum, SelectorSection } from './descriptor.ts';

/** A question with its choices. */
export interface Question {
  key: string;
  label: Inline;
  choices: { value: string; isPossible: boolean }[];
  /** What was chosen; empty for what is not. */
  chosen: string;
  facet?: Compiled<Facet>;
}

/** Why a build does not fit: it is for something else, or needs a later version. */
export interface Misfit {
  label: Inline;
  needs: string;
  has: string;
  isVersion: boolean;
}

/** What was found. */
export interface Found {
  questions: Question[];
  /** The versions of the machine, by the field that asks for them. */
  machine: Record<string, string>;
  misfits: Map<Build, Misfit[]>;
  /** The build to take: of those that fit a recommended one before a current and that before an archived one, then the newest. */
  best: Build | undefined;
}

/** What is known, by the field of each question and version. */
export type Known = Record<string, string>;

/** The questions of a selector: which table, then its facets. */
function asked({ tables, facets }: Compiled<SelectorSection>) {
  const answerOf = (field: string) => (build: Build) => plainText((build[field] ?? '') as Inline);
  return [
    ...(tables
      ? [{ key: 'table', label: tables, answerOf: ({ table }: Build) => plainText(table.heading ?? table.id) }]
      : []),
    ...facets.map((facet) => ({ key: facet.field, label: facet.label, facet, answerOf: answerOf(facet.field) })),
  ];
}

/** Finds what fits what is known, among these builds. */
export function find(section: Compiled<SelectorSection>, builds: Build[], known: Known): Found {
  const minimums = section.minimums ?? [];
  const questions = asked(section).map((question) => ({
    ...question,
    values: [...new Set(builds.map(question.answerOf))].filter(Boolean),
    chosen: known[question.key] ?? '',
  }));
  const misfitsOf = (build: Build, but?: string): Misfit[] => [
    ...questions
      .filter(({ key, chosen, answerOf }) => key !== but && chosen && answerOf(build) !== chosen)
      .map(({ label, chosen, answerOf }) => ({ label, needs: answerOf(build), has: chosen, isVersion: false })),
    ...minimums
      .filter(({ field }) => known[field] && isBelow(known[field], String(build[field] ?? '0')))
      .map(({ field, label }) => ({ label, needs: String(build[field]), has: known[field] ?? '', isVersion: true })),
  ];
  const misfits = new Map(builds.map((build) => [build, misfitsOf(build)]));
  const fitting = builds.filter((build) => misfits.get(build)?.length === 0);
  return {
    questions: questions.map(({ values, answerOf, ...question }) => ({
      ...question,
      choices: values.map((value) => ({
        value,
        isPossible: builds.some((build) => answerOf(build) === value && misfitsOf(build, question.key).length === 0),
      })),
    })),
    machine: Object.fromEntries(minimums.flatMap(({ field }) => (known[field] ? [[field, known[field]]] : []))),
    misfits,
    best: fitting.sort((a, b) => rank(a) - rank(b))[0],
  };
}

const ranks = ['recommended', 'current', 'archive'];

function rank({ status = 'current' }: Build): number {
  return ranks.indexOf(status);
}

/** Whether a version, in numbers with dots, is lower than another: `510.39` than `525.60.13`. */
export function isBelow(version: string, other: string): boolean {
  const [a, b] = [version, other].map((one) => one.split('.').map(Number));
  for (let at = 0; at < Math.max(a?.length ?? 0, b?.length ?? 0); at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** What is known, as an address has it: `CUDA_11.6*driver_510.39`. Signs that an address would spell otherwise are left out of it. */
export function toAddress(known: Known): string {
  return Object.entries(known)
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}_${value}`)
    .join('*');
}

/** Reads what {@link toAddress} wrote. What no question or version of the selector can be is left out. */
export function fromAddress(text: string, section: Compiled<SelectorSection>, builds: Build[]): Known {
  const parts = text.split('*');
  const read = (key: string, isKnown: (value: string) => boolean): [string, string][] =>
    parts
      .filter((part) => part.startsWith(`${key}_`))
      .map((part) => part.slice(key.length + 1))
      .filter(isKnown)
      .map((value) => [key, value]);
  return Object.fromEntries([
    ...asked(section).flatMap(({ key, answerOf }) =>
      read(key, (value) => builds.some((one) => answerOf(one) === value)),
    ),
    ...(section.minimums ?? []).flatMap(({ field }: Compiled<Minimum>) =>
      read(field, (value) => /^\d+(\.\d+)*$/.test(value)),
    ),
  ]);
}
