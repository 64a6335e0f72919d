import { mendSite } from './journal/take-back.ts';
import { root, siteFolder } from './paths.ts';

/** The commands of package.json: each is the exported function of the file of its name, and returns its exit code. */
const commands: Record<string, () => Promise<(args: string[]) => Promise<number | undefined>>> = {
  start: async () => (await import('./start.ts')).start,
  dev: async () => (await import('./dev.ts')).dev,
  check: async () => (await import('./check.ts')).check,
  schemas: async () => (await import('./schemas.ts')).schemas,
  migrate: async () => (await import('./migrate.ts')).migrate,
  build: async () => (await import('./build.ts')).build,
  test: async () => (await import('./test.ts')).test,
  'test:visual': async () => (await import('./visual.ts')).visual,
  'test:hosts': async () => (await import('./hosts.ts')).hosts,
  bench: async () => (await import('./bench.ts')).bench,
  gallery: async () => (await import('./gallery.ts')).gallery,
  fuzz: async () => (await import('./fuzz.ts')).fuzz,
  walk: async () => (await import('./walk.ts')).walk,
  soak: async () => (await import('./soak.ts')).soak,
  trust: async () => (await import('./trust.ts')).trust,
  licences: async () => (await import('./licences.ts')).licences,
  format: async () => (await import('./format.ts')).format,
  drawings: async () => (await import('./drawings.ts')).drawings,
  samples: async () => (await import('./samples.ts')).samples,
  spec: async () => (await import('./spec.ts')).spec,
  shots: async () => (await import('./shots.ts')).shots,
  'where-used': async () => (await import('./where-used.ts')).whereUsed,
  rename: async () => (await import('./rename.ts')).rename,
  'new:page': async () => (await import('./new-page.ts')).newPage,
  'new:section': async () => (await import('./new-section.ts')).newSection,
  'new:source': async () => (await import('./new-source.ts')).newSource,
};

/** Runs a command with its arguments. A command that stays (a server) returns nothing and keeps the process alive. */
export async function main([name = '', ...args]: string[]): Promise<void> {
  const load = commands[name];
  if (!load) {
    console.error(`There is no command "${name}". The commands are: ${Object.keys(commands).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  try {
    for (const folder of new Set([root, siteFolder(args)])) await mendSite(folder);
    const code = await (await load())(args);
    if (code !== undefined) process.exitCode = code;
  } catch (error) {
    // What a person can mend says so in its message; a stack helps only with a mistake of our own.
    const { message, stack } = error as Error & { code?: string };
    console.error(`npm run ${name}: ${message}`);
    if (process.env.DEBUG) console.error(stack);
    process.exitCode = 2;
  }
}
