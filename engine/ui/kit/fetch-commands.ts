import type { CompiledFile } from '../../model/compiled.ts';

/**
 * The lines that fetch a file from a whole address into the folder that a shell stands in, both going on where they were cut off, and
 * the one that tells whether it came whole; by the program that they run.
 */
export function fetchCommands(
  address: string,
  { name, sha256 }: Pick<CompiledFile, 'name' | 'sha256'>,
): Record<'wget' | 'curl' | 'sha256sum', string> {
  return {
    wget: wget(address),
    // Of an error it keeps nothing under the file's name, and it follows where a host leads it, as wget does.
    curl: `curl -C - -fL -o ${word(name)} ${word(address)}`,
    sha256sum: `echo ${word(`${sha256}  ${name}`)} | sha256sum -c`,
  };
}

/** The line by which wget fetches a file, going on where it was cut off. */
export function wget(address: string): string {
  return `wget -c ${word(address)}`;
}

/** A text as one word of a shell's line. */
function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
