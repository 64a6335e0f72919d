import type { NavigationEntry } from '../../model/navigation.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { linkWords } from '../words/link-words.ts';

/** An entry of the navigation leads to a page or opens a group; where it leads is the links' own rule. */
export const navigationEntries: Rule = {
  code: 'empty-entry',
  says: {
    en: 'Every entry of the navigation has a target or entries of its own, at most two levels in all.',
    zh: '导航的每一项都有去处或子项，总共最多两级。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const { value, path, outer } of nodesOf(file, 'NavigationEntry')) {
      const { to, children = [] } = value as NavigationEntry;
      if (to === undefined && children.length === 0) yield { path, message: linkWords.deadEntry() };
      // The list of entries stands between an entry and the one around it.
      const [group, outermost] = [outer?.outer, outer?.outer?.outer?.outer];
      if (group?.is('NavigationEntry') && outermost?.is('NavigationEntry'))
        yield { path, message: linkWords.deepEntry() };
    }
  },
};
