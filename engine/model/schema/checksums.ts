/** The file with the checksums of a folder of downloads, in the format of `sha256sum -c`. The build writes it. */
export const checksumsFile = 'SHA256SUMS';

/** The checksum file for an asset: `files/SHA256SUMS` for `files/a.zip`. None for pictures, fonts, hidden files and those at the root. */
export function checksumsFor(asset: string): string | undefined {
  const [, folder] = /^(?!(?:images|fonts)\/)(.*\/)[^./][^/]*$/.exec(asset) ?? [];
  return folder && !/(^|\/)\./.test(folder) ? folder + checksumsFile : undefined;
}
