import type { Compiled, Inline } from '../../model/compiled.ts';
import { fieldText } from '../../model/field-text.ts';
import { plainText } from '../../ui/kit/inline.tsx';
import type { Build } from './builds.ts';
import type { Facet, SelectorSection } from './descriptor.ts';

/** The known answers and versions; empty strings are unknown. */
export type Known = Record<string, string>;

export interface Question {
  key: string;
  label: Inline;
  choices: Choice[];
  /** The selected value; empty for any. */
  chosen: string;
  facet?: Compiled<Facet>;
}

export interface Choice {
  value: string;
  name: string;
  /** Whether builds remain with this choice. */
  isPossible: boolean;
}

/** Why a build does not match: a different answer or a minimum version. */
export interface Misfit {
  label: Inline;
  needs: string;
  has: string;
  isVersion: boolean;
}

export interface Found {
  questions: Question[];
  /** The machine's versions by field. */
  machine: Known;
  misfits: Map<Build, Misfit[]>;
  isAsked: boolean;
  /** The best match: recommended before current before archived, then the newest. */
  best: Build | undefined;
}

interface Asked {
  key: string;
  label: Inline;
  facet?: Compiled<Facet>;
  /** The build's value; empty if any answer matches. */
  answerOf(build: Build): string;
  nameOf(build: Build): string;
}

/** The table question, then the facets. */
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

/** Keeps answers and versions that some build has. */
export function knownBy(
  section: Compiled<SelectorSection>,
  builds: Build[],
  answerTo: (key: string) => string | null,
): Known {
  const isKnown = new Map<string, (answer: string) => boolean>([
    ...asked(section).map(
      ({ key, answerOf }) => [key, (answer: string) => builds.some((build) => answerOf(build) === answer)] as const,
    ),
    ...(section.requirements ?? []).map(
      ({ field }) => [field, (answer: string) => /^\d+(\.\d+)*$/.test(answer)] as const,
    ),
  ]);
  return Object.fromEntries(
    [...isKnown].map(([key, knows]) => {
      const answer = answerTo(key) ?? '';
      return [key, knows(answer) ? answer : ''];
    }),
  );
}

export function find(section: Compiled<SelectorSection>, builds: Build[], known: Known): Found {
  const requirements = section.requirements ?? [];
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
    ...requirements
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
        // Tables keep their order; values sort naturally: 8.0 before 10.1.
        .sort((a, b) => (question.facet ? natural.compare(a.name, b.name) : 0)),
    })),
    machine: Object.fromEntries(requirements.flatMap(({ field }) => (known[field] ? [[field, known[field]]] : []))),
    misfits,
    isAsked: Object.values(known).some(Boolean),
    best: builds
      .filter((build) => misfits.get(build)?.length === 0)
      .sort((a, b) => ranks.indexOf(a.status ?? 'current') - ranks.indexOf(b.status ?? 'current'))[0],
  };
}

/** `localeCompare` would load the rules for each comparison. */
const natural = new Intl.Collator(undefined, { numeric: true });

const ranks = ['recommended', 'current', 'archive'];

/** Compares versions by number: `510.39` is lower than `525.60.13`. */
export function isBelow(version: string, other: string): boolean {
  const [a = [], b = []] = [version, other].map((one) => one.match(/\d+/g)?.map(Number));
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
