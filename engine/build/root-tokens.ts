import type { CssNode } from './css-rules.ts';

/** Custom properties that only one rule declares, for the whole document. */
export type RootTokens = Map<string, RootToken>;

interface RootToken {
  layer: 'tokens' | 'theme';
  /** With the values of constant tokens in place of their names. */
  value: string;
}

/** The generated colors, which come first in a theme. */
const themeColors = /(?<=@layer theme\{:root\{)(?:--color-[\w-]+:light-dark\([^()]*\);?)+/;

/**
 * Reads the tokens of `:root` in the layer `tokens`, and the theme's colors. `texts` are all styles of the site: a token that
 * another rule changes depends on its element or on the visitor, and is not among the results.
 */
export function readRootTokens(base: readonly CssNode[], theme: string, texts: readonly string[]): RootTokens {
  const counts = new Map<string, number>();
  for (const [, name = ''] of [...texts, theme].join('\n').matchAll(/(?<![\w-])(--[\w-]+)\s*:/g))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const tokens: RootTokens = new Map();
  const add = (layer: RootToken['layer'], declarations: readonly CssNode[]) => {
    for (const declaration of declarations) {
      const [name, value] = splitDeclaration(declaration);
      if (counts.get(name) === 1) tokens.set(name, { layer, value: fillTokens(value, tokens) });
    }
  };
  for (const { body } of rootRules(base)) add('tokens', body);
  add('theme', themeColors.exec(theme)?.[0].split(';') ?? []);
  return tokens;
}

/** The rules without the declarations of these tokens. */
export function withoutTokens(base: readonly CssNode[], tokens: RootTokens): CssNode[] {
  const roots = new Set(rootRules(base));
  const reduced = (node: CssNode): CssNode[] => {
    if (typeof node === 'string') return [node];
    const body = roots.has(node)
      ? node.body.filter((declaration) => !tokens.has(splitDeclaration(declaration)[0]))
      : node.body.flatMap(reduced);
    return body.length > 0 ? [{ ...node, body }] : [];
  };
  return base.flatMap(reduced);
}

/** A theme's CSS without the colors among these tokens. */
export function withoutColors(theme: string, tokens: RootTokens): string {
  return theme.replace(themeColors, (colors) =>
    colors
      .split(';')
      .filter((declaration) => !tokens.has(splitDeclaration(declaration)[0]))
      .join(';'),
  );
}

/**
 * Whether a token has a value that depends on no other token. Such a value replaces the name: when a dialog makes the page
 * inert, browsers style all elements again that use a custom property.
 */
function isConstant(name: string, tokens: RootTokens): boolean {
  const { value } = tokens.get(name) ?? {};
  return value !== undefined && !/\bvar\(/.test(value);
}

/** Whether the shared sheet declares a token: a script may read the colors, for example to draw on a canvas. */
export function isDeclared(name: string, tokens: RootTokens): boolean {
  return tokens.get(name)?.layer === 'theme' || !isConstant(name, tokens);
}

/** Replaces the names of constant tokens by their values. */
export function fillTokens(text: string, tokens: RootTokens): string {
  return text
    .replace(/var\((--[\w-]+)\)/g, (name: string, token: string) => {
      return isConstant(token, tokens) ? (tokens.get(token)?.value ?? name) : name;
    })
    .replace(/calc\((-?[\d.]+rem|clamp\([^()]*\)) \* 1\)/g, '$1');
}

/** The names of the tokens that a text uses, and of those in their values. */
export function tokensIn(text: string, tokens: RootTokens, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
    const token = tokens.get(name);
    if (!token || found.has(name)) continue;
    found.add(name);
    tokensIn(token.value, tokens, found);
  }
  return found;
}

/** The CSS that declares these tokens. */
export function declareTokens(names: Iterable<string>, tokens: RootTokens): string {
  const declarations = { tokens: [] as string[], theme: [] as string[] };
  for (const name of names) {
    const { layer, value } = tokens.get(name) as RootToken;
    declarations[layer].push(`${name}:${value}`);
  }
  return Object.entries(declarations)
    .map(([layer, list]) => (list.length > 0 ? `@layer ${layer}{:root{${list.join(';')}}}` : ''))
    .join('');
}

function rootRules(base: readonly CssNode[]) {
  return base.flatMap((layer) =>
    typeof layer !== 'string' && layer.prelude === '@layer tokens'
      ? layer.body.flatMap((rule) => (typeof rule !== 'string' && rule.prelude === ':root' ? [rule] : []))
      : [],
  );
}

function splitDeclaration(declaration: CssNode): [name: string, value: string] {
  const text = typeof declaration === 'string' ? declaration : declaration.prelude;
  const end = text.indexOf(':');
  return [text.slice(0, end), text.slice(end + 1)];
}
