import { hostFileNames, pageFileNames } from '../../model/schema/reserved-addresses.ts';
import { escapePattern } from './nginx-syntax.ts';

const hostFiles = Object.values(hostFileNames).map(escapePattern).join('|');

/** Addresses that are never served: host files, pages for unknown addresses, and hidden files outside `/.well-known/`. */
export const unservedPath = new RegExp(
  `^/(${hostFiles})(\\.br|\\.gz)?$|/${escapePattern(pageFileNames.unknown)}(\\.br|\\.gz)?$|(?!^/\\.well-known/)/\\.`,
);

/**
 * Addresses of files. A missing one is a plain 404, because a script or program would take a redirect's page
 * for the file. Any other unknown address counts as a page, even with a dot in it.
 */
export const fileAddress = /^\/(_|_data|_feed|_cite|_copy|files|images|\.well-known)\//;
