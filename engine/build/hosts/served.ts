import { hostFileNames, pageFileNames } from '../../model/schema/reserved-addresses.ts';

const told = Object.values(hostFileNames).map(literal).join('|');

/**
 * The addresses in `dist/` that no visitor is given, however they came there: what the server and other hosts are told of
 * the site, the pages that other hosts show at an unknown address, and hidden files, but for what stands where RFC 8615 has it
 * looked for.
 */
export const unserved = new RegExp(
  `^/(${told})(\\.br|\\.gz)?$|/${literal(pageFileNames.unknown)}(\\.br|\\.gz)?$|(?!^/\\.well-known/)/\\.`,
);

/**
 * The addresses in the build's own folders of files, and those where RFC 8615 has programs look. Where there is no file, the answer is a
 * plain 404: a script, a download or a program would take the page that a redirect leads to for its file. Every other unknown address is a
 * page's, also with a dot in it, and leads home.
 */
export const fileAddress = /^\/(_|_data|_feed|_cite|_copy|files|images|\.well-known)\//;

function literal(name: string): string {
  return name.replaceAll('.', '\\.');
}
