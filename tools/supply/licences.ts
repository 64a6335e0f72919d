import { readLockedPackages } from '../../engine/testing/lock-file.ts';
import { isAllowed } from './allowed-licences.ts';

/** `npm run licences`: prints every installed package with version and licence. Returns 1 when one has a licence that is not allowed. */
export async function checkLicences(): Promise<number> {
  const packages = await readLockedPackages();
  for (const { name, version, license = 'no licence named', dev } of packages)
    console.log(`${name}@${version}  ${license}${dev ? '  (development)' : ''}`);
  const refused = packages.filter((one) => !isAllowed(one));
  for (const { path, license } of refused)
    console.error(
      `${path}: the licence ${license ?? '(none named)'} is not allowed by tools/supply/allowed-licences.ts.`,
    );
  console.log(`licences: ${packages.length} packages, ${refused.length} with a licence that is not allowed`);
  return refused.length > 0 ? 1 : 0;
}
