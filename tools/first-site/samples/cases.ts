import { cases } from './case-catalogue.ts';
import type { Figure, SampleDocument } from './document.ts';
import { tutorialFigures } from './figures.ts';
import { explained } from './parameters.ts';
import { readme } from './readme.ts';
import { product, type SampleFile } from './sample.ts';
import { siliconInput } from './silicon.ts';
import { zip } from './zip.ts';

const commands = `unzip *-input.zip\nmpirun -np 1 ${product.file} | tee output\ngrep "E_tot(eV)" REPORT | tail -1`;

/** The process documents of the cases: Chinese and English on the same pages, for both languages share the file. */
export const caseDocuments: SampleDocument[] = cases.map(({ stem, title, about, points, job, lines }) => ({
  path: `cases/${stem}.pdf`,
  language: 'both',
  look: 'manual',
  title,
  about,
  chapters: [
    {
      title: { zh: '模型与输入文件', en: 'Model and input files' },
      blocks: [
        {
          text: {
            zh: `输入文件（${stem}-input.zip）以硅原胞代替真实体系，可以直接运行。`,
            en: `The input files (${stem}-input.zip) put a silicon cell in the place of the real system and run as they are.`,
          },
        },
        explained([`JOB = ${job}`, ...lines].join('\n')),
      ],
    },
    { title: { zh: '计算步骤', en: 'The runs' }, blocks: [{ points: points.slice(0, 2) }, { code: commands }] },
    { title: { zh: '数据处理', en: 'Data processing' }, blocks: [{ points: points.slice(2) }, caseFigure(stem)] },
  ],
}));

function caseFigure(stem: string): Figure {
  const figure = tutorialFigures[stem.startsWith('tddft') || stem === 'namd' ? '10-tddft-namd' : '09-neb'];
  if (!figure) throw new Error(`the case ${stem} has no figure`);
  return figure;
}

/** The input archives of the cases. */
export function caseInputs(): Promise<SampleFile[]> {
  return Promise.all(
    cases.map(async ({ stem, title, about, job, lines }) => {
      const name = `${stem}-input.zip`;
      return {
        path: `cases/${name}`,
        content: await zip([readme(name, title, about), ...siliconInput({ job, lines })]),
      };
    }),
  );
}
