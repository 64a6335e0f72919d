import { join } from 'node:path';
import { listFiles } from '../files.ts';
import { root } from '../paths.ts';

/** Every page of the built site, both languages, as paths; templates of routes with parameters are left out. */
export const pages: string[] = (await listFiles(join(root, 'dist')))
  .filter(
    (file) => /(^|\/)index\.html$/.test(file) && !/(^|\/)_\w+\/index\.html$/.test(file) && !file.startsWith('files/'),
  )
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
