import { alterPlace } from '../change-place.ts';
import { leads, reaches } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { inBothLanguages } from '../language.ts';
import { expected, row, type SpecRow } from '../row.ts';
import { statements } from '../statements.ts';

const product = '1 §2 {product} introduction';
const matpl = '1 §2 MatPL introduction';
const main = '/pwcore-introduce';
const tools = '1 §2 Q-Flow and Q-Studio introductions';
const external = /^https:\/\/.* ⧉$/;

/** The two cloud tools, with the same kind of introduction. */
function tool(name: string, route: string, paragraphs: number, steps: number): SpecRow[] {
  return [
    row(tools, `${name}: an intro with links`, counts(at(route, '#overview p a'), [1, 9])),
    row(tools, `${name}: ${paragraphs} feature paragraphs`, counts(at(route, '#features li p'), paragraphs)),
    row(tools, `${name}: ${steps} steps`, counts(at(route, '#steps ol > li'), steps)),
    row(tools, `${name}: each step is illustrated`, counts(at(route, '#steps ol > li img[src]'), steps)),
    row(
      tools,
      `${name}: a strip of five links: {product} download, modules, manual PDF in a new window, pseudopotentials, cloud manual site`,
      leads(at(route, '#related a'), '/gpu-download', '/module-download', /\.pdf ⧉$/, '/potential-download', external),
    ),
    row(
      '1 §2 Q-Flow and Q-Studio introductions, §9',
      `${name} v1.0 launched in April 2022`,
      tells(route, inBothLanguages(/1\.0.*2022 ?年 ?4 ?月|2022 ?年 ?4 ?月.*1\.0/, /1\.0\D*April 2022/)),
    ),
    row(
      '1 §1',
      `${name} is for registered users of the cloud platform`,
      tells(route, inBothLanguages(/注册用户/, /registered users/)),
    ),
  ];
}

/** The software and its introductions. */
statements('Products', [
  row(product, 'Three intro paragraphs', counts(at(main, '#overview p'), 3)),
  row(
    '1 §1',
    '{product} is a GPU-accelerated plane-wave density-functional package',
    tells(
      at(main, '#overview'),
      /GPU/,
      inBothLanguages('平面波', 'plane-wave'),
      inBothLanguages('密度泛函', 'density-functional'),
    ),
  ),
  row(
    '1 §1',
    '{product} has GPU, DCU, CPU and Windows builds',
    tells(at(main, '#overview'), /GPU\s*、\s*DCU\s*、\s*CPU|GPU, DCU, CPU/, /Windows/),
  ),
  row(product, 'A feature grid of 9 functions', counts(at(main, '#functions li'), 9)),
  row(
    product,
    'Functionals LDA, GGA, meta-GGA and HSE',
    tells(at(main, '#functions li:nth-child(1)'), 'LDA', /(?<!-)GGA/, 'meta-GGA', 'HSE'),
  ),
  row(
    product,
    'Structure relaxation with MD and NEB',
    tells(
      at(main, '#functions li:nth-child(2)'),
      inBothLanguages(/弛豫|优化/, /relaxation/i),
      inBothLanguages(/MD|分子动力学/, /MD/),
      'NEB',
    ),
  ),
  row(
    product,
    'Spin-orbit coupling',
    tells(at(main, '#functions h3'), inBothLanguages(/自旋.?轨道耦合/, /spin.orbit coupling/i)),
  ),
  row(product, 'Wannier and GW', tells(at(main, '#functions h3'), 'Wannier', /\bGW\b/)),
  row(product, 'rt-TDDFT', tells(at(main, '#functions h3'), inBothLanguages(/rt-TDDFT|实时含时/, /rt-TDDFT/))),
  row(
    product,
    'Defect states and levels',
    tells(at(main, '#functions h3'), inBothLanguages(/缺陷/, /defect/i), inBothLanguages(/能级/, /level/i)),
  ),
  row(product, 'Others', tells(at(main, '#functions li:last-child h3'), inBothLanguages('其他', 'Others'))),
  row(product, 'An application table of 10 rows', counts(at(main, '#applications tbody tr'), 10)),
  row(product, 'The application table has 2 columns', counts(at(main, '#applications thead th'), 2)),
  row(
    product,
    'Every application row fills both columns',
    looks(
      at(main, '#applications tbody tr'),
      'a row with other than two filled cells',
      (rows) => {
        const whole = rows.filter(
          (one) => one.children.length === 2 && [...one.children].every((cell) => cell.textContent?.trim()),
        );
        return expected(whole.length === rows.length && rows.length > 0, `${whole.length} of ${rows.length}`);
      },
      alterPlace(at(main, '#applications tbody tr'), 'a cell is empty', ([first]) =>
        first?.lastElementChild?.replaceChildren(),
      ),
    ),
  ),
  row(product, 'A link to a speed-test PDF', reaches(at(main, 'main a'), /speed[^/]*\.pdf ⧉$/)),
  row(product, 'A link to an accuracy-test page', reaches(at(main, '#tests a'), /^\/test-document\/\d+$/)),
  row(
    product,
    'Links to Mstation, Mcluster and Mcloud',
    reaches(at(main, 'main a'), /^\/mstation-introduce$/, /^\/mcluster-introduce$/, /^\/mcloud-introduce$/),
  ),
  row(product, 'A trial application form link', reaches(at(main, '#trial a'), /^\/trial$/)),
  row(
    product,
    'A cloud-trial link: a registration at Mcloud',
    reaches(at(main, '#trial a'), /^https:\/\/mcloud\..*regist.* ⧉$/),
  ),
  row(
    product,
    'The trial is either a license application or a registration',
    tells(at(main, '#trial'), inBothLanguages('许可', /licence/), inBothLanguages('注册', /register/)),
  ),
  row(
    product,
    'Tutorial links: quick start, tutorials, cases, training videos',
    leads(at(main, '#tutorials a'), '/QuickStartTutorial', '/Tutorials', '/Case', '/course-vedio'),
  ),
  row(
    product,
    'Download links: software, modules, pseudopotentials',
    reaches(at(main, '#downloads a'), /^\/gpu-download$/, /^\/module-download$/, /^\/potential-download$/),
  ),
  row(
    product,
    'Download links: English manual PDF, Chinese manual PDF',
    reaches(at(main, '#downloads a'), /manual-en[^/]*\.pdf ⧉$/, /manual-zh[^/]*\.pdf ⧉$/),
  ),
  row(product, 'Download links: paper list', reaches(at(main, '#downloads a'), /^\/paper$/)),
  row(
    '1 §9',
    '20 times speedup over a CPU package',
    tells(at(main, '#overview'), inBothLanguages(/CPU.*20 ?倍/, /20 times speedup over a CPU/)),
  ),
  row('D sample media', 'On every page the figure “20 times” names where its conditions stand', {
    fails:
      'a block of the home or {product} page that says “20 times” neither says nor links where the conditions stand',
    async inspect(site) {
      const seen: string[] = [];
      for (const path of ['/', '/en', main, `/en${main}`]) {
        const document = await site.page(path);
        for (const block of document.querySelectorAll('main li, main p')) {
          if (!/20 ?倍|20 times/.test(block.textContent ?? '') || block.querySelector('li, p')) continue;
          const whole = block.closest('li') ?? block;
          const named =
            /conditions|speed test|条件|速度测试/i.test(whole.textContent ?? '') ||
            /#|speed[^/]*\.pdf/.test([...whole.querySelectorAll('a')].map((link) => link.getAttribute('href')).join());
          seen.push(`${path} ${named ? 'named' : 'bare'}`);
        }
      }
      return expected(seen.length > 3 && seen.every((one) => one.endsWith('named')), seen.join(', '));
    },
    spoils: alterPlace(at(main, '#overview p'), 'the figure stands bare', ([first]) => {
      if (first) first.textContent = '20 times 20 倍';
    }),
  }),
  row(matpl, 'Seven sections', counts(at('/mlff', '[data-section] h2'), 7)),
  row(
    matpl,
    'Links to online documents',
    reaches(at('/mlff', '[data-section]:nth-of-type(1) a, main a'), /^https:\/\/doc\..* ⧉$/),
  ),
  row(
    matpl,
    'The source repositories of the force-field code',
    reaches(at('/mlff', '#methods a, #force-field a'), external),
  ),
  row(matpl, 'The LAMMPS interface', leads(at('/mlff', '#lammps a'), /lammps.* ⧉$/)),
  row(matpl, 'An active-learning tool', leads(at('/mlff', '#active-learning a'), external)),
  row(matpl, 'A data-handling tool', leads(at('/mlff', '#data a'), external)),
  row(
    matpl,
    'A model library with a network-drive link',
    leads(at('/mlff', '#models a'), external, /^https:\/\/pan\..* ⧉$/),
  ),
  row(matpl, 'Examples', leads(at('/mlff', '#examples a'), external)),
  row(matpl, 'Text claims 8 descriptors', tells('/mlff', inBothLanguages(/8 ?种?(类)?描述符/, /8 descriptors/))),
  row(matpl, 'Text claims 4 models', tells('/mlff', inBothLanguages(/4 ?种?(类)?模型/, /4 models/))),
  row(matpl, 'Text claims 2 optimizers', tells('/mlff', inBothLanguages(/2 ?种?(类)?优化器/, /2 optimi[sz]ers/))),
  row(
    '1 §1',
    'MatPL is open source, with active learning and a structure-format conversion',
    tells(
      '/mlff',
      inBothLanguages('开源', /open-source/i),
      inBothLanguages('主动学习', /active-learning/i),
      inBothLanguages(/转换/, /convert/i),
    ),
  ),
  row('1 §2 LS3DF introduction', 'Two paragraphs', counts(at('/ls3df', '[data-section=feature] p'), 2)),
  row(
    '1 §2 LS3DF introduction',
    'A link to the LS3DF download page',
    reaches(at('/ls3df', '[data-section] a'), /^\/ls3df-download$/),
  ),
  row(
    '1 §1',
    'LS3DF is a large-system linear-scaling fragment method',
    tells('/ls3df', inBothLanguages('线性标度', /linear-scaling/), inBothLanguages(/分块|片段|碎片/, /fragment/)),
  ),
  ...tool('Q-Flow', '/pwm-gui-introduce', 3, 10),
  ...tool('Q-Studio', '/qstudio-introduce', 4, 9),
  row(
    '1 §1',
    'Q-Flow is a visual workflow and job-submission tool',
    tells(
      '/pwm-gui-introduce',
      inBothLanguages(/可视化/, /visual/i),
      inBothLanguages('工作流', /workflow/i),
      inBothLanguages(/提交/, /submission|submit/i),
    ),
  ),
  row(
    '1 §1',
    'Q-Studio is a browser-based atomic modeling tool',
    tells(
      '/qstudio-introduce',
      inBothLanguages('浏览器', /browser/),
      inBothLanguages(/原子.*建模|建模/, /atomic modelling/),
    ),
  ),
  row(
    '1 §1',
    'PWkit has Generator, Module and Utility parts',
    lists(at('/pwkit-download', '#parts h3'), 'Generator', 'Module', 'Utility'),
  ),
]);
