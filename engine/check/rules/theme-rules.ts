import type { Budgets } from '../../model/checks.ts';
import type { ThemeColors } from '../../model/palette.ts';
import { contrast, nearestColor } from '../../model/theme/color.ts';
import { type Pair, pairs } from '../../model/theme/pairs.ts';
import { type Given, type Palettes, palettesOf, type Scheme, schemes } from '../../model/theme/palette.ts';
import { findRenamedProperties } from '../../model/theme/renamed-properties.ts';
import { themeMessages } from '../messages/theme-messages.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { suggest } from '../suggest.ts';

interface Seen extends Pair {
  scheme: Scheme;
}

const colorContrast: Rule = {
  code: 'contrast',
  title: { en: 'Too little contrast', zh: '对比度不足' },
  description: {
    en: "The theme's colors have the contrast that WCAG 2.2 AA requires in both schemes: 4.5 for text, 3 for outlines of controls.",
    zh: '主题的颜色达到 WCAG 2.2 AA 要求的对比度：文字 4.5，控件的轮廓 3，两种配色都是如此。',
  },
  severity: 'error',
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
        const { scheme, front, back, least } = pair;
        const found = String(Math.floor(contrastOf(pair, palettes) * 100) / 100);
        // The fix is certain if no other color could change instead.
        const sure = failing.every(
          (one) =>
            !concerns(one, given, palettes) || givenIn(one, palettes).every((other) => keyOf(other) === keyOf(given)),
        );
        const suggestion = mendOf(given, colors);
        yield {
          path: [...path, given.scheme, given.name],
          message: themeMessages.contrast(front, back, scheme, found, least),
          ...(suggestion !== undefined && { suggestion, sure }),
        };
      }
    }
  },
};

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
const fontBudget: Rule = {
  code: 'font-budget',
  title: { en: 'Fonts too large', zh: '字体过大' },
  description: {
    en: "The theme's fonts do not exceed the budget of site.json: by default 150 kB in total.",
    zh: '主题的字体不超过 site.json 的限制：默认合计 150 kB。',
  },
  severity: 'warning',
  *onSite({ siteFile, sizeOf }) {
    if (!siteFile) return;
    const [fonts] = nodesOf(siteFile, 'ThemeFonts');
    const [budgets] = nodesOf(siteFile, 'Budgets');
    const { fonts: most = usual } = (budgets?.value ?? {}) as Budgets;
    const files = new Set(nodesOf(siteFile, 'FontFile').map(({ value }) => `fonts/${value}`));
    const kilobytes = Math.ceil([...files].reduce((sum, file) => sum + (sizeOf?.(file) ?? 0), 0) / 1000);
    if (fonts && kilobytes > most)
      yield { file: siteFile, path: fonts.path, message: themeMessages.heavyFonts(String(kilobytes), String(most)) };
  },
};

const siteStyles: Rule = {
  code: 'site-styles',
  title: { en: 'Wrong styles of the site', zh: '网站样式有误' },
  description: {
    en: 'The file pages/theme.css is valid CSS and only uses files of this site, which exist under assets/. It and the CSS of own sections use the present names of custom properties.',
    zh: '`pages/theme.css` 是有效的 CSS，只用到本站的文件，且都在 assets/ 下。该文件和自定义区块的 CSS 使用自定义属性的现行名称。',
  },
  severity: 'error',
  *onSite({ styles, stylesheets = {}, assets }) {
    for (const [file, text] of Object.entries(stylesheets))
      for (const { name, newName, offset } of findRenamedProperties(text))
        yield {
          file: { file, text, value: undefined, faults: [] },
          path: [],
          offset,
          message: themeMessages.renamedProperty(name, newName),
        };
    if (!styles) return;
    const { fault, urls, file: name, text } = styles;
    const file = { file: name, text, value: undefined, faults: [] };
    if (fault) yield { file, path: [], offset: fault.offset, message: themeMessages.unreadStyles(fault.message) };
    for (const { url, offset } of urls) {
      const [path = ''] = url.split(/[?#]/);
      if (assets.has(path.slice(1)) && path.startsWith('/')) continue;
      const addresses = [...assets].map((asset) => `/${asset}`);
      yield {
        file,
        path: [],
        offset,
        message: themeMessages.noStyleFile(url),
        ...suggest(path, addresses),
        sure: false,
      };
    }
  },
};

/** Plugins of Vite or PostCSS never run, and authors only see that something is missing. */
const unreadConfiguration: Rule = {
  code: 'unread-configuration',
  title: { en: 'Unused configuration file', zh: '不会读取的配置文件' },
  description: {
    en: 'The site folder contains no configuration of Vite, PostCSS, Tailwind or another bundler. Pagewright does not read it.',
    zh: '网站文件夹中没有 Vite、PostCSS、Tailwind 或其他打包工具的配置文件：Pagewright 不读取这些文件。',
  },
  severity: 'warning',
  *onSite({ unread = [] }) {
    for (const file of unread) yield { file: { file }, path: [], message: themeMessages.unreadConfiguration(file) };
  },
};

export const themeRules: Rule[] = [colorContrast, fontBudget, siteStyles, unreadConfiguration];
