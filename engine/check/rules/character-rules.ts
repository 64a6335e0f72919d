import type { Path } from '../../model/schema/walk.ts';
import { cleanText, replaceFlaws, type TextFlaw, textFlaws } from '../../model/text/clean-text.ts';
import { isPublishable } from '../../model/text/publishable-text.ts';
import type { Splice } from '../../model/text/splice.ts';
import { type Literal, literalOf } from '../located-json.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { defineRule, type LocatedFinding, type RuleFinding } from '../rule.ts';
import { htmlOf, memoizeOnNodes, type SiteFile } from '../site-files.ts';

/** Characters that would break a feed, the sitemap, a picture or a PDF. */
const publishableCharacters = defineRule('unpublishable-character', {
  firm: true,
  *inFile(file) {
    for (const { isUnpublishable, finding } of flawedTextsIn(file)) if (isUnpublishable) yield finding;
  },
});

/** Invisible characters, pasted from Word, WeChat or a web page, break search, copied commands and comparison. */
const visibleCharacters = defineRule('invisible-character', {
  severity: 'warning',
  *inFile(file) {
    for (const { isUnpublishable, finding } of flawedTextsIn(file)) if (!isUnpublishable) yield finding;
  },
});

/** Matches files that may contain such characters, or an escape of one. */
const suspect =
  /[^\n\r\t\x20-\x7e\xa1-\xac\xae-\u0233\u2010-\u2027\u2030-\u205e\u3000-\u3163\u3165-\ud7ff\uff01-\uff0f\uff1a-\uff9f]|\\[ubf]|&#/;

/** All texts and keys of a file that contain characters which should not be published. */
const flawedTextsIn = memoizeOnNodes((file) => {
  if (!suspect.test(file.text)) return [];
  const flawed: ReturnType<typeof flawedText>[] = [];
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
        if (flaws.length > 0) {
          const others = Object.keys(value).filter((one) => one !== key);
          const taken = others.flatMap((one) => [one, cleanText(one)]);
          flawed.push(flawedText(file, here, 'key', key, flaws, taken));
        }
        scan(inner, here);
      }
  };
  scan(file.value, []);
  return flawed;
});

function flawedText(
  file: SiteFile,
  path: Path,
  at: 'key' | 'value',
  text: string,
  flaws: TextFlaw[],
  taken: string[] = [],
): { isUnpublishable: boolean; finding: RuleFinding } {
  const flaw = flaws.find(({ kind }) => kind === 'unpublishable') ?? (flaws[0] as TextFlaw);
  const literal = literalOf(file, path, at);
  // Two names must not become one.
  const isFixable = literal && !taken.includes(replaceFlaws(text, flaws));
  return {
    isUnpublishable: flaw.kind === 'unpublishable',
    finding: {
      path,
      at,
      message: flawMessage(flaw.kind, text.slice(flaw.start, flaw.end), flaw.text, flaws.length),
      ...(literal && { offset: literal.offsetOf(flaw.start) }),
      ...(isFixable && { fix: fixOf(literal, flaws, file.isPlain) }),
    },
  };
}

/** The edit that replaces all flaws of a text, and keeps the source between them. */
function fixOf({ source, offsetOf }: Literal, flaws: TextFlaw[], isPlain = false): Splice {
  const [offset, end] = [offsetOf(flaws[0]?.start ?? 0), offsetOf(flaws.at(-1)?.end ?? 0)];
  const parts = flaws.map((flaw, index) => {
    const next = flaws[index + 1]?.start ?? flaw.end;
    return (isPlain ? flaw.text : JSON.stringify(flaw.text).slice(1, -1)) + source(flaw.end, next);
  });
  return { offset, length: end - offset, text: parts.join('') };
}

/** HTML character references that cannot be published: `&#11;`. */
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

/** The language of a text by its last key: `{ "ar": "…" }`. */
function languageAt(path: Path): { isRtl?: true; isJapanese?: true } {
  const [language = ''] = String(path.at(-1) ?? '').split('-');
  if (/^(?:ar|dv|fa|he|ps|sd|ug|ur|yi|ckb)$/.test(language)) return { isRtl: true };
  return language === 'ja' ? { isJapanese: true } : {};
}

const characterCodes = ['unpublishable-character', 'invisible-character'];

/** Removes errors that a finding about characters explains, and makes that finding an error. */
export function withoutEchoes(found: LocatedFinding[]): LocatedFinding[] {
  if (!found.some(({ code }) => characterCodes.includes(code))) return found;
  const placeOf = ({ path, at = 'value' }: LocatedFinding) => JSON.stringify([at, path]);
  const places = new Set(found.filter(({ code }) => characterCodes.includes(code)).map(placeOf));
  const isEcho = (one: LocatedFinding) =>
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

function flawMessage(kind: TextFlaw['kind'], found: string, replacement: string, count: number): Message {
  const more = count === 1 ? '' : t('morePlaces', { count });
  return t(`character-${kind}`, { code: codeOf(found), found, replacement, more });
}

/** The code point of a character: `U+200B`. Skips spaces that are replaced with it. */
function codeOf(found: string): string {
  const first = [...found].find((one) => one !== ' ') ?? '';
  return `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

export const characterRules = [publishableCharacters, visibleCharacters];
