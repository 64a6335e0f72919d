import type { Chapter, SampleDocument } from './document.ts';
import { sitePicture } from './figures.ts';
import { allParameters, explained } from './parameters.ts';
import { questions, resources } from './resources.ts';
import { product } from './sample.ts';
import { siliconInput } from './silicon.ts';
import { blocksOf } from './site-text.ts';

const name = product.text;
const [input = { text: '' }, structure = { text: '' }] = siliconInput();

const manualChapters: Chapter[] = [
  { title: { zh: '安装', en: 'Installation' }, blocks: blocksOf('guides/update-function', 'general') },
  { title: { zh: '授权', en: 'Licensing' }, blocks: blocksOf('guides/get-uuid', 'steps') },
  {
    title: { zh: '第一个算例', en: 'A first example' },
    blocks: [
      { text: { zh: '参数文件 `etot.input`：', en: 'The parameters, `etot.input`:' } },
      explained(input.text.trim()),
      { text: { zh: '结构文件 `atom.config`：', en: 'The structure, `atom.config`:' } },
      { code: structure.text.trim() },
      {
        text: {
          zh: '三行晶格矢量（Å），然后每个原子一行：原子序数、分数坐标、三个方向是否可动。',
          en: 'Three lattice vectors (Å), then a line an atom: atomic number, fractional coordinates, and whether it may move in each direction.',
        },
      },
    ],
  },
  { title: { zh: '输入参数', en: 'Input parameters' }, blocks: [allParameters] },
  {
    title: { zh: '赝势', en: 'Pseudopotentials' },
    blocks: [
      {
        points: [
          {
            zh: '模守恒赝势：ECUT2 一般取 ECUT 的 2 倍，高精度取 4 倍。',
            en: 'Norm-conserving: ECUT2 is usually twice ECUT, four times for high accuracy.',
          },
          { zh: '超软赝势：ECUT2L 取 ECUT2 的 4 倍。', en: 'Ultrasoft: ECUT2L is four times ECUT2.' },
          { zh: '镧系元素的截断能取 90–120 Ryd。', en: 'Lanthanides need a cutoff of 90–120 Ryd.' },
          {
            zh: '优化晶格时截断能比默认值高 10–20 Ry。',
            en: 'Where the lattice relaxes, raise the cutoff by 10–20 Ry.',
          },
          {
            zh: '分数氢以原子序数 109–121 表示，109 为 H 0.25。',
            en: 'Fractional hydrogen has the atomic numbers 109–121; 109 is H 0.25.',
          },
        ],
      },
    ],
  },
  {
    title: { zh: '输出文件', en: 'Output files' },
    blocks: [
      {
        head: [
          { zh: '文件', en: 'File' },
          { zh: '内容', en: 'What it holds' },
        ],
        rows: [
          [
            { zh: 'REPORT', en: 'REPORT' },
            {
              zh: '每一步的能量与误差，最后一个 E_tot(eV) 是结果',
              en: 'Energy and error of each step; the last E_tot(eV) is the result',
            },
          ],
          [
            { zh: 'RELAXSTEPS', en: 'RELAXSTEPS' },
            { zh: '结构优化每一步的能量与最大受力', en: 'Energy and largest force of each relaxation step' },
          ],
          [
            { zh: 'MOVEMENT', en: 'MOVEMENT' },
            { zh: '优化与动力学的轨迹', en: 'The trajectory of relaxation and dynamics' },
          ],
          [
            { zh: 'final.config', en: 'final.config' },
            { zh: '最后的结构，可作为下一步的输入', en: 'The last structure, ready as the next input' },
          ],
        ],
      },
      sitePicture('silicon-bands.svg', {
        zh: '由本征值画出的硅能带（经验赝势）。',
        en: 'Bands of silicon as drawn from eigenvalues (empirical pseudopotential).',
      }),
    ],
  },
  {
    title: { zh: '并行与性能', en: 'Parallel runs and performance' },
    blocks: [
      {
        points: [
          {
            zh: '第一行两个整数的乘积等于 MPI 进程数，也等于使用的显卡数。',
            en: 'The two integers of the first line multiply to the number of MPI ranks, one for each GPU.',
          },
          {
            zh: 'k 点多的小体系用第二个数，大体系用第一个数。',
            en: 'Use the second number for small systems with many k-points, the first for large systems.',
          },
        ],
      },
      sitePicture('convergence.svg', {
        zh: '自洽收敛：预处理后的混合（蓝）步数更少。',
        en: 'Self-consistency: preconditioned mixing (blue) takes fewer steps.',
      }),
    ],
  },
  ...questions,
];

const quickStartChapters: Chapter[] = [
  { title: { zh: '安装', en: 'Installing' }, blocks: blocksOf('guides/update-function', 'general') },
  { title: { zh: '第一个计算', en: 'A first calculation' }, blocks: blocksOf('learning/quick-start', 'steps') },
  { title: { zh: '逐行说明', en: 'The input line by line' }, blocks: [explained(input.text.trim())] },
];

const manual = {
  look: 'manual' as const,
  title: { zh: `${name} 用户手册`, en: `${name} user manual` },
  about: {
    zh: '安装、授权、输入参数、输出文件与常见问题。',
    en: 'Installation, licensing, input, output, and questions that users ask.',
  },
  chapters: manualChapters,
};
const quickStart = {
  look: 'manual' as const,
  title: { zh: `${name} 快速入门`, en: `${name} quick start` },
  about: { zh: '从安装到第一次自洽计算。', en: 'From installation to the first self-consistent calculation.' },
  chapters: quickStartChapters,
};

/** Manuals, brochure, speed test and the quick start, which the tutorials list too. */
export const manualDocuments: SampleDocument[] = [
  ...(['zh', 'en'] as const).flatMap((language) => [
    { ...manual, language, path: `resources/manual-${language}.pdf` },
    { ...quickStart, language, path: `resources/quick-start-${language}.pdf` },
    { ...quickStart, language, path: `tutorials/${language}/quick-start.pdf` },
  ]),
  ...resources,
];
