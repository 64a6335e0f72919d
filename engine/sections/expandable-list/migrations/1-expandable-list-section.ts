import type { Migration } from '../../../model/migration.ts';

export default {
  from: '1.0.0-rc.1',
  description: 'The key `questions` of an expandable list is `faq`; `open` is `single` or `multiple`.',
  type: 'ExpandableListSection',
  steps: [
    { rename: 'questions', to: 'faq' },
    { replace: 'open', by: { one: 'single', several: 'multiple' } },
  ],
} satisfies Migration;
