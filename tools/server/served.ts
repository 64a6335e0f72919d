/**
 * The addresses in `dist/` that no visitor is given, however they came there: what the server and other hosts are told of
 * the site, the pages that other hosts show at an unknown address, and hidden files.
 */
export const unserved =
  /^\/(build\.json|nginx\.conf|Dockerfile|_headers|_redirects)(\.br|\.gz)?$|\/404\.html(\.br|\.gz)?$|\/\./;

/** The addresses that can only mean a file: where there is none, the answer is a plain 404, not the way home. */
export const fileAddress = /\.\w+$|^\/(_|_data|files|images)\//;
