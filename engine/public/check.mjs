// `pagewright/check`.
import { load } from '../load/typescript.mjs';

export const { checkFolder } = await load('../cli/check-folder.ts');
