import { alterPlace } from '../change-place.ts';
import { leads, reaches } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { columns } from '../checks/table.ts';
import { inBothLanguages } from '../language.ts';
import { readPageText } from '../page-text.ts';
import { expected, row } from '../row.ts';
import { statements } from '../statements.ts';

const screens = '2 §2 Video and tutorial pages';
const lists3 = '2 §3 Static content lists';
const video = 'ol > li';

/** The list of modeling tips in the order of the text. */
const tips = [
  [/进入/, /enter/i],
  [/导入/, /import/i],
  [/导出/, /export/i],
  [/原胞|晶胞/, /cell/i],
  [/超胞/, /supercell/i],
  [/空位/, /vacanc/i],
  [/替位|取代|替代/, /substitut/i],
  [/新.*晶体|晶体/, /crystal/i],
  [/小分子/, /small molecule|molecule/i],
  [/表面/, /surface/i],
  [/固定原子/, /fix.*atoms/i],
  [/添加.*原子|加.*原子/, /add.*atoms/i],
  [/分子/, /molecule/i],
  [/间隙/, /interstitial/i],
  [/石墨烯/, /graphene/i],
  [/晶格变换/, /lattice/i],
  [/异质结/, /heterojunction/i],
] as const;

/** Videos, slides, cases and readings. */
statements('Learning resources', [
  row(screens, 'Course videos: about 13 entries', counts(at('/course-vedio', `#courses ${video}`), [12, 14])),
  row(
    screens,
    'Course videos: some hosted files',
    counts(at('/course-vedio', '#courses a[href*="/files/"], #courses button'), [1, 12]),
  ),
  row(
    screens,
    'Course videos: some external',
    counts(at('/course-vedio', '#courses a[href^="https://"][target=_blank]'), [1, 12]),
  ),
  row(
    '2 §3',
    'Course item: name, url and a description of the topics',
    looks(
      at('/course-vedio', `#courses ${video}`),
      'an entry without a name, an address or topics',
      (items) => {
        const whole = items.filter(
          (item) =>
            item.querySelector('a[href], button')?.textContent?.trim() &&
            item.querySelector('p:nth-of-type(2), [class$=topics]')?.textContent?.trim(),
        );
        return expected(items.length > 0 && whole.length === items.length, `${whole.length} of ${items.length}`);
      },
      alterPlace(at('/course-vedio', `#courses ${video}`), 'one without topics', ([first]) => {
        for (const one of first?.querySelectorAll('p:nth-of-type(2), [class$=topics]') ?? []) one.remove();
      }),
    ),
  ),
  row(screens, 'Getting-started videos', counts(at('/QuickStartTutorial', `#videos ${video}`), [1, 20])),
  row(
    screens,
    'Special course videos',
    tells('/Tutorials', inBothLanguages(/专题课程|专题/, /special course videos/i)),
  ),
  row(screens, 'Quick-start tutorial PDF', reaches(at('/QuickStartTutorial', 'main a'), /quick-?start[^/]*\.pdf ⧉$/i)),
  row(
    lists3,
    'Training camp: 4 topical courses',
    lists(
      at('/Camp', `[data-section=video-list] ${video}`),
      inBothLanguages('电催化', /electrocatalysis/i),
      inBothLanguages('锂电', /lithium batter/i),
      inBothLanguages('半导体缺陷', /semiconductor defects/i),
      inBothLanguages(/含时|TDDFT/, /time-dependent DFT/i),
    ),
  ),
  row(lists3, 'Modeling tips: 19', counts(at('/Train', `[data-section=video-list] ${video}`), 19)),
  row(
    lists3,
    'Modeling tips are numbered',
    looks(
      at('/Train', `[data-section=video-list] ${video}`),
      'an entry without its number in the row',
      (items) => {
        const seen = items.map((item) => Number(/\d+/.exec(readPageText(item))?.[0]));
        return expected(seen.length > 0 && seen.every((number, index) => number === index + 1), seen.join(' '));
      },
      alterPlace(at('/Train', `[data-section=video-list] ${video}`), 'first and last have changed places', (items) =>
        items[0]?.before(items.at(-1) ?? ''),
      ),
    ),
  ),
  row(
    lists3,
    'Modeling tips: studio, import and export, cells, supercells, defects, crystals, molecules, surfaces, atoms, graphene, lattices, heterojunctions',
    tells(at('/Train', `[data-section=video-list] ${video}`), ...tips.map(([zh, en]) => inBothLanguages(zh, en))),
  ),
  row(
    lists3,
    'Tutorials: 10 slide decks',
    lists(
      at('/Tutorials', '#decks tbody tr'),
      inBothLanguages('自洽', /self-consistent/i),
      inBothLanguages('能带', /band structure/i),
      inBothLanguages('态密度', /density of states/i),
      'DFT+U',
      inBothLanguages('自旋极化', /spin polarization/i),
      [inBothLanguages(/自旋.?轨道/, /spin.orbit coupling/i), inBothLanguages('非共线', /non-collinear/i)],
      inBothLanguages(/弛豫|优化/, /relaxation/i),
      inBothLanguages('分子动力学', /molecular dynamics/i),
      inBothLanguages('过渡态', /transition state/i),
      [inBothLanguages(/含时/, /time-dependent DFT/i), inBothLanguages('非绝热', /non-adiabatic/i)],
    ),
  ),
  row(
    lists3,
    'Tutorials: the url is a base path plus a deck file',
    looks(
      at('/Tutorials', '#decks tbody a'),
      'a deck that is no PDF, or two decks under different base paths',
      (links) => {
        const hrefs = links.map((link) => link.getAttribute('href') ?? '');
        const bases = new Set(hrefs.map((href) => href.replace(/[^/]*$/, '')));
        return expected(
          hrefs.length === 10 &&
            new Set(hrefs).size === 10 &&
            bases.size === 1 &&
            hrefs.every((href) => /\.pdf$/.test(href)),
          [...bases].join(', '),
        );
      },
      alterPlace(at('/Tutorials', '#decks tbody a'), 'one leads elsewhere', ([first]) =>
        first?.setAttribute('href', '/elsewhere/scf.pdf'),
      ),
    ),
  ),
  row(lists3, 'Seminars: 3 issues', counts(at('/Seminar', `#seminars ${video}`), 3)),
  row(lists3, 'Meetings: 2 conference talks', counts(at('/Seminar', `#talks ${video}`), 2)),
  row(lists3, 'Lecture series: 17 entries', counts(at('/LongxunRoom', `[data-section=video-list] ${video}`), 17)),
  row(
    lists3,
    'Lecture series: the numbering skips 15',
    looks(
      at('/LongxunRoom', `[data-section=video-list] ${video}`),
      'a number is not in order, 15 is there, or another is skipped',
      (items) => {
        const seen = items.map((item) => Number(/\d+/.exec(readPageText(item))?.[0]));
        return expected(seen.join() === '1,2,3,4,5,6,7,8,9,10,11,12,13,14,16,17,18', seen.join(' '));
      },
      alterPlace(at('/LongxunRoom', `[data-section=video-list] ${video}`), '16 is called 15', (items) => {
        if (items[14]) items[14].textContent = '15';
      }),
    ),
  ),
  row(lists3, 'Paper reading: 46 entries', counts(at('/ReadPaper', '#readings tbody tr'), 46)),
  row(
    lists3,
    'Paper reading: a title with a journal, a link to an article on a social platform; one has a placeholder link',
    looks(
      at('/ReadPaper', '#readings tbody tr'),
      'other than 45 articles and one bare address of the platform, or an entry without title or journal',
      (rows) => {
        const base = /^https:\/\/[^/]+\/articles\//;
        const links = new Set(rows.map((one) => one.querySelector('a')?.getAttribute('href') ?? ''));
        const real = [...links].filter((href) => base.test(href) && href.replace(base, ''));
        const whole = rows.filter((one) => [...one.children].slice(1, 3).every((cell) => cell.textContent?.trim()));
        return expected(
          rows.length === 46 && links.size === 46 && real.length === 45 && whole.length === 46,
          `${real.length} links, ${rows.length - real.length} placeholder, ${whole.length} whole`,
        );
      },
      [
        ...alterPlace(at('/ReadPaper', '#readings tbody tr'), 'one more placeholder', ([first]) =>
          first?.querySelector('a')?.setAttribute('href', 'https://social.example.com/articles/'),
        ),
        ...alterPlace(at('/ReadPaper', '#readings tbody tr'), 'one without a journal', ([first]) =>
          first?.lastElementChild?.replaceChildren(),
        ),
      ],
    ),
  ),
  row(
    lists3,
    'Module classroom: 47 article entries',
    counts(at('/ModuleClass', '#articles li a[href^="https://"]'), 47),
  ),
  row(
    lists3,
    'Module classroom: the entries are in Chinese, in both languages',
    looks(
      at('/ModuleClass', '#articles li a'),
      'an entry without Chinese words',
      (links) => {
        const chinese = links.filter((link) => /[一-鿿]/.test(link.textContent ?? ''));
        return expected(links.length > 0 && chinese.length === links.length, `${chinese.length} of ${links.length}`);
      },
      alterPlace(at('/ModuleClass', '#articles li a'), 'one is English', ([first]) => {
        if (first) first.textContent = 'How to choose a module';
      }),
    ),
  ),
  row(
    lists3,
    'Cases: 6 (oxygen reduction, fixed potential, three time-dependent DFT, one non-adiabatic dynamics)',
    lists(
      at('/Case', '#cases tbody tr'),
      inBothLanguages('氧还原', /oxygen reduction/i),
      inBothLanguages('固定电势', /fixed potential/i),
      inBothLanguages(/TDDFT|含时/, /TDDFT|time-dependent/i),
      inBothLanguages(/TDDFT|含时/, /TDDFT|time-dependent/i),
      inBothLanguages(/TDDFT|含时/, /TDDFT|time-dependent/i),
      inBothLanguages(/NAMD|非绝热/, /NAMD|non-adiabatic/i),
    ),
  ),
  row(
    '2 §2, §3',
    'Case item: heading, paper, process document, input file',
    columns(
      at('/Case', '#cases'),
      inBothLanguages('案例', /case/i),
      inBothLanguages(/说明|简介|内容/, /about|description/i),
      inBothLanguages(/论文|文献|文章/, /paper/i),
      inBothLanguages(/过程|流程|步骤/, /procedure|process/i),
      inBothLanguages('输入文件', /input file/i),
    ),
  ),
  row(
    '2 §3',
    'Every case has a paper link, a process document and an input-file link',
    looks(
      at('/Case', '#cases tbody tr'),
      'a case with fewer than three links',
      (rows) => {
        const whole = rows.filter(
          (one) => new Set([...one.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))).size >= 3,
        );
        return expected(rows.length === 6 && whole.length === 6, `${whole.length} of ${rows.length}`);
      },
      alterPlace(at('/Case', '#cases tbody tr'), 'one without input files', ([first]) =>
        [...(first?.querySelectorAll('a') ?? [])].at(-1)?.remove(),
      ),
    ),
  ),
  row(
    '2 §2 Forum page',
    'An info page that leads to the external forum',
    leads(at('/forum', 'main a[target=_blank]'), /^https:\/\/forum\..* ⧉$/),
  ),
  row(
    '2 §2 Forum page',
    'It tells what the forum is',
    tells('/forum', inBothLanguages(/论坛/, /forum/i), inBothLanguages(/提问|发帖|交流/, /ask|post/i)),
  ),
  row(
    '2 §2 Bug log',
    'Table: asked time, asker, question, download link, progress or answer, resolved, resolve time',
    columns(
      at('/test-log', 'main'),
      inBothLanguages(/(提问|提出)时间/, /^asked$|asked time/i),
      inBothLanguages(/(提问|提出)人/, /asker/i),
      inBothLanguages('问题', /question/i),
      inBothLanguages(/下载|附件/, /download/i),
      inBothLanguages(/进展|答复|回复/, /progress or answer/i),
      inBothLanguages(/解决/, /resolved/i),
      inBothLanguages(/解决时间/, /resolved? (on|time)/i),
    ),
  ),
  row(
    '2 §2 Update log',
    'Table of release time and summary',
    columns(
      at('/log', 'main'),
      inBothLanguages(/时间|日期/, /released|time/i),
      inBothLanguages(/摘要|说明|内容/, /summary/i),
    ),
  ),
]);
