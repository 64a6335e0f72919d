import type { Chapter, SampleDocument } from './document.ts';
import { tutorialFigures } from './figures.ts';
import { explained } from './parameters.ts';
import { product } from './sample.ts';
import type { Tutorial } from './tutorial.ts';
import { atomTutorials } from './tutorials-atoms.ts';
import { electronTutorials } from './tutorials-electrons.ts';

const inFile = {
  zh: '写入 `etot.input`；结构在 `atom.config` 中，赝势由 `IN.PSP1` 等指定。',
  en: 'It goes into `etot.input`; the structure stands in `atom.config`, and `IN.PSP1` and so on name the pseudopotentials.',
};

const running = {
  zh: '把输入文件、结构文件与赝势放在同一目录，MPI 进程数等于第一行两数的乘积。',
  en: 'Put input, structure and pseudopotentials into one folder; the number of ranks is the product of the first line.',
};

const commands = `mpirun -np 4 ${product.file} | tee output\ngrep "E_tot(eV)" REPORT | tail -1`;

/** The tutorial decks, each in Chinese and English. */
export const tutorialDocuments: SampleDocument[] = [...electronTutorials, ...atomTutorials].flatMap((tutorial) =>
  (['zh', 'en'] as const).map((language): SampleDocument => {
    const { stem, title, about } = tutorial;
    return {
      path: `tutorials/${language}/${stem}.pdf`,
      language,
      look: 'deck',
      title: { zh: `${product.text} 教程：${title.zh}`, en: `${product.text} tutorial: ${title.en}` },
      about,
      chapters: slides(tutorial),
    };
  }),
);

function slides({ stem, background: [physics, method, exercise], points, code }: Tutorial): Chapter[] {
  const figure = tutorialFigures[stem];
  if (!figure) throw new Error(`the tutorial ${stem} has no figure`);
  return [
    { title: { zh: '物理背景', en: 'Background' }, blocks: [{ points: [physics, method] }] },
    { title: { zh: '输入文件', en: 'The input file' }, blocks: [{ text: inFile }, { code }] },
    { title: { zh: '逐行说明', en: 'Line by line' }, blocks: [explained(code)] },
    { title: { zh: '运行', en: 'Running it' }, blocks: [{ text: running }, { code: commands }] },
    { title: { zh: '计算结果的样子', en: 'What to expect' }, blocks: [figure] },
    { title: { zh: '要点与常见错误', en: 'What to know, and common mistakes' }, blocks: [{ points }] },
    { title: { zh: '练习', en: 'Exercise' }, blocks: [{ text: exercise }] },
  ];
}
