import { join } from 'node:path';
import { loadModule } from '../load-module.ts';

/** Imports the default export of a configuration. Undefined if it has none. */
export async function importConfig(folder: string, file: string): Promise<unknown> {
  const module = await loadModule<{ default?: unknown }>(join(folder, file));
  // Without a default export, `module.default` is the module itself.
  return Object.hasOwn(module, 'default') ? await module.default : undefined;
}
