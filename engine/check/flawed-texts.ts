import type { Path } from '../model/schema/walk.ts';
import { cleanText, replaceFlaws, type TextFlaw, textFlaws } from '../model/text/clean-text.ts';
import { isPublishable } from '../model/text/publishable-text.ts';
import type { Splice } from '../model/text/splice.ts';
import { type Literal, literalOf } from './located-json.ts';
import type { Found, RuleFinding } from './rule.ts';
import { htmlOf, type SiteFile } from './site-files.ts';
import { characterWords } from './words/character-words.ts';

/** A text or name of a file with characters that should not be published. */
interface FlawedText {
  isUnpublishable: boolean;
  finding: RuleFinding;
}

/** What the JSON of a file must contain to have such a text: the characters, or an escape that may stand for one. */
const suspect =
  /[^\n\r\t\x20-\x7e\xa1-\xac\xae-\u0233\u2010-\u2027\u2030-\u205e\u3000-\u3163\u3165-\ud7ff\uff01-\uff0f]|\\[ubf]|&#/;

/** Each text and name of a file, of whatever kind, that has characters that should not be published. */
export function flawedTextsIn(file: SiteFile): FlawedText[] {
  if (!suspect.test(file.text)) return [];
  const flawed: FlawedText[] = [];
  let html: Set<string> | undefined;
  const isHtml = (path: Path) => {
    html ??= new Set(htmlOf(file).map((text) => JSON.stringify(text.path)));
    return html.has(JSON.stringify(path));
  };
  const scan = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      const references = value.includes('&#') && isHtml(path) ? referenceFlaws(value) : [];
      const flaws = [...references, ...textFlaws(value, languageAt(path))].sort((a, b) => a.start - b.start);
      if (flaws.length > 0) flawed.push(flawedText(file, path, 'value', value, flaws));
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        const here = [...path, Array.isArray(value) ? Number(key) : key];
        const flaws = Array.isArray(value) ? [] : textFlaws(key);
        if (flaws.length > 0) flawed.push(flawedText(file, here, 'key', key, flaws, namesBeside(key, value)));
        scan(inner, here);
      }
  };
  scan(file.value, []);
  return flawed;
}

/** The other names of an object, as they are and as they will be without flaws. */
function namesBeside(name: string, object: object): string[] {
  const others = Object.keys(object).filter((one) => one !== name);
  return others.flatMap((one) => [one, cleanText(one)]);
}

function flawedText(
  file: SiteFile,
  path: Path,
  at: 'key' | 'value',
  text: string,
  flaws: TextFlaw[],
  taken: string[] = [],
): FlawedText {
  const flaw = flaws.find(({ kind }) => kind === 'unpublishable') ?? (flaws[0] as TextFlaw);
  const literal = literalOf(file, path, at);
  // Two names must not become one.
  const isFixable = literal && !taken.includes(replaceFlaws(text, flaws));
  return {
    isUnpublishable: flaw.kind === 'unpublishable',
    finding: {
      path,
      at,
      message: characterWords(flaw.kind, text.slice(flaw.start, flaw.end), flaw.text, flaws.length),
      ...(literal && { offset: literal.offsetOf(flaw.start) }),
      ...(isFixable && { fix: fixOf(literal, flaws) }),
    },
  };
}

/** The edit that replaces all flaws of a text; what is between them stays as it is written. */
function fixOf({ source, offsetOf }: Literal, flaws: TextFlaw[]): Splice {
  const [offset, end] = [offsetOf(flaws[0]?.start ?? 0), offsetOf(flaws.at(-1)?.end ?? 0)];
  const parts = flaws.map((flaw, index) => {
    const next = flaws[index + 1]?.start ?? flaw.end;
    return JSON.stringify(flaw.text).slice(1, -1) + source(flaw.end, next);
  });
  return { offset, length: end - offset, text: parts.join('') };
}

/** References of HTML to characters that cannot be published: `&#11;`. */
function referenceFlaws(html: string): TextFlaw[] {
  return [...html.matchAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));?/gi)].flatMap(
    ({ 0: found, 1: hex, 2: decimal, index }) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      if (code > 0x10ffff || isPublishable(String.fromCodePoint(code))) return [];
      const text = [11, 12].includes(code) ? ' ' : '';
      return [{ kind: 'unpublishable' as const, start: index, end: index + found.length, text }];
    },
  );
}

/** What the last name on the way to a text says of its language: `{ "ar": "…" }`. */
function languageAt(path: Path): { isRtl?: true; isJapanese?: true } {
  const [language = ''] = String(path.at(-1) ?? '').split('-');
  if (/^(?:ar|dv|fa|he|ps|sd|ug|ur|yi|ckb)$/.test(language)) return { isRtl: true };
  return language === 'ja' ? { isJapanese: true } : {};
}

const characterCodes = ['unpublishable-character', 'invisible-character'];

/**
 * Findings without the errors that only repeat a finding about characters: an address with a zero-width space in it is one mistake,
 * and an error because of what it breaks.
 */
export function withoutEchoes(found: Found[]): Found[] {
  if (!found.some(({ code }) => characterCodes.includes(code))) return found;
  const placeOf = ({ path, at = 'value' }: Found) => JSON.stringify([at, path]);
  const places = new Set(found.filter(({ code }) => characterCodes.includes(code)).map(placeOf));
  const isEcho = (one: Found) =>
    !characterCodes.includes(one.code) &&
    one.severity !== 'warning' &&
    one.wrong === undefined &&
    places.has(placeOf(one));
  const broken = new Set(found.filter(isEcho).map(placeOf));
  return found
    .filter((one) => !isEcho(one))
    .map((one) =>
      characterCodes.includes(one.code) && broken.has(placeOf(one)) ? { ...one, severity: 'error' } : one,
    );
}
