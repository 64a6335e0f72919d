import { defineConfig, defineRule } from 'pagewright/config';

/** More bars do not fit on a phone's screen. */
const most = 20;

const manyBars = defineRule({
  code: 'many-bars',
  severity: 'warning',
  description: { en: `A bar chart has at most ${most} rows.`, zh: `条形图最多有 ${most} 行。` },
  visit: {
    Section({ value }) {
      const { type, rows } = value as { type?: string; rows?: unknown[] };
      if (type !== 'bar-chart' || !Array.isArray(rows) || rows.length <= most) return undefined;
      return {
        path: ['rows'],
        message: {
          en: `The chart has ${rows.length} bars. Show the largest.`,
          zh: `图中有 ${rows.length} 条，请只保留最大的几条。`,
        },
      };
    },
  },
});

export default defineConfig({ rules: [manyBars] });
