import type { Budgets } from '../../model/checks.ts';
import type { NavigationEntry } from '../../model/navigation.ts';
import { fillSlugs } from '../../model/schema/placeholders.ts';
import { factsIn } from '../facts.ts';
import { findLinkedPages } from '../mentions.ts';
import { t } from '../messages/messages.ts';
import { defineRule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf } from '../site-model.ts';
import { suggest } from '../suggest.ts';

const navigationEntries = defineRule('empty-entry', {
  severity: 'warning',
  *inFile(file) {
    for (const { value, path, outer } of nodesOf(file, 'NavigationEntry')) {
      const { to, children = [] } = value as NavigationEntry;
      if (to === undefined && children.length === 0) yield { path, message: t('deadEntry') };
      // The list of entries is between an entry and its parent.
      const [group, outermost] = [outer?.outer, outer?.outer?.outer?.outer];
      if (group?.is('NavigationEntry') && outermost?.is('NavigationEntry')) yield { path, message: t('deepEntry') };
    }
  },
});

const linkedPages = defineRule('unlinked-page', {
  severity: 'warning',
  *whenSound(model) {
    const { pages, site } = model;
    if (!site) return;
    const linked = findLinkedPages(model);
    for (const { file, page } of pages) {
      if (linked.has(file) || fillSlugs(page.route, site) === '/') continue;
      yield { file, path: ['route'], message: t('orphan', { route: page.route }) };
    }
  },
});

const usedShared = defineRule('unused-shared', {
  severity: 'warning',
  *whenSound({ files, shared }) {
    const included = new Set(files.flatMap((file) => factsIn(file).includes));
    for (const [name, file] of shared) {
      if (!included.has(name)) yield { file, path: [], message: t('unusedShared', { name }) };
    }
  },
});

const sharedSections = defineRule('unknown-shared', {
  firm: true,
  *inFile(file, { shared }) {
    for (const { value, path } of nodesOf(file, 'Include')) {
      const { name } = value as { name: string };
      const names = [...shared.keys()];
      if (file.kind === 'shared') yield { path, message: t('sharedIncludes') };
      else if (!shared.has(name))
        yield { path: [...path, 'name'], message: t('noShared', { name, names }), ...suggest(name, names) };
    }
  },
});

/** Three times the sections and ten times the text of a long page of the shipped site. */
const usual = { sections: 40, descriptor: 200 } satisfies Budgets;

/** Every visitor loads the HTML file and the data file of a page. */
const pageBudget = defineRule('page-budget', {
  severity: 'warning',
  *inFile(file, { shared, siteFile }) {
    if (!pageOf(file)) return;
    const [budgets] = siteFile ? nodesOf(siteFile, 'Budgets') : [];
    const most = { ...usual, ...(budgets?.value as Budgets | undefined) };
    const parts = [file, ...factsIn(file).includes.flatMap((name) => shared.get(name) ?? [])];
    const sections = parts.flatMap((part) => nodesOf(part, 'Section')).length - nodesOf(file, 'Include').length;
    const kilobytes = Math.ceil(bytesOf(parts, Math.floor(most.descriptor) * 1000) / 1000);
    if (sections > most.sections)
      yield { path: ['sections'], message: t('tooManySections', { count: sections, most: most.sections }) };
    else if (kilobytes > most.descriptor)
      yield { path: ['sections'], message: t('tooMuchText', { kilobytes, most: most.descriptor }) };
  },
});

/**
 * The size of files in bytes. Encodes them only if they may exceed the limit: a UTF-16 unit has at most three
 * bytes.
 */
function bytesOf(files: SiteFile[], most: number): number {
  const letters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (letters * 3 <= most) return letters;
  return files.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
}

export const pageRules = [sharedSections, navigationEntries, linkedPages, usedShared, pageBudget];
