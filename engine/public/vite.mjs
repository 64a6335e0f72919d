// `pagewright/vite`.
import { load } from '../load/typescript.mjs';

const { siteCode } = await load('../build/vite-config.ts');
const { project } = await import('../load/project.mjs');

export const pagewright = (site = project) => siteCode(site);
