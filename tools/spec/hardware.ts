import { both, counts, leads, lists, says, saysAlike, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';

const where = '1 §2 Hardware and cloud introductions';
const station = '/mstation-introduce';
const double = '/double-mstation-introduce';
const cluster = '/mcluster-introduce';

/** The benchmark table of a page: rows, their systems and their columns. */
function benchmarks(route: string): SpecRow[] {
  return [
    {
      source: `${where}; 2 §3`,
      statement: `Benchmark table with nine fixed rows on ${route}`,
      ...counts(route, '#benchmarks tbody tr', 9),
    },
    {
      source: `${where}; 2 §3`,
      statement: `Benchmarks on ${route}: silicon and water systems`,
      check: `${route}: rows that begin with silicon, with water, both languages`,
      find: (site) =>
        both(async (language) => {
          const rows = await textsOf(site, route, '#benchmarks tbody tr', language);
          return `${rows.filter((row) => /^(硅|Silicon)/.test(row)).length} + ${rows.filter((row) => /^(水|Water)/.test(row)).length}`;
        }),
      want: /^([1-8]) \+ [1-8]$/,
    },
    {
      source: `${where}, §3; 2 §3`,
      statement: `Benchmarks on ${route}: test system, atoms, electrons, cut-off (eV), pseudopotential, time to full convergence`,
      ...lists(
        route,
        '#benchmarks thead th',
        '测试体系 | 原子数 | 电子数 | 截断能（eV） | 赝势 | 完全收敛用时',
        'Test system | Atoms | Electrons | Cutoff (eV) | Pseudopotential | Time to full convergence',
      ),
    },
  ];
}

/** The machines and the cloud. */
export const hardwareRows: SpecRow[] = [
  {
    source: where,
    statement: 'Mstation: a hardware table (CPU, GPU, memory, operating system, interconnect switch)',
    ...lists(
      station,
      '#hardware tbody th, #hardware tbody td:first-child',
      'CPU | 显卡 | 内存 | 操作系统 | 互联交换机',
      'CPU | GPU | Memory | Operating system | Interconnect switch',
    ),
  },
  {
    source: where,
    statement: 'Mstation: a list of advantages',
    check: `${station}: items of the list, both languages`,
    find: (site) =>
      both(async (language) => ((await site.count(station, '#advantages li', language)) > 1 ? 'a list' : 'none')),
    want: 'a list',
  },
  {
    source: where,
    statement: 'Mstation: 2 CPUs (28 cores)',
    ...says(station, /2 颗 CPU（共 28 核）/, /2 CPUs \(28 cores\)/),
  },
  { source: '1 §1, §2', statement: 'Mstation: 4 GPU cards', ...says(station, /4 块显卡/, /4 GPU cards/) },
  {
    source: where,
    statement: 'Mstation: up to 512GB memory',
    ...says(station, /最大 512GB 内存/, /up to 512GB memory/),
  },
  {
    source: where,
    statement: 'Mstation: more than 4000 electrons',
    ...says(station, /4000 个以上电子/, /more than 4000 electrons/),
  },
  { source: where, statement: 'Mstation: warranty 3 years', ...says(station, /保修 3 年/, /Warranty 3 years/) },
  {
    source: where,
    statement: 'Two-machine version: a hardware table (CPU, GPUs, memory, interconnect card and cable, disk)',
    ...lists(
      double,
      '#hardware tbody th, #hardware tbody td:first-child',
      'CPU | 显卡 | 内存 | 互联网卡与线缆 | 硬盘',
      'CPU | GPU | Memory | Interconnect card and cable | Disk',
    ),
  },
  {
    source: where,
    statement: 'Two-machine version: up to 8 GPUs, up to 512GB memory, 8TB disk in the table',
    ...says(double, /最多 8 块.*最大 512GB.*8TB/, /up to 8 cards.*up to 512GB.*8TB/, '#hardware'),
  },
  { source: where, statement: 'Two-machine version: 56 cores', ...says(double, /56 个 CPU 核/, /56 CPU cores/) },
  { source: where, statement: 'Two-machine version: 8 GPU cards', ...says(double, /8 块显卡/, /8 GPU cards/) },
  {
    source: where,
    statement: 'Two-machine version: an InfiniBand link',
    ...says(double, /InfiniBand 直连/, /InfiniBand link/),
  },
  {
    source: where,
    statement: 'Two-machine version: power under 2500 W',
    ...says(double, /低于 2500 W/, /under 2500 W/),
  },
  {
    source: where,
    statement: 'Two-machine version: advantages',
    check: `${double}: items of the list, both languages`,
    find: (site) =>
      both(async (language) => ((await site.count(double, '#advantages li', language)) > 1 ? 'a list' : 'none')),
    want: 'a list',
  },
  { source: where, statement: 'Mcluster: 12 workstations', ...says(cluster, /12 台工作站/, /12 workstations/) },
  { source: where, statement: 'Mcluster: 48 GPUs', ...says(cluster, /48 块显卡/, /48 GPUs/) },
  { source: where, statement: 'Mcluster: 192 CPU cores', ...says(cluster, /192 个 CPU 核/, /192 CPU cores/) },
  { source: where, statement: 'Mcluster: 96T storage', ...says(cluster, /96T 存储/, /96T of storage/) },
  { source: where, statement: 'Mcluster: about 10000 W', ...says(cluster, /约 10000 W/, /about 10000 W/) },
  {
    source: where,
    statement: 'Mcluster: an example of 48 GPUs for 5000 atoms',
    ...says(cluster, /48 块显卡可以计算 5000 个原子/, /48 GPUs take a system of 5000 atoms/),
  },
  ...benchmarks(cluster),
  {
    source: '1 §1',
    statement: 'Mcloud: registered users rent machine time and run the software online',
    ...says(
      '/mcloud-introduce',
      /注册.*租用.*在线运行/,
      /registered users rent machine time and run the software online/,
    ),
  },
  {
    source: where,
    statement: 'Mcloud: the same five-link strip as Q-Flow',
    ...leads(
      '/mcloud-introduce',
      '#related a',
      '/gpu-download',
      '/module-download',
      '/files/resources/qflow-manual.pdf ⧉',
      '/potential-download',
      'https://doc.example.com/mcloud/ ⧉',
    ),
  },
  {
    source: '1 §2, §9',
    statement: 'Mcloud 2.0 launched on 1 April 2022',
    ...says('/mcloud-introduce', /2\.0 .*2022 年 4 月 1 日/, /2\.0 launched on 1 April 2022/),
  },
  {
    source: where,
    statement: 'All-in-one: sections for a workstation model, the workstation, the cluster and the cloud',
    ...lists(
      '/Integration',
      'main .page__sections h2',
      '一体机型号 | 工作站 | 集群 | 性能测试 | 云平台',
      'Workstation model | Workstation | Cluster | Benchmarks | Cloud',
    ),
  },
  {
    source: where,
    statement: 'All-in-one: a hardware and software table shown in zh or en by the current language',
    ...says(
      '/Integration',
      /硬件.*CPU.*显卡.*内存.*软件.*PWcore/,
      /[Hh]ardware.*CPU.*GPU.*Memory.*software.*PWcore/,
      '#workstation-model',
    ),
  },
  ...benchmarks('/Integration'),
  {
    source: '1 §1',
    statement: 'QStation is a CPU all-in-one workstation',
    ...says('/Integration', /QStation（CPU 一体机）/, /QStation \(CPU all-in-one\)/),
  },
  {
    source: '1 §1',
    statement: 'PWkit: Generator, Module and Utility parts',
    ...saysAlike('/pwkit-download', /Generator.*Module.*Utility/, '#parts'),
  },
];
