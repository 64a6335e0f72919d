import type { LockedPackage } from '../../engine/testing/lock-file.ts';

/** Licenses that ask for no more than to keep their notice: they suit what is published. */
const everywhere = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'PSF-2.0',
    'Python-2.0',
    'Zlib',
  ],
]);

/** The license of fonts: it asks for its notice where they are passed on, and nothing of documents that are set in them. */
const ofFonts = 'OFL-1.1';

const fonts = /^@fontsource(-variable)?\//;

/** Packages that state their license only in a file. */
export const licensesFromFile: Record<string, string> = { 'png-js': 'MIT' };

/** Licenses whose changed files must be published: they suit tools, which are used as they are and go to no visitor. */
const inTools = new Set(['MPL-2.0']);

/** Dependencies of the engine that are not sent to visitors. */
const tools = /^(lightningcss|@resvg\/resvg-js|mediabunny)(-|$)/;

/** Whether the license of a package is allowed. Of alternatives, one must be allowed. */
export function isAllowed({
  name,
  license = licensesFromFile[name] ?? '',
  dev = false,
}: Pick<LockedPackage, 'name' | 'license' | 'dev'>): boolean {
  const isTool = dev || tools.test(name);
  const allowed = (license: string) =>
    everywhere.has(license) || (license === ofFonts && fonts.test(name)) || (isTool && inTools.has(license));
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every(allowed));
}
