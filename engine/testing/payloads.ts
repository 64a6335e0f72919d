import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../site/paths.ts';

/** The payloads of public lists: unchanged, and with each `\x20` replaced by its character. */
const listed = readLines('payloads.txt').flatMap((line) => [
  line,
  line.replace(/\\x([0-9A-Fa-f]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
]);

/** Every payload: those of the lists, and each attempt in each context. */
export const payloads: string[] = [
  ...new Set([
    ...listed,
    ...readLines('payload-contexts.txt').flatMap((context) =>
      readLines('payload-attempts.txt').map((attempt) => context.replace('%', () => attempt)),
    ),
  ]),
];

function readLines(file: string): string[] {
  const lines = readFileSync(join(root, 'engine/testing', file), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
