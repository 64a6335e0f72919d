import { both, counts, leads, reaches, says, saysAlike } from './checks.ts';
import type { SpecRow } from './row.ts';

const main = '1 §2 {product} introduction';
const matpl = '1 §2 MatPL introduction';
const flows = '1 §2 Q-Flow and Q-Studio introductions';
const intro = '/pwcore-introduce';

const strip = (manual: string) => [
  '/gpu-download',
  '/module-download',
  `/files/resources/${manual} ⧉`,
  '/potential-download',
  'https://doc.example.com/mcloud/ ⧉',
];

/** Pictures in every step of an introduction. */
function illustrated(route: string, steps: number): SpecRow {
  return { source: flows, statement: `The ${steps} steps are illustrated`, ...counts(route, '#steps li img', steps) };
}

/** The introductions of the programs. */
export const productRows: SpecRow[] = [
  {
    source: '1 §1',
    statement:
      '{product}: a GPU-accelerated plane-wave density-functional package with GPU, DCU, CPU and Windows builds',
    ...says(
      intro,
      /显卡加速的平面波密度泛函软件.*GPU、DCU、CPU 与 Windows/,
      /GPU-accelerated plane-wave density-functional.*GPU, DCU, CPU and Windows/,
    ),
  },
  {
    source: main,
    statement: 'A title and three intro paragraphs',
    check: `${intro}: h1 and paragraphs of the overview, both languages`,
    find: (site) =>
      both(
        async (language) =>
          `${await site.count(intro, 'h1', language)}, ${await site.count(intro, '#overview p', language)}`,
      ),
    want: '1, 3',
  },
  { source: main, statement: 'A feature grid of 9 functions', ...counts(intro, '#functions li', 9) },
  {
    source: main,
    statement: 'Functionals LDA, GGA, meta-GGA and HSE',
    ...saysAlike(intro, /LDA.*GGA.*meta-GGA.*HSE/, '#functions'),
  },
  {
    source: main,
    statement: 'Structure relaxation with MD and NEB',
    ...says(intro, /结构优化.*分子动力学.*NEB/, /Relaxation.*MD.*NEB/, '#functions'),
  },
  {
    source: main,
    statement: 'Spin-orbit coupling',
    ...says(intro, /自旋轨道耦合/, /Spin.orbit coupling/, '#functions'),
  },
  { source: main, statement: 'Wannier and GW', ...says(intro, /Wannier 与 GW/, /Wannier and GW/, '#functions') },
  { source: main, statement: 'rt-TDDFT', ...says(intro, /rt-TDDFT|实时含时密度泛函/, /rt-TDDFT/, '#functions') },
  {
    source: main,
    statement: 'Defect states and levels',
    ...says(intro, /缺陷态与能级/, /Defect states and levels/, '#functions'),
  },
  { source: main, statement: 'Others', ...says(intro, /其他/, /Others/, '#functions') },
  {
    source: main,
    statement: 'An application table of 10 rows by 2 columns',
    check: `${intro}: rows and cells of the first row, both languages`,
    find: (site) =>
      both(async (language) =>
        [
          await site.count(intro, '#applications tbody tr', language),
          await site.count(intro, '#applications tbody tr:first-child > *', language),
        ].join(' × '),
      ),
    want: '10 × 2',
  },
  {
    source: main,
    statement: 'Links to a speed-test PDF and an accuracy-test page',
    ...leads(intro, '#tests a', '/files/resources/speed-test.pdf ⧉', '/test-document/1'),
  },
  {
    source: main,
    statement: 'Links to Mstation, Mcluster and Mcloud',
    ...reaches(intro, '#hardware a', '/mstation-introduce', '/mcluster-introduce', '/mcloud-introduce'),
  },
  {
    source: main,
    statement: 'A trial application form link and a cloud-trial link (registration at Mcloud)',
    ...leads(intro, '#trial a', '/trial', 'https://mcloud.example.com/register ⧉'),
  },
  {
    source: main,
    statement: 'Tutorial links: quick start, tutorials, cases, training videos',
    ...leads(intro, '#tutorials a', '/QuickStartTutorial', '/Tutorials', '/Case', '/course-vedio'),
  },
  {
    source: main,
    statement:
      'Download links: software, modules, pseudopotentials, English manual PDF, Chinese manual PDF, paper list',
    ...leads(
      intro,
      '#downloads a',
      '/gpu-download',
      '/module-download',
      '/potential-download',
      '/files/resources/manual-en.pdf ⧉',
      '/files/resources/manual-zh.pdf ⧉',
      '/paper',
    ),
  },
  {
    source: '1 §9',
    statement: '20 times speedup over a CPU package',
    ...says(intro, /48 核 CPU.*快 20 倍/, /20 times speedup over a CPU package/),
  },
  {
    source: '1 §9',
    statement: '20 times speedup, on the home page',
    ...says('/', /比 CPU 程序快 20 倍/, /20 times faster than a CPU package/),
  },
  {
    source: '1 §1',
    statement: 'MatPL: open-source, with an active-learning tool and a structure-format conversion tool',
    ...says('/mlff', /开源.*主动学习.*格式转换/, /[Oo]pen-source.*active-learning tool.*structure-format conver/),
  },
  {
    source: matpl,
    statement: 'Seven sections',
    ...counts('/mlff', 'main .page__sections > [data-section] > h2, main .page__sections > [data-section] h2', 7),
  },
  {
    source: matpl,
    statement: 'Links: online documents',
    ...reaches('/mlff', 'main a', 'https://doc.example.com/matpl/ ⧉'),
  },
  {
    source: matpl,
    statement: 'Links: repositories of the force-field code, the LAMMPS interface, active learning and data handling',
    ...reaches(
      '/mlff',
      'main a',
      ...['MatPL', 'lammps', 'active-learning', 'data'].map((name) => `https://code.example.com/matpl/${name} ⧉`),
    ),
  },
  {
    source: matpl,
    statement: 'Links: a model library with a network-drive link',
    ...reaches(
      '/mlff',
      '#models a',
      'https://code.example.com/matpl/models ⧉',
      'https://pan.example.com/s/matpl-models ⧉',
    ),
  },
  {
    source: matpl,
    statement: 'Links: examples',
    ...reaches('/mlff', '#examples a', 'https://code.example.com/matpl/examples ⧉'),
  },
  {
    source: matpl,
    statement: 'Text claims 8 descriptors, 4 models and 2 optimizers',
    ...says('/mlff', /8 种描述符、4 种模型和 2 种优化器/, /8 descriptors, 4 models and 2 optimizers/),
  },
  {
    source: '1 §1',
    statement: 'LS3DF: a large-system linear-scaling fragment-method program',
    ...says('/ls3df', /线性标度.*分块方法/, /linear-scaling.*fragment method/),
  },
  {
    source: '1 §2 LS3DF introduction',
    statement: 'A title and two paragraphs',
    check: '/ls3df: h1 and paragraphs of the overview, both languages',
    find: (site) =>
      both(
        async (language) =>
          `${await site.count('/ls3df', 'h1', language)}, ${await site.count('/ls3df', '#overview p', language)}`,
      ),
    want: '1, 2',
  },
  {
    source: '1 §2 LS3DF introduction',
    statement: 'A link to the LS3DF download page',
    ...reaches('/ls3df', '#overview a', '/ls3df-download'),
  },
  {
    source: '1 §1',
    statement: 'Q-Flow: a visual workflow and job-submission tool for registered users of the cloud platform',
    ...says(
      '/pwm-gui-introduce',
      /可视化的工作流与作业提交工具.*注册用户/,
      /visual workflow and job-submission tool for registered users of Mcloud/,
    ),
  },
  { source: flows, statement: 'Q-Flow: 3 feature paragraphs', ...counts('/pwm-gui-introduce', '#features p', 3) },
  { source: flows, statement: 'Q-Flow: 10 steps', ...counts('/pwm-gui-introduce', '#steps ol > li', 10) },
  illustrated('/pwm-gui-introduce', 10),
  {
    source: flows,
    statement: 'Q-Flow: a strip of five links',
    ...leads('/pwm-gui-introduce', '#related a', ...strip('qflow-manual.pdf')),
  },
  {
    source: flows,
    statement: 'Q-Flow: an intro with links',
    ...reaches('/pwm-gui-introduce', '#overview a', '/mcloud-introduce', '/qstudio-introduce'),
  },
  {
    source: '1 §2, §9',
    statement: 'Q-Flow v1.0 launched in April 2022',
    ...says('/pwm-gui-introduce', /v1\.0 于 2022 年 4 月/, /1\.0 launched in April 2022/),
  },
  {
    source: '1 §1',
    statement: 'Q-Studio: a browser-based atomic modelling tool for registered users of the cloud platform',
    ...says(
      '/qstudio-introduce',
      /浏览器中运行的原子建模工具.*注册用户/,
      /atomic modelling tool that runs in the browser, for registered users of Mcloud/,
    ),
  },
  { source: flows, statement: 'Q-Studio: 4 feature paragraphs', ...counts('/qstudio-introduce', '#features p', 4) },
  { source: flows, statement: 'Q-Studio: 9 steps', ...counts('/qstudio-introduce', '#steps ol > li', 9) },
  illustrated('/qstudio-introduce', 9),
  {
    source: flows,
    statement: 'Q-Studio: a strip of five links',
    ...leads('/qstudio-introduce', '#related a', ...strip('qstudio-manual.pdf')),
  },
  {
    source: flows,
    statement: 'Q-Studio: an intro with links',
    ...reaches('/qstudio-introduce', '#overview a', '/mcloud-introduce', '/pwm-gui-introduce'),
  },
  {
    source: '1 §2, §9',
    statement: 'Q-Studio v1.0 launched in April 2022',
    ...says('/qstudio-introduce', /v1\.0 于 2022 年 4 月/, /1\.0 launched in April 2022/),
  },
];
