import type { LockedPackage } from '../../engine/testing/lock-file.ts';

/** Licenses that only require their notice. */
const everywhere = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'PSF-2.0', 'Python-2.0', 'Zlib'],
]);

/** The license of fonts. It does not affect documents that use them. */
const ofFonts = 'OFL-1.1';

const fonts = /^@fontsource(-variable)?\//;

/** Packages that state their license only in a file. */
export const licensesFromFile: Record<string, string> = { 'png-js': 'MIT' };

/** Licenses whose changed files must be published: suitable for tools. */
const inTools = new Set(['MPL-2.0']);

/** Dependencies of the engine that are not sent to visitors. */
const tools = /^(lightningcss|@resvg\/resvg-js|mediabunny)(-|$)/;

/** Native libraries whose license lets any program load them, unchanged and from a file of their own. */
const libraries = /^@img\/sharp-/;

const ofLibraries = new Set(['LGPL-3.0-or-later']);

/** Whether the license of a package is allowed. One alternative is enough. */
export function isAllowed({
  name,
  license = licensesFromFile[name] ?? '',
  dev = false,
}: Pick<LockedPackage, 'name' | 'license' | 'dev'>): boolean {
  const isTool = dev || tools.test(name);
  const allowed = (license: string) =>
    everywhere.has(license) ||
    (license === ofFonts && fonts.test(name)) ||
    (isTool && inTools.has(license)) ||
    (libraries.test(name) && ofLibraries.has(license));
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every(allowed));
}
