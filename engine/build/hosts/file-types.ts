import { feedTypes } from '../../model/page-file.ts';

/** Content types with their file extensions. Any other file is `application/octet-stream`. */
export const fileTypes = {
  [feedTypes.atom]: 'atom',
  'application/gzip': 'gz tgz',
  'application/javascript': 'js mjs',
  'application/json': 'json',
  'application/pdf': 'pdf',
  'application/wasm': 'wasm',
  'application/x-research-info-systems': 'ris',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'audio/mpeg': 'mp3',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/html': 'html htm',
  'text/markdown': 'md',
  'text/plain': 'txt text conf log',
  'text/vtt': 'vtt',
  'text/x-bibtex': 'bib',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** Content types of files without a telling extension, by folder. */
export const folderTypes = { '/_feed/json/': feedTypes.json };
