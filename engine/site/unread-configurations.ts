import { readdirSync } from 'node:fs';

const bundlers = /^(vite|webpack|rollup|rolldown|rspack|rsbuild|esbuild|parcel)\.config\.([cm]?[jt]s|json)$/;
const styleTools = /^(postcss|tailwind|uno|unocss|windi)\.config\.([cm]?[jt]s|json)$|^\.postcssrc(\.[a-z]+)?$/;

/** The files in a site's folder that configure bundlers and style tools, which Pagewright does not read. */
export function findUnreadConfigurations(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => bundlers.test(name) || styleTools.test(name))
    .sort();
}
