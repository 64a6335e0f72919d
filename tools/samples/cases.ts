import { siliconInput } from './addons.ts';
import { cases } from './case-catalogue.ts';
import type { SampleDocument } from './document.ts';
import { readme } from './readme.ts';
import type { SampleFile } from './sample.ts';
import { zip } from './zip.ts';

/** The process documents of the cases: Chinese and English on the same pages, for both languages share the file. */
export const caseDocuments: SampleDocument[] = cases.map(({ stem, title, about, points, job, lines }) => ({
  path: `cases/${stem}.pdf`,
  language: 'both',
  title,
  about,
  contents: [
    { zh: '建模与输入文件', en: 'Model and input files' },
    { zh: '计算步骤', en: 'The runs' },
    { zh: '数据处理', en: 'Data processing' },
  ],
  summary: points,
  code: [`JOB = ${job}`, ...lines].join('\n'),
}));

/** The input archives of the cases. */
export function caseInputs(): Promise<SampleFile[]> {
  return Promise.all(
    cases.map(async ({ stem, title, about, job, lines }) => {
      const name = `${stem}-input.zip`;
      return { path: `cases/${name}`, content: await zip([readme(name, title, about), ...siliconInput(job, lines)]) };
    }),
  );
}
