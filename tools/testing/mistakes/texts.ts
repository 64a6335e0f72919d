import { htmlOf } from './links.ts';
import { misspelled } from './slip.ts';
import { instead, type MistakeClass, partOf, type Slip, type Spot, sure } from './spot.ts';

const han = /\p{Script=Han}/u;
const latin = /\p{Script=Latin}/u;

/** What can be wrong with words: where there are none, in which language they are, and the marks in them. */
export const texts: Record<string, MistakeClass> = {
  'empty label': (spot) => (isLabel(spot) ? instead(spot, '') : undefined),
  'label of blanks': (spot) => (isLabel(spot) ? instead(spot, ' \u3000') : undefined),
  'link without words': (spot) => within(spot, /\[[^\][]+\](?=\()/, () => '[]'),
  'languages swapped'({ met, file, at }) {
    const { zh, en } = (met.value ?? {}) as { zh?: string; en?: string };
    const isWords = ['BilingualText', 'BilingualWords', 'BilingualHtml'].some((kind) => met.names.includes(kind));
    if (!isWords || !zh || !en || !han.test(zh) || han.test(en) || !latin.test(en)) return undefined;
    const [first, second] = [partOf(file, [...met.path, 'zh']), partOf(file, [...met.path, 'en'])];
    if (!first || !second || first.offset > second.offset) return undefined;
    const part = ({ offset, end }: { offset: number; end: number }) => file.text.slice(offset, end);
    const between = file.text.slice(first.end, second.offset);
    const by = part(second) + between + part(first);
    return { offset: first.offset, end: second.end, by, places: [at.offset] };
  },
  'language not translated'({ met, file }) {
    const { zh, en } = (met.value ?? {}) as { zh?: string; en?: string };
    const at = met.names.includes('BilingualText') ? partOf(file, [...met.path, 'en']) : undefined;
    return at && zh && en && han.test(zh) && !isChinese(file.value) ? { ...at, by: JSON.stringify(zh) } : undefined;
  },
  'Chinese for every language'(spot) {
    const { zh, en } = (spot.met.value ?? {}) as { zh?: string; en?: string };
    const isText = spot.met.names.includes('BilingualText') && spot.own?.type !== 'object';
    return isText && zh && en && han.test(zh) && !isChinese(spot.file.value) ? instead(spot, zh) : undefined;
  },
  'heading of Markdown': (spot) => written(spot, (text) => `# ${text}`),
  'list of Markdown': (spot) => written(spot, (text) => `- ${text}`),
  'italics of Markdown': (spot) => written(spot, (text) => `${text} *new*`),
  'picture of Markdown': (spot) =>
    written(spot, (text) => `${text} ![new](/${spot.site.assets.find((asset) => asset.startsWith('images/'))})`),
  'entity of HTML': (spot) => written(spot, (text) => `${text}&nbsp;x`),
  'strike of Markdown': (spot) => written(spot, (text) => `${text} ~~old~~`),
  'HTML in a text': (spot) => written(spot, (text) => `${text}<br>`),
  'bold by HTML': (spot) => written(spot, (text) => `${text} <b>new</b>`, '**new**'),
  'bold not closed': (spot) => written(spot, (text) => `${text} **new`),
  'code not closed': (spot) => written(spot, (text) => `${text} \`new`),
  'link not closed': (spot) => within(spot, /\]\([^)]*\)/, (found) => found.slice(0, -1)),
  'full-width brackets of a link'(spot) {
    const [link, label, target] = /\[([^\][]+)\]\(([^()\s]+)\)/.exec(textOf(spot)) ?? [];
    return link ? sure(spot, textOf(spot).replace(link, `[${label}]（${target}）`), link) : undefined;
  },
  'typo in a value'(spot) {
    const [braces, name = ''] = /\{(\w{3,})\}/.exec(filledOf(spot)) ?? [];
    if (!braces || spot.site.words.has(misspelled(name)) || filledOf(spot).split(braces).length !== 2) return undefined;
    const isRoute = filledOf(spot).startsWith('/');
    return sure(spot, filledOf(spot).replace(braces, `{${misspelled(name)}}`), isRoute ? filledOf(spot) : braces);
  },
  'value that is none': (spot) => written(spot, (text) => `${text} {zzzzzzzz}`),
  'tag of HTML not closed': (spot) => hyper(spot, (html) => `${html}<b>x`),
  'tag of HTML that closes nothing': (spot) => hyper(spot, (html) => `${html}</section>`),
  'tag of HTML without its end': (spot) => hyper(spot, (html) => `${html}<a href="/`),
};

/** The words that a value holds in one language, or in all. */
function textOf({ met: { value, names, outer } }: Spot): string {
  const isText = names.includes('Text') || outer?.names.includes('BilingualText');
  return isText && typeof value === 'string' ? value : '';
}

/** A text or an address in which values of the site are filled in. */
function filledOf(spot: Spot): string {
  const { value, names, outer } = spot.met;
  const isRow = ['RowTarget', 'PagerTarget'].some((kind) => names.includes(kind) || outer?.names.includes(kind));
  return textOf(spot) || (names.includes('Address') && !isRow ? String(value) : '');
}

function isLabel({ met: { value, names, outer } }: Spot): boolean {
  return typeof value === 'string' && (names.includes('Label') || outer?.names.includes('Label') === true);
}

function isChinese(page: unknown): boolean {
  return (page as { contentLanguage?: string }).contentLanguage === 'zh';
}

/** More or other signs in words that hold no marks yet. */
function written(spot: Spot, change: (text: string) => string, right?: string): Slip | undefined {
  const text = textOf(spot);
  return text && !/[`*[\]]/.test(text) ? instead(spot, change(text), { right }) : undefined;
}

function within(spot: Spot, form: RegExp, change: (found: string) => string): Slip | undefined {
  const text = textOf(spot);
  return form.test(text) ? instead(spot, text.replace(form, change)) : undefined;
}

function hyper(spot: Spot, change: (html: string) => string): Slip | undefined {
  const html = htmlOf(spot);
  return html ? instead(spot, change(html)) : undefined;
}
