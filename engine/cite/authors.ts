import { furtherAuthors } from './citation.ts';
import { classifyNamePart, type NamePart, placeholder } from './name-parts.ts';
import { createName, isOrganization, type Name, readName } from './read-name.ts';

export interface Authors {
  names: Name[];
  /** Whether there are further authors without names. */
  others: boolean;
  /** The list as it is written, for display. */
  authors: string;
  /** A passage with two readings; the names are a guess. */
  unclear?: string;
}

/** Separators other than comma and semicolon. `和` needs two Han characters on each side: 李和平 is a name. */
const joints = /\s*[,，]?\s*(?:[、＆&]|(?<=[\s,，])and(?=\s)|(?<=\p{sc=Han}{2}\s*)[和与與及](?=\s*\p{sc=Han}{2}))\s*/iu;

/** Marks of affiliations, and characters that no name has. */
const foreign = /[\d*†‡§¶@:()（）[\]/|<>]/;

/** Reads authors in the usual English and Chinese forms: `Kohn, W., & Doe, A.`, `W. Kohn et al.`, `王小明、李华 等`. */
export function readAuthors(written: string): Authors {
  const literals: string[] = [];
  const text = written.replace(/\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, name: string) => {
    literals.push(withoutBraces(name).trim());
    return String.fromCharCode(0xe000 + literals.length - 1);
  });
  const restore = (part: string) =>
    part.replace(/[\ue000-\uf8ff]/g, (mark) => literals[mark.charCodeAt(0) - 0xe000] ?? mark);
  const named = text.replace(furtherAuthors, '').replace(/(?<=\p{Lu}\.)(?=\p{Lu}\p{Ll})/gu, ' ');
  const list = new AuthorList(named);
  const restored = list.names.map(({ family, given, ...rest }): Name => {
    if (given === undefined && placeholder.test(family)) return { family: restore(family), isLiteral: true };
    return { ...rest, family: restore(family), ...(given !== undefined && { given: restore(given) }) };
  });
  const unclear = list.unclear?.replace(
    /[\ue000-\uf8ff]/g,
    (mark) => `{${literals[mark.charCodeAt(0) - 0xe000] ?? ''}}`,
  );
  return {
    names: restored.filter(({ family }) => family !== ''),
    others: furtherAuthors.test(text),
    authors: withoutBraces(written),
    ...(unclear !== undefined && { unclear }),
  };
}

function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, '');
}

/** The text between two commas. */
interface Part {
  text: string;
  kind: NamePart;
}

/** The names of a list of authors, and the first unclear passage. */
class AuthorList {
  readonly names: Name[] = [];
  unclear: string | undefined;

  constructor(text: string) {
    const hasSemicolons = /[;；]/.test(text);
    const groups = text
      .split(/[;；]/)
      .flatMap((group) => group.split(joints))
      .map((group) => group.split(/[,，]/).map((part) => part.trim()))
      .map((group) => group.filter(Boolean).map(partOf))
      .filter((group) => group.length > 0);
    const plain = groups.map((group) => group.filter(({ kind }) => kind !== 'suffix'));
    const arePairs = plain.length > 0 && plain.every(isPair);
    for (const [index, group] of groups.entries()) {
      const parts = plain[index] ?? [];
      const isOne = hasSemicolons && isPair(parts);
      const isPaired = isOne || isAlternating(parts) || arePairs;
      // `Kohn, Walter` may be one author or two.
      if (arePairs && !hasSemicolons && groups.length === 1 && parts.every(({ kind }) => kind === 'word'))
        this.#doubt(textOf(group));
      this.#read(group, isPaired, groups.flat().length === 1);
    }
    this.#doubtDivided(groups.flat());
    if (foreign.test(text) || /\bet\.?\s+al\b|\bothers\b/i.test(text)) this.#doubt(text.trim());
  }

  /** `Department of Physics and Astronomy` and `University of California, Berkeley` may be one author or two. */
  #doubtDivided(parts: Part[]): void {
    for (const [index, { text }] of parts.entries()) {
      const [next, afterNext] = parts.slice(index + 1);
      if (!isOrganization(text) || !next || isOrganization(next.text)) continue;
      if (['word', 'words'].includes(next.kind) && afterNext?.kind !== 'initials')
        this.#doubt(textOf([{ text }, next]));
    }
  }

  #read(group: Part[], isPaired: boolean, isAlone: boolean): void {
    const hasInitials = group.some(({ kind }) => kind === 'initials');
    let family: Part | undefined;
    let suffix: string | undefined;
    const flush = () => {
      if (family === undefined) return;
      if (group.length > 1 && (hasInitials || family.kind === 'word')) this.#doubt(textOf(group));
      this.names.push({ ...readName(family.text), ...(suffix !== undefined && { suffix }) });
      [family, suffix] = [undefined, undefined];
    };
    for (const part of group) {
      const { text, kind } = part;
      const last = this.names.at(-1);
      if (kind === 'suffix') {
        if (family) suffix = text;
        else if (last) last.suffix = text;
        else this.#doubt(textOf(group));
      } else if (family && (kind === 'initials' || (isPaired && !['literal', 'cjk'].includes(kind)))) {
        this.names.push(createName(family.text, text, suffix));
        [family, suffix] = [undefined, undefined];
      } else if (kind === 'word' || kind === 'words') {
        flush();
        family = part;
      } else {
        flush();
        if (kind === 'initials') this.#doubt(textOf(group));
        this.names.push(...(kind === 'cjk' ? this.#cjkNames(text, isAlone) : [this.#name(text)]));
      }
    }
    flush();
  }

  /** A name with initials. Two in a row without a separator are unclear: `Smith J Doe A`. */
  #name(text: string): Name {
    const words = text.split(/\s+/).map((word) => classifyNamePart(word) === 'initials');
    // `LI Hua` may be a family name in capitals.
    if (/^\p{Lu}{2,}\s/u.test(text) && words[0]) this.#doubt(text);
    const changes = words.filter((isInitial, index) => index > 0 && isInitial !== words[index - 1]).length;
    if (changes > 2) this.#doubt(text);
    return readName(text);
  }

  /** Names in Han, kana or Hangul. Spaces divide `张三 李四 王五`, but not `山田 太郎、鈴木 一郎`. */
  #cjkNames(text: string, isAlone: boolean): Name[] {
    const words = text.split(/\s+/);
    const areNames = isAlone && words.length > 1 && words.every((word) => [...word].length > 1);
    if (words.length === 1 && [...text].length === 1) this.#doubt(text);
    if (!areNames) return [readName(text)];
    // 山田 太郎 is one author, 张三 李四 are two.
    if (words.length === 2) this.#doubt(text);
    return words.map(readName);
  }

  #doubt(passage: string): void {
    this.unclear ??= passage;
  }
}

/** A family name and given names: `Kohn, Walter`, `Smith, John A.`. */
function isPair(parts: Part[]): boolean {
  const [family, given] = parts;
  if (parts.length !== 2 || !family || !given) return false;
  if (given.kind === 'initials') return family.kind === 'word' || family.kind === 'words';
  return family.kind === 'word' && ['word', 'words', 'initials-last'].includes(given.kind);
}

/** Pairs of family and given names, some with initials: `Smith, J., Doe, Anna B.`. */
function isAlternating(parts: Part[]): boolean {
  if (parts.length === 0 || parts.length % 2 === 1) return false;
  const pairs = Array.from({ length: parts.length / 2 }, (_, index) => parts.slice(2 * index, 2 * index + 2));
  return pairs.every(isPair) && parts.some(({ kind }) => kind === 'initials' || kind === 'initials-last');
}

function partOf(text: string): Part {
  return { text, kind: isOrganization(text) ? 'literal' : classifyNamePart(text) };
}

function textOf(group: Pick<Part, 'text'>[]): string {
  return group.map(({ text }) => text).join(', ');
}
