import type { Migration } from '../../../model/migration.ts';

export default {
  from: '0.1.0',
  description: 'The length of a video is read from its file: the field `duration` is gone.',
  type: 'Video',
  steps: [{ remove: 'duration' }],
} satisfies Migration;
