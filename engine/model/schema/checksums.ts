/** The name of the list of the checksums of what a folder of downloads holds, as `sha256sum -c` reads it. The build writes it. */
export const checksumsFile = 'SHA256SUMS';

/**
 * Where the checksum of a file under `assets/` is listed: of `files/a.zip` in `files/SHA256SUMS`. `undefined` for what no visitor fetches by itself:
 * pictures, fonts, hidden files, and those at the root.
 */
export function checksumsFor(asset: string): string | undefined {
  const [, folder] = /^(?!(?:images|fonts)\/)(.*\/)[^./][^/]*$/.exec(asset) ?? [];
  return folder && !/(^|\/)\./.test(folder) ? folder + checksumsFile : undefined;
}
