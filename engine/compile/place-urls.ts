/** Adds the site's folder on its host to the addresses of files in minified CSS. */
export function placeUrls(css: string, base: string): string {
  return base === '' ? css : css.replace(/\burl\((["']?)(?=\/(?!\/))/g, (start) => start + base);
}
