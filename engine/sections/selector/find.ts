import type { Compiled, Inline } from '../../model/compiled.ts';
import { fieldText } from '../../model/field-text.ts';
import { plainText } from '../../ui/kit/inline.tsx';
import type { Build } from './builds.ts';
import type { Facet, SelectorSection } from './descriptor.ts';

/** What is known, by the key of each question and the field of each version; empty for what is not. */
export type Known = Record<string, string>;

export interface Question {
  key: string;
  label: Inline;
  choices: Choice[];
  /** The value that was chosen; empty for any. */
  chosen: string;
  facet?: Compiled<Facet>;
}

export interface Choice {
  value: string;
  name: string;
  /** Whether a build is left when it is chosen with all else that is known. */
  isPossible: boolean;
}

/** Why a build does not fit: it is for something else, or needs a later version. */
export interface Misfit {
  label: Inline;
  needs: string;
  has: string;
  isVersion: boolean;
}

export interface Found {
  questions: Question[];
  /** The versions of the machine, by the field that asks for them. */
  machine: Known;
  misfits: Map<Build, Misfit[]>;
  /** Whether the visitor has answered a question or given a version. */
  isAsked: boolean;
  /** The build to take: of those that fit a recommended one before a current and that before an archived one, then the newest. */
  best: Build | undefined;
}

interface Asked {
  key: string;
  label: Inline;
  facet?: Compiled<Facet>;
  /** The value by which a build answers it; empty where any answer will do. */
  answerOf(build: Build): string;
  nameOf(build: Build): string;
}

/** The questions of a selector: which table, then its facets. */
function asked({ tables, facets }: Compiled<SelectorSection>): Asked[] {
  const nameOfTable = ({ table }: Build) => plainText(table.heading ?? table.id);
  return [
    ...(tables
      ? [{ key: 'tables', label: tables, answerOf: ({ table }: Build) => table.id, nameOf: nameOfTable }]
      : []),
    ...facets.map((facet) => {
      const answerOf = (build: Build) => fieldText(build, facet.field);
      return { key: facet.field, label: facet.label, facet, answerOf, nameOf: answerOf };
    }),
  ];
}

/** What answers say of the keys and fields of a selector. An answer that no build and no version can be is left out. */
export function knownBy(
  section: Compiled<SelectorSection>,
  builds: Build[],
  answerTo: (key: string) => string | null,
): Known {
  const isKnown = new Map<string, (answer: string) => boolean>([
    ...asked(section).map(
      ({ key, answerOf }) => [key, (answer: string) => builds.some((build) => answerOf(build) === answer)] as const,
    ),
    ...(section.minimums ?? []).map(({ field }) => [field, (answer: string) => /^\d+(\.\d+)*$/.test(answer)] as const),
  ]);
  return Object.fromEntries(
    [...isKnown].map(([key, knows]) => {
      const answer = answerTo(key) ?? '';
      return [key, knows(answer) ? answer : ''];
    }),
  );
}

/** Finds what fits what is known, among these builds. */
export function find(section: Compiled<SelectorSection>, builds: Build[], known: Known): Found {
  const minimums = section.minimums ?? [];
  const questions = asked(section).map(({ answerOf, nameOf, ...question }) => {
    const answers = builds.filter(answerOf).map((build): [string, string] => [answerOf(build), nameOf(build)]);
    return { ...question, answerOf, nameOf, names: new Map(answers), chosen: known[question.key] ?? '' };
  });
  const misfitsOf = (build: Build, known: Known): Misfit[] => [
    ...questions
      .filter(({ key, answerOf }) => known[key] && answerOf(build) && answerOf(build) !== known[key])
      .map(({ key, label, nameOf, names }) => {
        return { label, needs: nameOf(build), has: names.get(known[key] ?? '') ?? '', isVersion: false };
      }),
    ...minimums
      .filter(({ field }) => known[field] && isBelow(known[field], fieldText(build, field)))
      .map(({ field, label }) => ({ label, needs: fieldText(build, field), has: known[field] ?? '', isVersion: true })),
  ];
  const misfits = new Map(builds.map((build) => [build, misfitsOf(build, known)]));
  const fits = (known: Known) => builds.some((build) => misfitsOf(build, known).length === 0);
  return {
    questions: questions.map(({ names, answerOf, nameOf, ...question }) => ({
      ...question,
      choices: [...names]
        .map(([value, name]) => ({ value, name, isPossible: fits({ ...known, [question.key]: value }) }))
        // Which table is asked as the tables stand; what fields hold, in its own order: 8.0 before 10.1.
        .sort((a, b) => (question.facet ? a.name.localeCompare(b.name, undefined, { numeric: true }) : 0)),
    })),
    machine: Object.fromEntries(minimums.flatMap(({ field }) => (known[field] ? [[field, known[field]]] : []))),
    misfits,
    isAsked: Object.values(known).some(Boolean),
    best: builds
      .filter((build) => misfits.get(build)?.length === 0)
      .sort((a, b) => ranks.indexOf(a.status ?? 'current') - ranks.indexOf(b.status ?? 'current'))[0],
  };
}

const ranks = ['recommended', 'current', 'archive'];

/** Whether a version is lower than another, number by number: `510.39` than `525.60.13`. */
export function isBelow(version: string, other: string): boolean {
  const [a = [], b = []] = [version, other].map((one) => one.match(/\d+/g)?.map(Number));
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
