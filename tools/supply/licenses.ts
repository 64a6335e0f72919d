import { readLockedPackages } from '../../engine/testing/lock-file.ts';
import { isAllowed } from './allowed-licenses.ts';

/** `npm run licenses`: prints every package with its license. Returns 1 if one is not allowed. */
export async function checkLicenses(): Promise<number> {
  const packages = await readLockedPackages();
  for (const { name, version, license = 'no license named', dev } of packages)
    console.log(`${name}@${version}  ${license}${dev ? '  (development)' : ''}`);
  const refused = packages.filter((one) => !isAllowed(one));
  for (const { path, license } of refused)
    console.error(
      `${path}: the license ${license ?? '(none named)'} is not allowed by tools/supply/allowed-licenses.ts.`,
    );
  console.log(`licenses: ${packages.length} packages, ${refused.length} with a license that is not allowed`);
  return refused.length > 0 ? 1 : 0;
}
