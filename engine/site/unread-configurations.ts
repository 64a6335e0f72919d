import { readdirSync } from 'node:fs';

const bundlers = /^(vite|webpack|rollup|rolldown|rspack|rsbuild|esbuild|parcel)\.config\.([cm]?[jt]s|json)$/;
const styleTools = /^(postcss|tailwind|uno|unocss|windi)\.config\.([cm]?[jt]s|json)$|^\.postcssrc(\.[a-z]+)?$/;

/** Finds configuration files of bundlers and style tools in a site's folder. Pagewright does not read them. */
export function findUnreadConfigurations(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => bundlers.test(name) || styleTools.test(name))
    .sort();
}
