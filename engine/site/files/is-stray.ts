/** Files and folders that systems and editors leave beside others: macOS, Windows, Office, vim, Emacs, and copies of the last save. */
const names = [
  /^\._/,
  /^\.(DS_Store|AppleDouble|Spotlight-V100|Trashes|fseventsd|TemporaryItems|localized)$/,
  /^(__MACOSX|Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r|4913)$/i,
  /~$/,
  /^\.#|^#.*#$/,
  /^\..*\.sw[a-p]$/,
  /^~\$|^\.~lock\./,
];

/** Whether a system or editor left a file or folder of this name, so that it is not part of a site. */
export function isStray(name: string): boolean {
  return names.some((pattern) => pattern.test(name));
}
