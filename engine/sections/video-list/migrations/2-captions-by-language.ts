import type { Migration } from '../../../model/migration.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A file a language, each with the language that it was for. One file for all says of no language that it is in it: it stays, and the check names it. */
function byLanguage(value: unknown): unknown {
  if (!isObject(value) || !('to' in value) || !isObject(value.to)) return value;
  return Object.entries(value.to).map(([language, to]) => ({ language, to }));
}

export default {
  from: '0.1.0',
  says: 'The captions of a video are a list, each with its language.',
  of: 'Video',
  steps: [{ change: 'captions', by: byLanguage }],
} satisfies Migration;
