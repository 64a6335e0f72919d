import { misspelled } from './slip.ts';
import { instead, type MistakeClass, type Slip, type Spot, sure, typo } from './spot.ts';

const hostile = [
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  'java\tscript:alert(1)',
];

/** What can be wrong with where something leads, and with what it is to show: in fields, cells, markup and HTML. */
export const links: Record<string, MistakeClass> = {
  'typo in a route': (spot) => (isRoute(spot) ? typo(spot) : undefined),
  'route in other capitals'(spot) {
    const [route, other] = [String(spot.met.value), otherCapitals(String(spot.met.value))];
    return isRoute(spot) && other !== route ? sure(spot, other, route) : undefined;
  },
  'route without its slash': (spot) =>
    isRoute(spot) ? sure(spot, String(spot.met.value).slice(1), String(spot.met.value)) : undefined,
  'route that is none': (spot) => (isRoute(spot) ? instead(spot, '/zzzzzzzz-yyyyyyyy') : undefined),
  'file of a page for its route'(spot) {
    const route = String(spot.met.value);
    const [file] =
      Object.entries(spot.site.files).find(([, text]) => text.includes(`"route": ${JSON.stringify(route)}`)) ?? [];
    return isRoute(spot) && file ? sure(spot, file.replace(/^pages\//, ''), route) : undefined;
  },
  'ending of a web page': (spot) =>
    isRoute(spot) ? sure(spot, `${spot.met.value}.html`, String(spot.met.value)) : undefined,
  'typo in an anchor'(spot) {
    const [whole, , anchor] = /^(\/[\w-]*)?#([\w-]{3,})$/.exec(addressOf(spot) ?? '') ?? [];
    return whole && anchor ? typoWithin(spot, anchor, whole) : undefined;
  },
  'anchor that is none'(spot) {
    const address = addressOf(spot) ?? '';
    return /^(\/[\w-]*)?#[\w-]+$/.test(address) ? instead(spot, address.replace(/#.*/, '#zzzzzzzz')) : undefined;
  },
  'typo in a base'(spot) {
    const [whole, base] = baseOf(spot);
    return whole && base && base.length > 3 ? typoWithin(spot, base, whole) : undefined;
  },
  'full-width colon behind a base'(spot) {
    const [whole] = baseOf(spot);
    return whole ? sure(spot, whole.replace(':', '：'), whole) : undefined;
  },
  'typo in a file'(spot) {
    const [whole, base, file] = baseOf(spot);
    return whole && file && isFile(spot, base, file) ? typoWithin(spot, file.replace(/\.\w+$/, ''), whole) : undefined;
  },
  'file in other capitals'(spot) {
    const [whole, base, file] = baseOf(spot);
    return whole && file && isFile(spot, base, file) ? sure(spot, `${base}:${file.toUpperCase()}`, whole) : undefined;
  },
  'file that is none'(spot) {
    const [, base, file] = baseOf(spot);
    return file && isFile(spot, base, file) ? instead(spot, `${base}:zzzzzzzz.yyy`) : undefined;
  },
  'typo in a scheme': (spot) =>
    swapped(spot, /^(https?|mailto|tel):/, { https: 'htps', http: 'htttp', mailto: 'malto', tel: 'tell' }),
  'scheme that is none': (spot) => (isOwnAddress(spot) ? instead(spot, 'zzzzzzzz:yyyyyyyy') : undefined),
  'blank in an address': (spot) =>
    /[^:]$/.test(addressOf(spot) ?? '') ? instead(spot, `${spot.met.value} x`) : undefined,
  'hostile address': (spot) =>
    isOwnAddress(spot) ? instead(spot, hostile[String(spot.met.value).length % hostile.length]) : undefined,
  'empty address': (spot) => (isOwnAddress(spot) ? instead(spot, '') : undefined),
  'typo in a route of a text'(spot) {
    const [, route] = /\]\((\/[\w-]{4,})\)/.exec(textOf(spot)) ?? [];
    return route ? typoWithin(spot, route, route) : undefined;
  },
  'typo in a base of a text'(spot) {
    const [, base, rest] = /\]\((\w{4,}):(?!\/\/)([^)]*)\)/.exec(textOf(spot)) ?? [];
    return base && base !== 'mailto' ? typoWithin(spot, base, `${base}:${rest}`) : undefined;
  },
  'typo in a route of HTML'(spot) {
    const [, route] = /href="(\/[\w-]{4,})"/.exec(htmlOf(spot)) ?? [];
    return route ? typoWithin(spot, route, route) : undefined;
  },
  'route of HTML that is none': (spot) =>
    swapped(spot, /(?<=href=")\/[\w-]{4,}(?=")/, () => '/zzzzzzzz-yyyyyyyy', htmlOf),
  'picture of HTML that is none': (spot) => {
    const html = htmlOf(spot);
    return html ? instead(spot, `${html}<img src="/images/zzzzzzzz.png" alt="x">`) : undefined;
  },
  'typo in a file of data'(spot) {
    const value = String(spot.met.value);
    const isData = ['DataAddress', 'DataPicture'].some((kind) => spot.met.names.includes(kind));
    if (!isData || !/^[\w.-]{5,}$|^https?:.*\/[\w.-]{5,}$/.test(value)) return undefined;
    const name = /[^/]*$/.exec(value)?.[0].replace(/\.\w+$/, '') ?? '';
    return spot.site.assets.some((asset) => asset.includes(`/${name}`)) ? typoWithin(spot, name, value) : undefined;
  },
  'typo in a picture': (spot) => (isPicture(spot) ? typoWithin(spot, stemOf(spot), String(spot.met.value)) : undefined),
  'picture with its folder': (spot) =>
    isPicture(spot) ? sure(spot, `images/${spot.met.value}`, String(spot.met.value)) : undefined,
  'picture with its whole path': (spot) =>
    isPicture(spot) ? sure(spot, `/assets/images/${spot.met.value}`, String(spot.met.value)) : undefined,
  'picture of another ending'(spot) {
    const value = String(spot.met.value);
    return isPicture(spot)
      ? sure(
          spot,
          value.replace(/\.\w+$/, (ending) => (ending === '.png' ? '.jpg' : '.png')),
          value,
        )
      : undefined;
  },
  'picture in other capitals': (spot) =>
    isPicture(spot) ? sure(spot, String(spot.met.value).toUpperCase(), String(spot.met.value)) : undefined,
  'picture that is none': (spot) => (isPicture(spot) ? instead(spot, 'zzzzzzzz-yyyyyyyy.svg') : undefined),
};

/** The address that a field or a cell holds as a link. */
function addressOf({ met: { value, names } }: Spot): string | undefined {
  return typeof value === 'string' && names.includes('Address') ? value : undefined;
}

function isOwnAddress(spot: Spot): boolean {
  return addressOf(spot) !== undefined;
}

/** Whether a field holds a plain route that is long enough to be mistyped. */
function isRoute(spot: Spot): boolean {
  const { value, names } = spot.met;
  const isOwn = names.includes('Address') || names.includes('RouteName');
  return isOwn && typeof value === 'string' && /^\/[\w-]{3,}$/.test(value);
}

/** An address behind a base, the base and what follows it. */
function baseOf(spot: Spot): string[] {
  const found = /^(\w+):(?!\/\/)(.*)$/.exec(addressOf(spot) ?? '') ?? [];
  return found[1] === 'mailto' || found[1] === 'tel' ? [] : [...found];
}

/** Whether what follows a base is a file of a folder of the site. */
function isFile({ site }: Spot, base = '', name = ''): boolean {
  const folder = new RegExp(`"${base}": "/(.*/)"`).exec(site.files['pages/site.json'] ?? '')?.[1];
  return folder !== undefined && site.assets.includes(folder + name);
}

function isPicture({ met }: Spot): boolean {
  return met.names.includes('ImageFile');
}

function stemOf({ met }: Spot): string {
  return String(met.value)
    .replace(/\.\w+$/, '')
    .replace(/.*\//, '');
}

function textOf({ met: { value, names, outer } }: Spot): string {
  const isText = names.includes('Text') || outer?.names.includes('BilingualText');
  return isText && typeof value === 'string' ? value : '';
}

/** The HTML that a value holds. */
export function htmlOf({ met: { value, names, outer } }: Spot): string {
  const isHtml = names.includes('HtmlText') || outer?.names.includes('BilingualHtml');
  return isHtml && typeof value === 'string' ? value : '';
}

/** A slip of the finger in a part of an address that stands in the value once; the whole address is what is meant. */
function typoWithin(spot: Spot, part: string, whole: string): Slip | undefined {
  const value = String(spot.met.value);
  const slip = value.split(whole).length === 2 ? typo(spot, whole) : undefined;
  const wrong = whole.replace(part, () => misspelled(part));
  const isOther = spot.site.words.has(wrong) || spot.site.words.has(misspelled(part));
  return slip && !isOther
    ? sure(
        spot,
        value.replace(whole, () => wrong),
        whole,
      )
    : undefined;
}

function swapped(
  spot: Spot,
  form: RegExp,
  by: Record<string, string> | ((found: string) => string),
  of: (spot: Spot) => string | undefined = addressOf,
): Slip | undefined {
  const text = of(spot) ?? '';
  const [, name = ''] = form.exec(text) ?? [];
  if (!form.test(text)) return undefined;
  if (typeof by === 'function') return instead(spot, text.replace(form, by));
  return sure(spot, text.replace(name, by[name] ?? ''), text);
}

function otherCapitals(route: string): string {
  return route === route.toLowerCase()
    ? route.slice(0, 1) + route[1]?.toUpperCase() + route.slice(2)
    : route.toLowerCase();
}
