import { alterPlace } from '../change-place.ts';
import { leads } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { inBothLanguages } from '../language.ts';
import { expected, row, type SpecRow } from '../row.ts';
import { statements } from '../statements.ts';

const where = '1 §2 Hardware and cloud introductions';
const single = '/mstation-introduce';
const double = '/double-mstation-introduce';
const cluster = '/mcluster-introduce';
const all = '/Integration';

/** The benchmark table, on two pages. */
function benchmarks(route: string): SpecRow[] {
  const table = '#benchmarks tbody tr';
  return [
    row(`${where}; 2 §3`, `${route}: a benchmark table with nine rows`, counts(at(route, table), 9)),
    row(
      `${where}; 1 §3`,
      `${route}: columns test system, atom count, electron count, cut-off energy (eV), pseudopotential, time to full convergence`,
      lists(
        at(route, '#benchmarks thead th'),
        inBothLanguages('体系', /system/i),
        inBothLanguages('原子', /atom/i),
        inBothLanguages('电子', /electron/i),
        inBothLanguages(/截断能.*eV/, /cut-?off.*eV/i),
        inBothLanguages('赝势', /pseudopotential/i),
        inBothLanguages(/收敛/, /full convergence/i),
      ),
    ),
    row(
      `${where}; 2 §3`,
      `${route}: silicon and water systems and no others`,
      looks(
        at(route, table),
        'a system that is neither silicon nor water, or only one of the two',
        (rows) => {
          const of = (name: RegExp) => rows.filter((one) => name.test(one.firstElementChild?.textContent ?? '')).length;
          const [silicon, water] = [of(/硅|silicon/i), of(/水|water/i)];
          return expected(
            silicon > 0 && water > 0 && silicon + water === rows.length,
            `${silicon} silicon, ${water} water`,
          );
        },
        alterPlace(at(route, table), 'one of iron', ([first]) => {
          if (first?.firstElementChild) first.firstElementChild.textContent = 'Iron';
        }),
      ),
    ),
    row(
      '1 §3',
      `${route}: every benchmark has counts of atoms and electrons, a cut-off, a family and a time`,
      looks(
        at(route, table),
        'a cell that is no number where one belongs, or is empty',
        (rows) => {
          const wrong = rows.filter((one) => {
            const [, atoms, electrons, energy, family, time] = [...one.children].map(
              (cell) => cell.textContent?.trim() ?? '',
            );
            return !(
              /^\d+$/.test(atoms ?? '') &&
              /^\d+$/.test(electrons ?? '') &&
              Number(electrons) > Number(atoms) &&
              /^\d+(\.\d+)?$/.test(energy ?? '') &&
              family &&
              time
            );
          });
          return expected(rows.length > 0 && wrong.length === 0, `${rows.length - wrong.length} of ${rows.length}`);
        },
        alterPlace(at(route, table), 'atoms and time are empty', ([first]) => {
          first?.children[1]?.replaceChildren();
          first?.children[5]?.replaceChildren();
        }),
      ),
    ),
  ];
}

/** Workstations, cluster and cloud. */
statements('Hardware and cloud', [
  row(
    where,
    'Mstation: a hardware table of CPU, GPU, memory, operating system, interconnect switch',
    lists(
      at(single, '#hardware tbody tr'),
      /^CPU/,
      inBothLanguages(/^(GPU|显卡)/, /^GPU/),
      inBothLanguages(/^内存/, /^Memory/),
      inBothLanguages(/^操作系统/, /^Operating system/i),
      inBothLanguages(/^互联.*交换机/, /^Interconnect switch/i),
    ),
  ),
  row(where, 'Mstation: a list of advantages', counts(at(single, '#advantages li'), [2, 20])),
  row(
    where,
    'Mstation: 2 CPUs (28 cores)',
    tells(at(single, '#overview'), inBothLanguages(/2 ?颗 ?CPU/, /2 CPUs/), inBothLanguages(/28 ?核/, /28 cores/)),
  ),
  row(
    '1 §1; §2',
    'Mstation: 4 GPU cards',
    tells(at(single, '#overview'), inBothLanguages(/4 ?(块|张|卡)/, /4 GPU cards/)),
  ),
  row(
    where,
    'Mstation: up to 512GB memory',
    tells(at(single, '#overview'), inBothLanguages(/(最大|最高|可达) ?512 ?GB/, /up to 512 ?GB/)),
  ),
  row(
    where,
    'Mstation: more than 4000 electrons',
    tells(at(single, '#overview'), inBothLanguages(/4000.*电子/, /more than 4000 electrons/)),
  ),
  row(
    where,
    'Mstation: warranty 3 years',
    tells(
      at(single, '#overview'),
      inBothLanguages(/(保修 ?3 ?年|3 ?年.*保修)/, /warranty 3 years|3 years? .*warranty/i),
    ),
  ),
  row(
    where,
    'Two machines: a hardware table of CPU, up to 8 GPUs, up to 512GB memory, interconnect card and cable, 8TB disk',
    lists(
      at(double, '#hardware tbody tr'),
      /^CPU/,
      [inBothLanguages(/^(GPU|显卡)/, /^GPU/), inBothLanguages(/(最多|最高) ?8/, /up to 8/)],
      [inBothLanguages(/^内存/, /^Memory/), inBothLanguages(/(最大|最高|可达) ?512 ?GB/, /up to 512 ?GB/)],
      inBothLanguages(/^互联.*卡.*线缆/, /^Interconnect card and cable/i),
      [inBothLanguages(/^硬盘/, /^Disk/), /8 ?TB/],
    ),
  ),
  row(where, 'Two machines: advantages', counts(at(double, '#advantages li'), [2, 20])),
  row(
    where,
    'Two machines: 56 cores',
    tells(at(double, '#overview'), inBothLanguages(/56 ?(个)? ?(CPU)? ?核/, /56 (CPU )?cores/)),
  ),
  row(
    where,
    'Two machines: 8 GPU cards',
    tells(at(double, '#overview'), inBothLanguages(/8 ?(块|张|卡)/, /8 GPU cards/)),
  ),
  row(where, 'Two machines: an InfiniBand link', tells(at(double, '#overview'), 'InfiniBand')),
  row(
    where,
    'Two machines: power under 2500 W',
    tells(at(double, '#overview'), inBothLanguages(/(低于|不超过|小于) ?2500 ?W/, /under 2500 W/)),
  ),
  row(
    where,
    'Mcluster: 12 workstations',
    tells(at(cluster, '#overview'), inBothLanguages(/12 ?台/, /12 workstations/)),
  ),
  row(
    where,
    'Mcluster: 48 GPUs',
    tells(at(cluster, '#overview p:first-of-type'), inBothLanguages(/48 ?(块|张)/, /48 GPUs/)),
  ),
  row(
    where,
    'Mcluster: 192 CPU cores',
    tells(at(cluster, '#overview'), inBothLanguages(/192 ?(个)? ?CPU ?核/, /192 CPU cores/)),
  ),
  row(where, 'Mcluster: 96T storage', tells(at(cluster, '#overview'), /96 ?T/)),
  row(
    where,
    'Mcluster: about 10000 W',
    tells(at(cluster, '#overview'), inBothLanguages(/约 ?10000 ?W/, /about 10000 W/)),
  ),
  row(
    where,
    'Mcluster: an example of 48 GPUs for 5000 atoms',
    tells(at(cluster, '#overview'), inBothLanguages(/48.*5000 ?(个)?原子/, /48 GPUs.*5000 atoms/)),
  ),
  ...benchmarks(cluster),
  row(
    '1 §2 Hardware and cloud introductions, §9',
    'Mcloud 2.0 launched on 1 April 2022',
    tells(
      '/mcloud-introduce',
      inBothLanguages(/2\.0.*2022 ?年 ?4 ?月 ?1 ?日|2022 ?年 ?4 ?月 ?1 ?日.*2\.0/, /2\.0 launched on 1 April 2022/),
    ),
  ),
  row(
    where,
    'Mcloud: the same five-link strip as Q-Flow',
    leads(
      at('/mcloud-introduce', '#related a'),
      '/gpu-download',
      '/module-download',
      /\.pdf ⧉$/,
      '/potential-download',
      /^https:\/\/.* ⧉$/,
    ),
  ),
  row(
    '1 §1',
    'Mcloud: registered users rent machine time and run the software online',
    tells(
      '/mcloud-introduce',
      inBothLanguages('注册用户', 'registered users'),
      inBothLanguages(/租用.*机时|租用/, /rent machine time/),
      inBothLanguages(/在线/, /online/),
    ),
  ),
  row(
    '1 §1',
    'Mcloud is a separate site',
    counts(at('/mcloud-introduce', 'main a[href^="https://mcloud."][target=_blank]'), [1, 9]),
  ),
  row(
    where,
    'All-in-one: sections for a workstation model, the workstation, the cluster and the cloud',
    tells(
      at(all, 'h2'),
      inBothLanguages(/型号|机型/, /workstation model/i),
      inBothLanguages(/^(.*\s)?工作站/, /workstation(?! model)/i),
      inBothLanguages('集群', /cluster/i),
      inBothLanguages(/云/, /cloud/i),
    ),
  ),
  row(
    where,
    'All-in-one: the workstation model in a hardware and software table, zh or en by the language',
    tells(
      at(all, '#workstation-model tbody'),
      'CPU',
      inBothLanguages(/GPU|显卡/, /GPU/),
      inBothLanguages('内存', 'Memory'),
      inBothLanguages('操作系统', 'Operating system'),
      inBothLanguages('软件', /software/i),
    ),
  ),
  ...benchmarks(all),
  row(
    '1 §1',
    'QStation is a CPU all-in-one workstation',
    tells(all, inBothLanguages(/QStation.*CPU/, /QStation.*CPU all-in-one/)),
  ),
  row(
    '1 §1',
    'Mstation is a 4-GPU workstation',
    tells(at(all, '#workstation'), inBothLanguages(/4 ?(块|张|卡)/, /4 GPUs/)),
  ),
]);
