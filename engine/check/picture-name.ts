/** What a picture is called under `assets/images/`, where its path is written, from the site's folder, a page's or a disk's. */
export function pictureName(path: string): string {
  return path.replaceAll('\\', '/').replace(/^((.*\/)?assets\/|(\.{0,2}\/)*)(images\/)?/, '');
}
