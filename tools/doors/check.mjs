// `pagewright/check`.
import { load } from './typescript.mjs';

export const { checkFolder } = await load('../commands/check-folder.ts');
