import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'A site lists its languages. Every site was in Chinese, and in English under `/en`.',
  type: 'SiteDescriptor',
  steps: [
    {
      set: 'languages',
      to: [
        { code: 'zh', name: '中文', tag: 'zh-CN', switchLabel: '中文：切换到中文' },
        { code: 'en', name: 'English', prefix: '/en', shortName: 'EN', switchLabel: 'EN: switch to English' },
      ],
    },
  ],
} satisfies Migration;
