const reasons: Record<string, string> = {
  EACCES: 'the folder is not writable for you',
  EPERM: 'the folder is not writable for you',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file is larger than the disk allows',
  ENOTDIR: 'there is a file where a folder must be',
};

/** Explains why a file cannot be written, under its own name: the system's error names its temporary file, or none. */
export function writeError(error: unknown, path: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!Object.hasOwn(reasons, code)) return error;
  return Object.assign(new Error(`cannot write ${path}: ${reasons[code]}.`, { cause: error }), { code, path });
}
