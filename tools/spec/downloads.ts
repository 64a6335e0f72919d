import { both, counts, leads, lists, reaches, says, saysAlike, targetsOf, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';
import { hydrated } from './site.ts';

const windows = '2 §2 Windows download';
const throughput = '2 §2 High-throughput platform download';
const force = '2 §2 MatPL download';
const pseudo = '2 §2 Pseudopotential download';
const trial = '2 §2 Trial download';
const free = '2 §2 Free download';
const potential = '/potential-download';
const images = '/pwcore-trial-download';
const packages = '/pwcore-free-download';

/** The base addresses that the texts list, by the names that the site gives them. */
const baseNames = [
  ...['resources', 'modules', 'videos', 'mstation', 'windows', 'ls3df', 'matpl', 'highThroughput', 'mcluster'],
  ...['pseudopotentials', 'utilities', 'uploads'],
];

/** The download pages without modals. */
export const downloadRows: SpecRow[] = [
  { source: windows, statement: 'One row', ...counts('/windows-download', '#builds tbody tr', 1) },
  {
    source: windows,
    statement: 'v1.1.2, dated 20250121',
    ...saysAlike('/windows-download', /v1\.1\.2 2025-01-21/, '#builds'),
  },
  {
    source: windows,
    statement: 'An application-form link and the graphical-interface download',
    ...reaches('/windows-download', '#builds a', '/trial', '/files/windows/pwcore-windows-v1.1.2.zip'),
  },
  {
    source: windows,
    statement: 'Function intro of the graphical interface',
    ...says(
      '/windows-download',
      /图形界面.*atom\.config.*etot\.input/,
      /graphical interface.*atom\.config.*etot\.input/,
      '#interface',
    ),
  },
  {
    source: windows,
    statement: 'Supported JOB values are SCF, NONSCF, DOS, RELAX, MD',
    ...saysAlike('/windows-download', /JOB\b.*SCF\W+NONSCF\W+DOS\W+RELAX\W+MD/, '#functions'),
  },
  {
    source: windows,
    statement: 'No VDW or LDA+U',
    ...says('/windows-download', /不支持 VDW、LDA\+U/, /Not supported VDW, LDA\+U/),
  },
  {
    source: throughput,
    statement: 'One row (CUDA 8.0, MPI 2015, latest)',
    ...saysAlike('/high-through-put-download', /8\.0 MPI 2015 latest/, '#builds tbody tr:only-child'),
  },
  {
    source: throughput,
    statement: 'The row links to a zip',
    ...leads(
      '/high-through-put-download',
      '#builds tbody a',
      '/files/high-throughput/high-throughput-cuda-8.0-mpi2015.zip',
    ),
  },
  {
    source: '2 §2 High-throughput platform download, §9',
    statement: 'A sample PBS job script with walltime 1000:00:00',
    ...saysAlike('/high-through-put-download', /#PBS -l walltime=1000:00:00/, '#script'),
  },
  {
    source: throughput,
    statement: 'Warning: rename with a suffix but not to other names, otherwise several jobs may share one GPU',
    ...says(
      '/high-through-put-download',
      /加后缀改名.*不能改成其他名字.*同一块显卡/,
      /adding a suffix.*not to a different name.*same GPU/,
      '#renaming',
    ),
  },
  {
    source: force,
    statement: 'Version 2025.3, dated 2025.03.28',
    ...saysAlike('/MatPL-download', /2025\.3 2025-03-28/, '#releases tbody'),
  },
  {
    source: force,
    statement: 'Requirements: intel>=2016 or oneapi<=2024, cuda>=11.8, gcc>=8.3',
    ...says(
      '/MatPL-download',
      /intel>=2016 或 oneapi<=2024.*cuda>=11\.8.*gcc>=8\.3/,
      /intel>=2016 or oneapi<=2024.*cuda>=11\.8.*gcc>=8\.3/,
      '#releases',
    ),
  },
  {
    source: force,
    statement: 'Links to a network-drive package and a manual',
    ...leads(
      '/MatPL-download',
      '#releases tbody a',
      'https://pan.example.com/s/matpl-2025-3 ⧉',
      'https://doc.example.com/matpl/ ⧉',
    ),
  },
  {
    source: force,
    statement: 'Columns: version, release date, dependency versions, installation link, manual link',
    ...lists(
      '/MatPL-download',
      '#releases thead th',
      '版本 | 发布日期 | 依赖版本 | 安装包 | 手册',
      'Version | Release date | Dependency versions | Package | Manual',
    ),
  },
  {
    source: pseudo,
    statement: 'Intro text with links to external pseudopotential libraries',
    check: `${potential}: links to other sites, both languages`,
    find: (site) =>
      both(async (language) => {
        const links = await targetsOf(site, potential, '#libraries a[href^=http]', language);
        return links.length > 1 ? 'external libraries' : `${links.length} links`;
      }),
    want: 'external libraries',
  },
  {
    source: '2 §2 Pseudopotential download, §3, §9',
    statement: '12 downloadable archive files',
    ...counts(potential, '#archives tbody a[href^="/files/pseudopotentials/"]', 12),
  },
  {
    source: '2 §3',
    statement: 'Notes: new release, for accurate calculation, for spin-orbit coupling, fractional hydrogen',
    ...says(
      potential,
      /精确计算.*新发布.*自旋轨道耦合.*分数氢/,
      /accurate calculations.*New release.*spin-orbit coupling.*Fractional hydrogen/,
      '#archives',
    ),
  },
  {
    source: pseudo,
    statement: 'Instructions end with a list of numbered hydrogen entries, 109 to 121',
    check: `${potential}: first cells of the hydrogen table, both languages`,
    find: (site) =>
      both(async (language) =>
        (await textsOf(site, potential, '#hydrogen tbody tr > :first-child', language)).join(' '),
      ),
    want: '109 110 111 112 113 114 115 116 117 118 119 120 121',
  },
  {
    source: pseudo,
    statement: 'Fractional-hydrogen files',
    ...counts(potential, '#hydrogen tbody tr', 13),
  },
  {
    source: pseudo,
    statement: 'Ultrasoft: ECUT2L must be 4 times ECUT2',
    ...says(
      potential,
      /超软赝势.*ECUT2L 必须为 ECUT2 的 4 倍/,
      /ultrasoft.*ECUT2L must be 4 times ECUT2/,
      '#instructions',
    ),
  },
  {
    source: pseudo,
    statement: 'ECUT2 is usually 2 times ECUT (4 times for higher accuracy)',
    ...says(
      potential,
      /ECUT2 .*ECUT 的 2 倍.*更高精度.*4 倍/,
      /ECUT2 .*2 times ECUT.*4 times for higher accuracy/,
      '#instructions',
    ),
  },
  {
    source: pseudo,
    statement: 'Lanthanides: Ecut 90 to 120 Ryd',
    ...says(potential, /镧系.*90–120 Ryd/, /lanthanides.*90–120 Ryd/, '#instructions'),
  },
  {
    source: pseudo,
    statement: 'Atomic number 109 is H 0.25',
    ...says(potential, /109 表示 H 0\.25/, /109 means H 0\.25/, '#instructions'),
  },
  {
    source: pseudo,
    statement: 'Lattice relaxation: cutoff about 10 to 20 Ry above the default',
    ...says(potential, /优化晶格.*10–20 Ry/, /lattice is relaxed.*10–20 Ry above the default/, '#instructions'),
  },
  {
    source: '2 §2 Download routes',
    statement: 'PWkit page: two external links',
    ...leads(
      '/pwkit-download',
      'main a[href^=https]',
      'https://code.example.com/pwkit ⧉',
      'https://doc.example.com/pwkit/ ⧉',
    ),
  },
  {
    source: trial,
    statement: 'Docker images table (two rows, CPU and GPU)',
    check: `${images}: first cells of the table, both languages`,
    find: (site) =>
      both(async (language) => (await textsOf(site, images, '#images tbody tr > :first-child', language)).join(', ')),
    want: 'pwcore-trial:cpu, pwcore-trial:gpu',
  },
  {
    source: '2 §2 Trial download, §9',
    statement: 'docker-ce 18.06.0 or later',
    ...says(images, /docker-ce 18\.06\.0 或更高/, /docker-ce 18\.06\.0 or later/, '#requirements'),
  },
  {
    source: '2 §2 Trial download, §9',
    statement: 'GPU driver 418.39 or later',
    ...says(images, /驱动.*418\.39 或更高/, /driver.*418\.39 or later/, '#requirements'),
  },
  {
    source: '2 §3',
    statement: 'Trial row: docker, install (steps), system, download, downloadUrl, updateTime',
    ...lists(
      images,
      '#images thead th',
      '镜像 | 系统 | 安装 | 下载 | 更新时间',
      'Image | System | Install | Download | Updated',
    ),
  },
  {
    source: trial,
    statement: 'Both images can be downloaded',
    ...reaches(images, '#images a', '/files/trial/pwcore-trial-cpu.tar.gz', '/files/trial/pwcore-trial-gpu.tar.gz'),
  },
  {
    source: free,
    statement: 'Three rows: compiler 2016, CUDA 10.1, {product} 2.0',
    check: `${packages}: versions, both languages`,
    find: (site) =>
      both(async (language) =>
        (await textsOf(site, packages, '#packages tbody tr > :nth-child(2)', language)).join(', '),
      ),
    want: '2016, 10.1, 2.0',
  },
  {
    source: '2 §3',
    statement: 'Free install row: soft, edition, install, download, downloadUrl, notice',
    ...lists(
      packages,
      '#packages thead th',
      '软件 | 版本 | 安装 | 下载 | 注意',
      'Software | Version | Install | Download | Notice',
    ),
  },
  {
    source: '2 §2 Free download, §9',
    statement: 'Needs Intel compiler 2016 and CUDA 10.1',
    ...says(packages, /Intel 编译器 2016 与 CUDA 10\.1/, /Intel compiler 2016 and CUDA 10\.1/),
  },
  {
    source: free,
    statement: 'CentOS 7 recommended',
    ...says(packages, /推荐 CentOS 7/i, /CentOS 7 (is )?recommended/i),
  },
  ...[images, packages, '/trial'].map(
    (route): SpecRow => ({
      source: '2 §1',
      statement: `Trial use is limited to function testing, research and teaching, not for published papers (${route})`,
      ...says(
        route,
        /仅限功能测试、科研与教学.*不得用于发表论文/,
        /function testing, research and teaching.*not be used in published papers/,
      ),
    }),
  ),
  {
    source: '1 §1; 2 §2 Trial application page',
    statement: 'Embeds an external application form',
    check: 'Chromium: the load button of /trial is clicked; address of the frame, sandboxed',
    async find(site) {
      const seen: string[] = [];
      for (const language of ['zh', 'en'] as const) {
        const page = await site.page('/trial', language);
        await hydrated(page);
        await page.locator('#form button').click();
        const frame = page.locator('#form iframe');
        seen.push(`${await frame.getAttribute('src')} ${(await frame.getAttribute('sandbox')) ? 'sandboxed' : 'bare'}`);
      }
      return seen.join(', ');
    },
    want: '/forms/trial-zh.html sandboxed, /forms/trial-en.html sandboxed',
  },
  {
    source: '1 §3; 2 §3, §7',
    statement: 'File downloads are plain links from base addresses plus a file name; every file is there',
    check: 'all download pages: links under /files/ that do not answer 200; the packages of the text are 37',
    async find(site) {
      const routes = [
        '/gpu-download',
        '/dcu-download',
        '/cpu-download',
        '/windows-download',
        potential,
        '/high-through-put-download',
        '/mcluster-download',
        '/ls3df-download',
        '/MatPL-download',
        images,
        packages,
      ];
      const links = new Set(
        (await Promise.all(routes.map((route) => targetsOf(site, route, 'main a[href^="/files/"]', 'zh')))).flat(),
      );
      const dead: string[] = [];
      for (const link of links) if ((await site.answer(link.replace(' ⧉', ''))).status !== 200) dead.push(link);
      return links.size >= 37 ? dead.join(', ') || 'none' : `only ${links.size} links`;
    },
    want: 'none',
  },
  {
    source: '1 §3; 2 §3',
    statement: 'Shared base addresses: resources, modules, videos, each kind of download, and an uploads path',
    check: 'the site file that the browser gets: names of the bases, out of those of the text',
    async find(site) {
      const { bases } = JSON.parse(await (await site.answer('/_data/zh.json')).text()) as { bases: object };
      return baseNames.filter((name) => name in bases).join(', ');
    },
    want: baseNames.join(', '),
  },
];
