import type { Migration } from '../../../model/migration.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Converts captions per language. A single file has no known language: it stays, and the check reports it. */
function byLanguage(value: unknown): unknown {
  if (!isObject(value) || !('to' in value) || !isObject(value.to)) return value;
  return Object.entries(value.to).map(([language, to]) => ({ language, to }));
}

export default {
  from: '0.1.0',
  description: 'The captions of a video are a list, each with its language.',
  type: 'Video',
  steps: [{ change: 'captions', by: byLanguage }],
} satisfies Migration;
