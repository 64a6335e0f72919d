import { once } from '../../model/schema/once.ts';
import { requirePackages } from '../../site/optional-packages.ts';
import type { createPdf as create } from './pdf-file.ts';

/** Two PDFs that load it at the same time would get a module that lacks exports. */
const loadFile = once(() => import('./pdf-file.ts'));

/** Creates a PDF as `pdf-file.ts` does, whose packages may be missing. */
export async function createPdf(...inputs: Parameters<typeof create>): Promise<Buffer> {
  requirePackages('PDFs of pages');
  const file = await loadFile();
  return file.createPdf(...inputs);
}
