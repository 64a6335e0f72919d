/** Why a file cannot be written, by the system's name of the error. */
const reasons: Record<string, string> = {
  EACCES: 'the folder is not writable for you',
  EPERM: 'the folder is not writable for you',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file is larger than the disk allows',
  ENOTDIR: 'a file stands where a folder must be',
};

/**
 * What to say of a file that could not be written: its own name, where the system names the temporary file beside it or none.
 * Any other error stays as it is.
 */
export function writeError(error: unknown, path: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!Object.hasOwn(reasons, code)) return error;
  return Object.assign(new Error(`cannot write ${path}: ${reasons[code]}.`, { cause: error }), { code, path });
}
