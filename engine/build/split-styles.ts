import { type CssNode, parseCss, splitList } from './css-rules.ts';

/** The rules of a style sheet: those that its first view needs, and all others. */
export interface SplitStyles {
  first: CssNode[];
  rest: CssNode[];
}

/** Properties that a visitor notices only after an action. */
const lateProperty = /^(?:transition|cursor|touch-action|user-select|scroll-(?:margin|padding|behavior))\b/;

/** Selectors of states that follow an action. */
const lateState =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|user-invalid)\b|::(?:backdrop|selection)|dialog\[open|\[data-(?:clicked|modal)\b/;

/** Conditions that few visitors meet, and whose rules move nothing before a visitor scrolls or opens something. */
const lateCondition = /^@media (?:print|\(prefers-(?:reduced-motion|contrast)|\(height<)/;

/** Which languages a site has, for rules that are only for these. */
export interface SiteWriting {
  hasChinese: boolean;
  hasRightToLeft: boolean;
}

/**
 * Splits minified CSS by what shows before a visitor acts. The rest completes the first rules if it comes after them: layers keep their order,
 * and a moved rule is one of a state, which wins over its element's other rules anyway.
 */
export function splitStyles(css: string, writing: SiteWriting): SplitStyles {
  return splitNodes(parseCss(css), writing);
}

function splitNodes(nodes: readonly CssNode[], writing: SiteWriting): SplitStyles {
  const split: SplitStyles = { first: [], rest: [] };
  for (const node of nodes) {
    if (typeof node === 'string') {
      split[lateProperty.test(node) ? 'rest' : 'first'].push(node);
      continue;
    }
    const add = (part: keyof SplitStyles, prelude: string, body: CssNode[]) =>
      prelude && body.length > 0 && split[part].push({ prelude, body });
    if (node.prelude.startsWith('@')) {
      if (lateCondition.test(node.prelude)) split.rest.push(node);
      else if (/^@(?:layer|media|supports|container)\b/.test(node.prelude)) {
        const inner = splitNodes(node.body, writing);
        add('first', node.prelude, inner.first);
        add('rest', node.prelude, inner.rest);
      } else split.first.push(node);
      continue;
    }
    const selectors = splitList(node.prelude);
    const isLate = (selector: string) => isLateSelector(selector, writing);
    const inner = splitNodes(node.body, writing);
    const early = selectors.filter((selector) => !isLate(selector)).join(',');
    add('first', early, inner.first);
    add('rest', early, inner.rest);
    add('rest', selectors.filter(isLate).join(','), node.body);
  }
  return split;
}

function isLateSelector(selector: string, { hasChinese, hasRightToLeft }: SiteWriting): boolean {
  // An element is in the negated state until a visitor acts.
  const affirmed = selector.replace(/:not\([^()]*\)/g, '');
  return (
    lateState.test(affirmed) ||
    (!hasChinese && /:lang\(zh|\[lang\|=zh/.test(affirmed)) ||
    (!hasRightToLeft && /:dir\(rtl|\[dir=rtl/.test(affirmed))
  );
}
