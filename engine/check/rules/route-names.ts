import { htmlPath } from '../../model/page-file.ts';
import { addressesOf } from '../../model/schema/languages.ts';
import { fillSlugs, routeParameters } from '../../model/schema/placeholders.ts';
import { reservedSegment } from '../../model/schema/reserved-addresses.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { pageOf, type SiteModel } from '../site-model.ts';
import { unwritableStep } from '../unwritable-step.ts';
import { dataWords } from '../words/data-words.ts';
import type { Words } from '../words/words.ts';

/** A page is written to a folder of its route's name, so the name must be one, and not that of something else. */
export const routeNames: Rule = {
  code: 'bad-route',
  says: {
    en: 'With site values filled in, routes have letters, digits, `_`, `.` and `-` between slashes; no step begins or ends with a dot, has over 200 characters, is a device’s name on Windows (con, nul), or is named index.html or 404.html; they do not start with a language’s prefix, /api, /healthz, /_ or a file that the build writes, and no file under assets and no other page’s data stands in their way.',
    zh: '代入网站值后，路由的斜杠之间由字母、数字、`_`、`.` 和 `-` 组成；任何一级都不以点开头或结尾，不超过 200 个字符，不是 Windows 的设备名（con、nul），也不叫 index.html 或 404.html；路由不以语言的前缀、/api、/healthz、/_ 或构建所写的文件开头，也不与 assets 下的文件或其他页面的数据冲突。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, model) {
    const page = pageOf(file);
    const open = page && openBrace(page.route);
    if (open) yield { path: ['route'], ...open };
    const message = page && !open && fault(page.route, model, true);
    if (message) yield { path: ['route'], message };
    const redirects = file.kind === 'site' && model.site ? (model.site.redirects ?? []) : [];
    for (const [index, { from, to }] of redirects.entries()) {
      const path = ['redirects', index, 'from'];
      const open = openBrace(from);
      const message = fault(from, model, false);
      // A brace makes a parameter of what its new route has as one.
      const sure = routeParameters(open?.suggestion ?? '').every((name) => routeParameters(to).includes(name));
      if (open) yield { path, ...open, sure };
      else if (message) yield { path, message };
    }
  },
};

/** What is wrong with a route in which a parameter lacks one of its braces; `undefined` for any other. */
export function openBrace(route: string): Omit<RuleFinding, 'path'> | undefined {
  const isWhole = (text: string) => !/[{}]/.test(text.replace(/\{[A-Za-z]\w*\}/g, ''));
  if (isWhole(route)) return undefined;
  const closed = route.replace(/\{?\b([A-Za-z]\w*)\b\}?/g, (all, name) => (/[{}]/.test(all) ? `{${name}}` : all));
  return { message: dataWords.openBrace(), ...(isWhole(closed) && { suggestion: closed, sure: true }) };
}

function fault(route: string, model: SiteModel, isPage: boolean): Words | undefined {
  const filled = fillSlugs(route, model.site);
  // A route that is wrong as it is written has been told by its schema.
  if (!route.startsWith('/') || filled === '/') return undefined;
  const steps = filled.slice(1).split('/');
  const bad = steps.find((step) => !/^[\w.{}-]+$/.test(step) || /^\.\.?$/.test(step));
  if (bad !== undefined) return filled === route && !/^\./.test(bad) ? undefined : dataWords.badRoute(filled, bad);
  const unwritable = steps.map(unwritableStep).find((words) => words !== undefined);
  if (unwritable && isPage) return unwritable;
  const taken = reservedSegment(filled, addressesOf(model.site));
  if (taken?.why === 'start') return dataWords.reservedRoute(`/${taken.segment}`);
  if (taken?.why === 'name') return dataWords.reservedStep(taken.segment);
  if (taken) return dataWords.hiddenStep(taken.segment);
  const asset = assetOn(filled, model);
  // That an old address is a file's is told where redirects are looked at.
  if (asset !== undefined && (isPage || asset !== filled.slice(1)))
    return dataWords.takenByAsset(filled, `assets/${asset}`);
  const other = isPage ? pageOn(filled, model) : undefined;
  return other === undefined ? undefined : dataWords.takenByData(filled, other);
}

/** The file under `assets/` that stands where a page's folders or its HTML must be. */
function assetOn(route: string, { assets, site }: SiteModel): string | undefined {
  const languages = addressesOf(site);
  const written = languages.map(({ code }) => htmlPath(code, template(route), { languages }));
  return written.flatMap(withFolders).find((path) => assets.has(path));
}

/**
 * The route of another page whose files stand where those of a route must be: a page for unknown parameters is written to the
 * folder `_name`, data to a file that ends in `.json`, and those of the home page to that of `/index`.
 */
function pageOn(route: string, { routes, patterns }: SiteModel): string | undefined {
  const own = template(route);
  const templateAt = (path: string) => patterns.find(({ steps }) => template(steps.join('/')) === path)?.route;
  const dataAt = (path: string) =>
    routes.get(path) ?? (path === '/index' ? routes.get('/') : undefined) ?? templateAt(path);
  if (own === '/index') return routes.get('/')?.written;
  if (own === route && templateAt(own)) return templateAt(own)?.written;
  for (const folder of withFolders(own).slice(0, -1)) {
    const [, stem] = /^(.+)\.json(?:\.br|\.gz)?$/.exec(folder) ?? [];
    const found = stem === undefined ? undefined : dataAt(stem);
    if (found) return found.written;
  }
  return undefined;
}

function template(route: string): string {
  return route.replace(/\{(\w+)\}/g, '_$1');
}

function withFolders(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}
