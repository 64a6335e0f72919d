import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../site/paths.ts';
import { writePlaygroundData } from './playground-data.ts';
// The build hashes what the configuration imports, and so builds again after a change of the workbench.
import type * as workbenchModule from './workbench.tsx';

export type Workbench = typeof workbenchModule;

/** The modules that the section `playground` imports: what runs the engine in the browser, and the data for it. */
const workbench = 'virtual:playground/workbench';
const data = 'virtual:playground/data';

/** Gives the section `playground` the checker, the compiler and the sample site. */
export function playground(): Plugin {
  return {
    name: 'pagewright-docs:playground',
    resolveId(source) {
      if (source === workbench) return join(root, 'engine/docs/playground/workbench.tsx');
      return source === data ? `\0${data}` : undefined;
    },
    load: (id) => (id === `\0${data}` ? writePlaygroundData() : undefined),
  };
}
