import type { Migration } from '../migration.ts';

export default {
  from: '0.1.0',
  description: 'The colors of a palette have the usual names: background, text, border, success, warning.',
  type: 'Palette',
  steps: [
    { rename: 'ground', to: 'background' },
    { rename: 'groundTint', to: 'backgroundTint' },
    { rename: 'ink', to: 'text' },
    { rename: 'inkSoft', to: 'textMuted' },
    { rename: 'line', to: 'border' },
    { rename: 'lineStrong', to: 'borderStrong' },
    { rename: 'warm', to: 'warning' },
    { rename: 'warmTint', to: 'warningTint' },
    { rename: 'good', to: 'success' },
    { rename: 'goodTint', to: 'successTint' },
    { rename: 'codeGround', to: 'codeBackground' },
  ],
} satisfies Migration;
