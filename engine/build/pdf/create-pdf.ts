import { requirePackages } from '../../site/optional-packages.ts';
import type { createPdf as create } from './pdf-file.ts';

/** Creates a PDF as `pdf-file.ts` does, whose packages may be missing. */
export async function createPdf(...inputs: Parameters<typeof create>): Promise<Buffer> {
  requirePackages('PDFs of pages');
  const file = await import('./pdf-file.ts');
  return file.createPdf(...inputs);
}
