// `pagewright/vite`.
import { load } from './typescript.mjs';

const { siteCode } = await load('../publish/vite-config.ts');
const { project } = await import('./project.mjs');

export const pagewright = (site = project) => siteCode(site);
