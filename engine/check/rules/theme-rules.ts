import type { Budgets } from '../../model/checks.ts';
import type { ThemeColors } from '../../model/palette.ts';
import { contrast, nearestColor } from '../../model/theme/color.ts';
import { type Pair, pairs } from '../../model/theme/pairs.ts';
import { type Given, type Palettes, palettesOf, type Scheme, schemes } from '../../model/theme/palette.ts';
import { findRenamedProperties } from '../../model/theme/renamed-properties.ts';
import { unreadableFile } from '../located-json.ts';
import type { Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';

interface Seen extends Pair {
  scheme: Scheme;
}

const colorContrast = defineRule('contrast', {
  *inFile(file) {
    for (const { value, path } of nodesOf(file, 'ThemeColors')) {
      const colors = value as ThemeColors;
      const palettes = palettesOf(colors);
      const failing = failingIn(palettes);
      const reported = new Set<string>();
      for (const pair of failing) {
        const [given] = givenIn(pair, palettes).sort((one, other) => rank(one, pair) - rank(other, pair));
        // The engine's default colors always pass.
        if (!given || reported.has(keyOf(given))) continue;
        reported.add(keyOf(given));
        const found = String(Math.floor(contrastOf(pair, palettes) * 100) / 100);
        // The fix is certain if no other color could change instead.
        const sure = failing.every(
          (one) =>
            !concerns(one, given, palettes) || givenIn(one, palettes).every((other) => keyOf(other) === keyOf(given)),
        );
        const suggestion = mendOf(given, colors);
        yield {
          path: [...path, given.scheme, given.name],
          message: contrastMessage(pair, found),
          ...(suggestion !== undefined && { suggestion, sure }),
        };
      }
    }
  },
});

function contrastMessage({ front, back, scheme, least }: Seen, found: string): Message {
  const key = least === 3 ? 'outlineContrast' : 'textContrast';
  return t(key, { front, back, scheme: t(`scheme-${scheme}`), found, least });
}

/** Pairs with too little contrast, the worst first. */
function failingIn(palettes: Palettes): Seen[] {
  const lack = (pair: Seen) => pair.least / contrastOf(pair, palettes);
  return schemes
    .flatMap((scheme) => pairs.map((pair) => ({ ...pair, scheme })))
    .filter((pair) => lack(pair) > 1)
    .sort((one, other) => lack(other) - lack(one));
}

function contrastOf({ front, back, scheme }: Seen, palettes: Palettes): number {
  return contrast(palettes[scheme][front], palettes[scheme][back]);
}

/** The order in which the colors of a pair are reported: front, back, then others. */
function rank({ scheme, name }: Given, pair: Seen): number {
  if (scheme !== pair.scheme) return 2;
  return name === pair.front ? 0 : name === pair.back ? 1 : 2;
}

/** The nearest color that fixes all its pairs. */
function mendOf(given: Given, colors: ThemeColors): string | undefined {
  const written = colors[given.scheme]?.[given.name] as string;
  return nearestColor(written, (color) => {
    const tried = palettesOf({ ...colors, [given.scheme]: { ...colors[given.scheme], [given.name]: color } });
    return failingIn(tried).every((pair) => !concerns(pair, given, tried));
  });
}

function concerns(pair: Seen, given: Given, palettes: Palettes): boolean {
  return givenIn(pair, palettes).some((one) => keyOf(one) === keyOf(given));
}

function givenIn({ front, back, scheme }: Seen, { givenFor }: Palettes): Given[] {
  return [...givenFor(front, scheme), ...givenFor(back, scheme)];
}

function keyOf({ scheme, name }: Given): string {
  return `${scheme} ${name}`;
}

/** The default in kB: two Latin fonts, or one with a thousand Chinese characters. */
const usual = 150;

/** A heavy font arrives too late for a visitor's first page. */
const fontBudget = defineRule('font-budget', {
  severity: 'warning',
  *onSite({ siteFile, sizeOf }) {
    if (!siteFile) return;
    const [fonts] = nodesOf(siteFile, 'ThemeFonts');
    const [budgets] = nodesOf(siteFile, 'Budgets');
    const { fonts: most = usual } = (budgets?.value ?? {}) as Budgets;
    const files = new Set(nodesOf(siteFile, 'FontFile').map(({ value }) => `fonts/${value}`));
    const kilobytes = Math.ceil([...files].reduce((sum, file) => sum + (sizeOf?.(file) ?? 0), 0) / 1000);
    if (fonts && kilobytes > most)
      yield { file: siteFile, path: fonts.path, message: t('heavyFonts', { found: kilobytes, most }) };
  },
});

const siteStyles = defineRule('site-styles', {
  *onSite({ styles, stylesheets = {}, assets }) {
    for (const [file, text] of Object.entries(stylesheets))
      for (const { name, newName, offset } of findRenamedProperties(text))
        yield { file: unreadableFile(file, text), path: [], offset, message: t('renamedProperty', { name, newName }) };
    if (!styles) return;
    const { fault, urls, file: name, text } = styles;
    const file = unreadableFile(name, text);
    if (fault)
      yield {
        file,
        path: [],
        offset: fault.offset,
        message: t('unreadStyles', { why: fault.message.replace(/\.$/, '') }),
      };
    for (const { url, offset } of urls) {
      const [path = ''] = url.split(/[?#]/);
      if (assets.has(path.slice(1)) && path.startsWith('/')) continue;
      const addresses = [...assets].map((asset) => `/${asset}`);
      yield { file, path: [], offset, message: t('noStyleFile', { url }), ...suggest(path, addresses), sure: false };
    }
  },
});

/** Plugins of Vite or PostCSS never run, and authors only see that something is missing. */
const unreadConfiguration = defineRule('unread-configuration', {
  severity: 'warning',
  *onSite({ unread = [] }) {
    for (const file of unread) {
      const name = file.replace(/^vite\./, 'vitest.');
      const ofTests = name === file ? '' : t('renameForTests', { name });
      yield { file: { file }, path: [], message: t('unreadConfiguration', { file, ofTests }) };
    }
  },
});

export const themeRules = [colorContrast, fontBudget, siteStyles, unreadConfiguration];
