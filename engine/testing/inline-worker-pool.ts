import type { BuildInputs } from '../build/build-tasks.ts';
import type { Bundle } from '../build/bundle.ts';
import { createTaskRunner, PdfFailure } from '../build/run-task.ts';
import type { WorkerPool } from '../build/worker-pool.ts';
import type { prerender } from '../client/app/prerender.tsx';

export const titleOnly: typeof prerender = ({ title, language }) => ({
  lang: language,
  head: '',
  body: title,
  interactive: [],
  queries: [],
});

/** An empty engine, for builds whose pages need no script and no style. */
export const emptyBundle: Bundle = {
  build: 'x',
  folder: '',
  entry: '/_/entry.js',
  imports: [],
  parts: {},
  messages: { address: '', loader: '' },
  apiClient: '',
  early: { languages: '', oneLanguage: '' },
  offline: { address: '/_/offline.js', code: '' },
  serviceWorker: '',
  consent: '',
  styles: { sheets: {}, parts: {} },
  renderer: '',
  worker: '',
  typescript: new URL('../load/typescript.mjs', import.meta.url).href,
};

/** Creates files in this thread, one after another, with a renderer of the test. */
export function inlineWorkerPool(render: typeof prerender): (inputs: BuildInputs, bundle: Bundle) => WorkerPool {
  return (inputs, bundle) => {
    const runTask = createTaskRunner(inputs, bundle, render);
    const run: WorkerPool['run'] = async (task, made, skipped) => {
      try {
        made(await runTask(task));
      } catch (error) {
        if (!(error instanceof PdfFailure)) throw error;
        skipped(error.message);
      }
    };
    return { run, finish: async () => {}, terminate: async () => {} };
  };
}
