// `pagewright/render`: the half of `pagewright/react` that needs Node.
import { load } from '../load/typescript.mjs';

export const { renderPage } = await load('../build/embed/render-page.ts');
