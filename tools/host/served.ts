import { hostFileNames, pageFileNames } from '../../engine/schema/reserved-addresses.ts';

const told = Object.values(hostFileNames).map(literal).join('|');

/**
 * The addresses in `dist/` that no visitor is given, however they came there: what the server and other hosts are told of
 * the site, the pages that other hosts show at an unknown address, and hidden files, but for what stands where RFC 8615 has it
 * looked for.
 */
export const unserved = new RegExp(
  `^/(${told})(\\.br|\\.gz)?$|/${literal(pageFileNames.unknown)}(\\.br|\\.gz)?$|(?!^/\\.well-known/)/\\.`,
);

/** The addresses that can only mean a file: where there is none, the answer is a plain 404, not the way home. */
export const fileAddress = /\.\w+$|^\/(_|_data|_feed|_cite|_copy|files|images)\//;

function literal(name: string): string {
  return name.replaceAll('.', '\\.');
}
