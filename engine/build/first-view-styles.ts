import { printCss } from './css-rules.ts';
import {
  declareTokens,
  fillTokens,
  isDeclared,
  readRootTokens,
  tokensIn,
  withoutColors,
  withoutTokens,
} from './root-tokens.ts';
import { type SiteWriting, splitStyles } from './split-styles.ts';
import { engineStyles, joinStyles, type Styles } from './styles.ts';

/** The styles that documents inline, and what the shared sheet adds to them. */
export interface FirstViewStyles {
  /** The text to inline, by the name of an engine style or section type. */
  inline: Record<string, string>;
  /** The theme's CSS without its colors: each text declares those that it uses. */
  theme: string;
  /** The rules and tokens of every page that no text of `engineStyles.first` has. */
  rest: string;
  /** Replaces the tokens that have one value on this site: no style declares them. */
  fill(css: string): string;
}

/**
 * Reduces styles to what shows before the shared sheet arrives. `complete` names the section types whose styles no sheet
 * completes.
 */
export function createFirstViewStyles(
  styles: Styles,
  theme: string,
  writing: SiteWriting,
  complete: ReadonlySet<string>,
): FirstViewStyles {
  const base = splitStyles(joinStyles(styles, [engineStyles.first]), writing);
  const tokens = readRootTokens(base.first, theme, Object.values(styles.sheets));
  const ownTheme = withoutColors(theme, tokens);
  // The theme's style has declared the order of the layers.
  const fill = (css: string) => fillTokens(css, tokens);
  const rules = fill(printCss(withoutTokens(base.first, tokens))).replace(/@layer [\w,]+;/g, '');
  const ofBase = tokensIn(rules + ownTheme, tokens);
  const isMissing = (token: string) => !ofBase.has(token);
  const textOf = (name: string) => {
    const whole = joinStyles(styles, [name]);
    const text = fill(complete.has(name) ? whole : printCss(splitStyles(whole, writing).first));
    return declareTokens([...tokensIn(text, tokens)].filter(isMissing), tokens) + text;
  };
  const { first, later } = engineStyles;
  const others = Object.keys(styles.parts).filter((name) => name !== first && name !== later);
  return {
    inline: {
      [first]: declareTokens(ofBase, tokens) + rules,
      ...Object.fromEntries(others.map((name) => [name, textOf(name)])),
    },
    theme: ownTheme,
    rest:
      declareTokens(
        [...tokens.keys()].filter((name) => isMissing(name) && isDeclared(name, tokens)),
        tokens,
      ) + fill(printCss(base.rest)),
    fill,
  };
}
