import { both, counts, says, saysAlike, targetsOf, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';

const where = '2 §3 Static content lists';

/** Numbers of a list of videos as they are shown, each once. */
function numbered(route: string, id: string): Pick<SpecRow, 'check' | 'find'> {
  return {
    check: `${route}: numbers of #${id}, both languages`,
    find: (site) =>
      both(async (language) =>
        (await textsOf(site, route, `#${id} .video-list__number`, language)).map(Number).join(' '),
      ),
  };
}

/** The lists whose entries are fixed, in both languages. */
export const listRows: SpecRow[] = [
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Course videos: about 13 entries',
    ...counts('/course-vedio', '#courses li', 13),
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Course videos: some hosted files, some external',
    check: '/course-vedio: where the links lead, both languages',
    find: (site) =>
      both(async (language) => {
        const links = await targetsOf(site, '/course-vedio', '#courses li a', language);
        const hosted = links.filter((href) => href.startsWith('/files/videos/')).length;
        return `${hosted > 0 ? 'hosted' : 'none hosted'}, ${links.some((href) => href.startsWith('https://')) ? 'external' : 'none external'}`;
      }),
    want: 'hosted, external',
  },
  { source: where, statement: 'Training camp: 4 topical courses', ...counts('/Camp', '#topics li', 4) },
  {
    source: where,
    statement: 'Training camp: electrocatalysis, lithium batteries, semiconductor defects, time-dependent DFT',
    ...says(
      '/Camp',
      /电催化.*锂电池.*半导体缺陷.*含时密度泛函/,
      /Electrocatalysis.*Lithium batteries.*Semiconductor defects.*Time-dependent DFT/,
      '#topics',
    ),
  },
  { source: where, statement: 'Modelling tips: 19 short videos', ...counts('/Train', '#tips li', 19) },
  {
    source: where,
    statement: 'Modelling tips are numbered',
    ...numbered('/Train', 'tips'),
    want: Array.from({ length: 19 }, (_, index) => index + 1).join(' '),
  },
  {
    source: where,
    statement: 'Tips: entering the studio, file import and export, cell conversion, supercells, defects',
    ...says(
      '/Train',
      /进入 Q-Studio.*导入.*导出.*惯用胞.*超胞.*空位.*替位/,
      /Entering Q-Studio.*Importing.*Exporting.*conventional cells.*supercells.*Vacancy.*Substitutional/,
      '#tips',
    ),
  },
  {
    source: where,
    statement: 'Tips: new crystals, small molecules, surfaces, fixed atoms, adding atoms, molecules and interstitials',
    ...says(
      '/Train',
      /新建晶体.*小分子.*表面.*固定原子.*添加原子.*添加分子.*间隙/,
      /New crystal.*small molecules.*surface.*Fixing atoms.*Adding atoms.*Adding molecules.*Interstitial/,
      '#tips',
    ),
  },
  {
    source: where,
    statement: 'Tips: graphene, lattice transformation, heterojunctions',
    ...says('/Train', /石墨烯.*晶格变换.*异质结/, /graphene.*Lattice transformation.*heterojunctions/, '#tips'),
  },
  { source: where, statement: 'Tutorials: 10 slide decks', ...counts('/Tutorials', '#decks tbody tr', 10) },
  {
    source: where,
    statement: 'Decks: SCF, bands, DOS, DFT+U, spin, SOC, relaxation, MD, transition state, TDDFT with NAMD',
    ...says(
      '/Tutorials',
      /自洽.*能带.*态密度.*DFT\+U.*自旋极化.*自旋轨道耦合.*非共线.*(优化|弛豫).*分子动力学.*过渡态.*含时密度泛函.*非绝热/,
      /Self-consistent.*Band.*Density of states.*DFT\+U.*Spin polarization.*Spin.orbit coupling and non-collinear.*Relaxation.*Molecular dynamics.*Transition state.*Time-dependent DFT with non-adiabatic/,
      '#decks',
    ),
  },
  {
    source: where,
    statement: 'Decks: url is a base path plus a deck file, by language',
    check: '/Tutorials: folders of the decks',
    find: (site) =>
      both(async (language) => {
        const links = await targetsOf(site, '/Tutorials', '#decks tbody a', language);
        return `${links.length} in ${[...new Set(links.map((href) => href.replace(/[^/]*$/, '')))].join(', ')}`;
      }),
    want: 'zh: 10 in /files/tutorials/zh/ · en: 10 in /files/tutorials/en/',
  },
  { source: where, statement: 'Seminars: 3 issues', ...counts('/Seminar', '#seminars li', 3) },
  { source: where, statement: 'Meetings: 2 conference talks', ...counts('/Seminar', '#talks li', 2) },
  { source: where, statement: 'Lecture series: 17 entries', ...counts('/LongxunRoom', '#lectures li', 17) },
  {
    source: where,
    statement: 'Lecture series: the numbering skips 15',
    ...numbered('/LongxunRoom', 'lectures'),
    want: '1 2 3 4 5 6 7 8 9 10 11 12 13 14 16 17 18',
  },
  {
    source: where,
    statement: 'Paper reading: 46 entries',
    ...counts('/ReadPaper', '#readings tbody tr, #readings li', 46),
  },
  {
    source: where,
    statement: 'Paper reading: title with journal, link to an article on a social platform; one placeholder link',
    check: '/ReadPaper: links to articles, links to no article, rows with a journal, both languages',
    find: (site) =>
      both(async (language) => {
        const links = await targetsOf(site, '/ReadPaper', '#readings a', language);
        const articles = links.filter((href) => /^https:\/\/social\.example\.com\/articles\/[\w-]+/.test(href)).length;
        const journals = (await textsOf(site, '/ReadPaper', '#readings tbody tr, #readings li', language)).filter(
          (row) => /期刊|Journal/.test(row),
        );
        return `${articles} articles, ${links.length - articles} placeholder, ${journals.length} journals`;
      }),
    want: '45 articles, 1 placeholder, 46 journals',
  },
  {
    source: where,
    statement: 'Module classroom: 47 article entries',
    ...counts('/ModuleClass', '#articles tbody tr, #articles li', 47),
  },
  {
    source: where,
    statement: 'Module classroom: name and url, Chinese',
    check: '/ModuleClass: linked entries with Chinese names, both languages',
    find: (site) =>
      both(async (language) =>
        String(
          (await textsOf(site, '/ModuleClass', '#articles a[href^=https]', language)).filter((text) =>
            /\p{Script=Han}/u.test(text.replace(/[（(][^（(]*$/, '')),
          ).length,
        ),
      ),
    want: '47',
  },
  { source: where, statement: 'Cases: 6', ...counts('/Case', '#cases tbody tr', 6) },
  {
    source: where,
    statement: 'Cases: oxygen reduction, fixed-potential method, three time-dependent DFT, one non-adiabatic dynamics',
    check: '/Case: subjects of the rows, both languages',
    find: (site) =>
      both(async (language) => {
        const kinds = [
          /氧还原|[Oo]xygen reduction/,
          /固定电势|[Ff]ixed-potential/,
          /非绝热|[Nn]on-adiabatic|NAMD/,
          /含时密度泛函|TDDFT|[Tt]ime-dependent DFT/,
        ];
        const rows = await textsOf(site, '/Case', '#cases tbody tr', language);
        const found = rows.map((row) => kinds.findIndex((kind) => kind.test(row)));
        return kinds.map((_, kind) => found.filter((index) => index === kind).length).join(', ');
      }),
    want: '1, 1, 1, 3',
  },
  {
    source: '2 §2, §3',
    statement: 'Case item: heading, paper link, process document, description, input-file link',
    check: '/Case: rows with a paper, a PDF and an archive, both languages',
    find: (site) =>
      both(async (language) => {
        const rows = [...(await site.document('/Case', language)).querySelectorAll('#cases tbody tr')];
        const whole = rows.filter((row) =>
          ['a[href^="https://"]', 'a[href$=".pdf"]', 'a[href$=".zip"]'].every((part) => row.querySelector(part)),
        );
        return `${whole.length} of ${rows.length}`;
      }),
    want: '6 of 6',
  },
  {
    source: '2 §3',
    statement: 'Course item: name, url, file_name (a description of the topics)',
    check: '/course-vedio: entries with a link and topics, both languages',
    find: (site) =>
      both(async (language) => {
        const items = [...(await site.document('/course-vedio', language)).querySelectorAll('#courses li')];
        return `${items.filter((item) => item.querySelector('a[href]') && item.querySelector('.video-list__topics')?.textContent).length} of ${items.length}`;
      }),
    want: '13 of 13',
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Static lists chosen by the current language',
    ...says('/course-vedio', /第一性原理计算导论/, /Introduction to first-principles calculations/, '#courses'),
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Expert lecture videos: lecture room, seminars, meetings, linked from the course page',
    ...saysLinks(),
  },
  { source: '1 §3', statement: 'Tutorials exist in zh and en', ...saysAlike('/Tutorials', /ECUT/, '#decks') },
];

function saysLinks(): Pick<SpecRow, 'check' | 'find' | 'want'> {
  return {
    check: '/course-vedio: links to the other video pages, both languages',
    find: (site) =>
      both(async (language) => {
        const links = await targetsOf(site, '/course-vedio', '#more a', language);
        return ['/Train', '/Camp', '/LongxunRoom', '/Seminar'].filter((route) => links.includes(route)).join(', ');
      }),
    want: '/Train, /Camp, /LongxunRoom, /Seminar',
  };
}
