import type { LockedPackage } from './lock-file.ts';

/** Licences that ask for no more than to keep their notice: they suit what is published. */
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
  ],
]);

/** Licences whose changed files must be published: they suit tools, which are used as they are and go to no visitor. */
const inDevelopment = new Set(['MPL-2.0']);

/** Whether a package may be used under its licence: of several to choose from, one must be allowed; one that is not named is not. */
export function isAllowed({ license = '', dev = false }: Pick<LockedPackage, 'license' | 'dev'>): boolean {
  const allowed = (name: string) => everywhere.has(name) || (dev && inDevelopment.has(name));
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every(allowed));
}
