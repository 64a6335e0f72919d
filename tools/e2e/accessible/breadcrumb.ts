import type { Locator } from 'playwright-core';
import { findings, unnamed } from './pattern.ts';

/** What a breadcrumb lacks of what the APG asks: a named landmark, an ordered list of links, the page itself marked at its end. */
export async function breadcrumbFaults(breadcrumb: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  expects(Boolean(await breadcrumb.getAttribute('aria-label')), 'the breadcrumb has no name');
  faults.push(...(await unnamed(breadcrumb)));
  const crumbs = breadcrumb.locator('ol > li');
  const count = await crumbs.count();
  expects(count > 1, 'the breadcrumb is no ordered list');
  expects((await breadcrumb.locator('[aria-current]').count()) === 1, 'not one crumb is the current page');
  expects((await crumbs.last().getAttribute('aria-current')) === 'page', 'the last crumb is not the page itself');
  const links = await crumbs.locator('a[href]').count();
  expects(links === count - 1, `${links} links for ${count} crumbs`);
  const signs = await breadcrumb.locator('svg:not([aria-hidden=true])').count();
  expects(signs === 0, 'the signs between crumbs are read out');
  return faults;
}
