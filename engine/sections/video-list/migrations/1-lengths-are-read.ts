import type { Migration } from '../../../model/migration.ts';

export default {
  from: '0.1.0',
  says: 'The length of a video is read from its file: the field `duration` is gone.',
  of: 'Video',
  steps: [{ remove: 'duration' }],
} satisfies Migration;
