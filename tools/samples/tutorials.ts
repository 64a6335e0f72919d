import type { SampleDocument } from './document.ts';
import { product, type Text } from './sample.ts';
import { atomTutorials } from './tutorials-atoms.ts';
import { electronTutorials } from './tutorials-electrons.ts';

const contents: Text[] = [
  { zh: '物理背景与适用范围', en: 'Physical background and scope' },
  { zh: '输入文件逐行说明', en: 'The input files line by line' },
  { zh: '收敛测试', en: 'Convergence tests' },
  { zh: '结果分析与常见错误', en: 'Reading the results, common mistakes' },
];

/** The tutorial decks, each in Chinese and English. */
export const tutorialDocuments: SampleDocument[] = [...electronTutorials, ...atomTutorials].flatMap(
  ({ stem, title, about, points, code }) =>
    (['zh', 'en'] as const).map((language) => ({
      path: `tutorials/${language}/${stem}.pdf`,
      language,
      title: { zh: `${product.text} 教程：${title.zh}`, en: `${product.text} tutorial: ${title.en}` },
      about,
      contents,
      summary: points,
      code,
    })),
);
