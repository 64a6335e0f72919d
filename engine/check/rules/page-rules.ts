import type { Budgets } from '../../model/checks.ts';
import type { NavigationEntry } from '../../model/navigation.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { factsIn } from '../facts.ts';
import { pagesLinked } from '../mentions.ts';
import { dataMessages } from '../messages/data-messages.ts';
import { linkMessages } from '../messages/link-messages.ts';
import { textMessages } from '../messages/text-messages.ts';
import type { Rule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf } from '../site-model.ts';
import { suggest } from '../suggest.ts';

const navigationEntries: Rule = {
  code: 'empty-entry',
  title: { en: 'Menu entry without a target', zh: '菜单项没有去处' },
  description: {
    en: 'Every navigation entry has a target or subentries, with at most two levels in total.',
    zh: '导航的每一项都有链接目标或子项，最多两级。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const { value, path, outer } of nodesOf(file, 'NavigationEntry')) {
      const { to, children = [] } = value as NavigationEntry;
      if (to === undefined && children.length === 0) yield { path, message: linkMessages.deadEntry() };
      // The list of entries is between an entry and its parent.
      const [group, outermost] = [outer?.outer, outer?.outer?.outer?.outer];
      if (group?.is('NavigationEntry') && outermost?.is('NavigationEntry'))
        yield { path, message: linkMessages.deepEntry() };
    }
  },
};

const linkedPages: Rule = {
  code: 'unlinked-page',
  title: { en: 'Page without a link to it', zh: '没有链接指向的页面' },
  description: {
    en: 'The navigation, the footer, another page or a record’s HTML links to every page except the home page.',
    zh: '除首页外，每个页面都能从导航、页脚、其他页面或记录的 HTML 链接到达。',
  },
  severity: 'warning',
  *whenSound(model) {
    const { pages, site } = model;
    if (!site) return;
    const linked = pagesLinked(model);
    for (const { file, page } of pages) {
      if (linked.has(file) || fillSlugs(page.route, site) === '/') continue;
      yield { file, path: ['route'], message: linkMessages.orphan(page.route) };
    }
  },
};

const usedShared: Rule = {
  code: 'unused-shared',
  title: { en: 'Unused shared file', zh: '未使用的共享文件' },
  description: {
    en: 'A page includes every file under pages/shared/.',
    zh: 'pages/shared/ 下的每个文件都有页面引用。',
  },
  severity: 'warning',
  *whenSound({ files, shared }) {
    const included = new Set(files.flatMap((file) => factsIn(file).includes));
    for (const [name, file] of shared) {
      if (!included.has(name)) yield { file, path: [], message: linkMessages.unusedShared(name) };
    }
  },
};

const sharedSections: Rule = {
  code: 'unknown-shared',
  title: { en: 'Unknown shared file', zh: '共享文件不存在' },
  description: {
    en: 'Included files exist under pages/shared/ and include nothing themselves.',
    zh: '所引用的文件在 pages/shared/ 下，并且自己不再引用其他文件。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { shared }) {
    for (const { value, path } of nodesOf(file, 'Include')) {
      const { name } = value as { name: string };
      const names = [...shared.keys()];
      if (file.kind === 'shared') yield { path, message: dataMessages.sharedIncludes() };
      else if (!shared.has(name))
        yield { path: [...path, 'name'], message: dataMessages.noShared(name, names), ...suggest(name, names) };
    }
  },
};

/** Three times the sections and ten times the text of a long page of the shipped site. */
const usual = { sections: 40, descriptor: 200 } satisfies Budgets;

/** Every visitor loads the HTML file and the data file of a page. */
const pageBudget: Rule = {
  code: 'page-budget',
  title: { en: 'Page too large', zh: '页面过大' },
  description: {
    en: 'A page does not exceed the budgets of site.json: by default 40 sections, including those in tabs and shared files, and 200 kB.',
    zh: '页面不超过 site.json 的大小限制：默认最多 40 个区块（标签页和共享文件中的也计入）和 200 kB。',
  },
  severity: 'warning',
  *inFile(file, { shared, siteFile }) {
    if (!pageOf(file)) return;
    const [budgets] = siteFile ? nodesOf(siteFile, 'Budgets') : [];
    const most = { ...usual, ...(budgets?.value as Budgets | undefined) };
    const parts = [file, ...factsIn(file).includes.flatMap((name) => shared.get(name) ?? [])];
    const sections = parts.flatMap((part) => nodesOf(part, 'Section')).length - nodesOf(file, 'Include').length;
    const kilobytes = Math.ceil(bytesOf(parts, Math.floor(most.descriptor) * 1000) / 1000);
    if (sections > most.sections)
      yield { path: ['sections'], message: textMessages.tooManySections(String(sections), String(most.sections)) };
    else if (kilobytes > most.descriptor)
      yield { path: ['sections'], message: textMessages.tooMuchText(String(kilobytes), String(most.descriptor)) };
  },
};

/**
 * The size of files in bytes. Encodes them only if they may exceed the limit: a UTF-16 unit has at most three
 * bytes.
 */
function bytesOf(files: SiteFile[], most: number): number {
  const letters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (letters * 3 <= most) return letters;
  return files.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
}

export const pageRules: Rule[] = [sharedSections, navigationEntries, linkedPages, usedShared, pageBudget];
