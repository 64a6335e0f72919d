import { alterPlace } from '../change-place.ts';
import { leads, reaches } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { columns, holds } from '../checks/table.ts';
import { inBothLanguages, type SpecTexts } from '../language.ts';
import { expected, row } from '../row.ts';
import { statements } from '../statements.ts';

const gpu = '2 §2 GPU download, §3';
const dcu = '2 §2 DCU download';
const cpu = '2 §2 CPU download';
const windows = '2 §2 Windows download';
const large = '2 §2 Large-cell download';
const throughput = '2 §2 High-throughput platform download';
const cluster = '2 §2 Cluster platform download';
const matpl = '2 §2 MatPL download';

const version: SpecTexts = inBothLanguages('版本', /version/i);
const pack: SpecTexts = inBothLanguages(/安装包|软件包/, /package/i);
const updated: SpecTexts = inBothLanguages(/更新/, /updated/i);
const cuda = /^CUDA/;
const mpi = /MPI/;

/** Every update time of the GPU builds is between the two that the text names, and both are there. */
const dates = looks(
  at('/gpu-download', '[data-section=modal-table] tbody td:last-child'),
  'a date before 20230726 or after 20251031, or one of the two nowhere',
  (cells) => {
    const seen = cells.map((cell) => (cell.textContent ?? '').replace(/\D/g, '')).sort();
    return expected(seen[0] === '20230726' && seen.at(-1) === '20251031', `${seen[0]} to ${seen.at(-1)}`);
  },
  [
    ...alterPlace(at('/gpu-download', '[data-section=modal-table] tbody td:last-child'), 'one is of 2026', ([cell]) => {
      if (cell) cell.textContent = '2026-01-01';
    }),
    ...alterPlace(
      at('/gpu-download', '[data-section=modal-table] tbody td:last-child'),
      'the latest are gone',
      (cells) => {
        for (const cell of cells) if (cell.textContent?.includes('2025-10')) cell.textContent = '2025-01-01';
      },
    ),
  ],
);

/** Packages of the program for every machine. */
statements('Packages', [
  row(
    gpu,
    'Two tables: workstation builds and cluster builds',
    counts(at('/gpu-download', '[data-section=modal-table] table'), 2),
  ),
  row(
    gpu,
    'The tables are called workstation builds and cluster builds',
    lists(
      at('/gpu-download', '[data-section=modal-table] > h2, [data-section=modal-table] h2.section__heading'),
      inBothLanguages('工作站', /workstation/i),
      inBothLanguages('集群', /cluster/i),
    ),
  ),
  row('2 §3, §9', 'GPU workstation builds: 9 rows', counts(at('/gpu-download', '#workstation tbody tr'), 9)),
  row('2 §3, §9', 'Cluster builds: 2 rows', counts(at('/gpu-download', '#cluster tbody tr'), 2)),
  row(
    '2 §3',
    'GPU builds: CUDA, MPI, {product} version, package, update time',
    columns(at('/gpu-download', '#workstation'), cuda, mpi, version, pack, updated),
  ),
  row(
    '2 §3',
    'Workstation builds for CUDA 7.0, 7.5, 8.0, 10.1, 11.6 and 12.1',
    holds(at('/gpu-download', '#workstation'), 1, /^7\.0$/, /^7\.5$/, /^8\.0$/, /^10\.1$/, /^11\.6$/, /^12\.1$/),
  ),
  row(
    '2 §3',
    'Workstation builds with OpenMPI 2.1.0, Intel MPI 2016 or oneAPI',
    holds(at('/gpu-download', '#workstation'), 2, /^OpenMPI 2\.1\.0$/, /^Intel MPI 2016$/, /^oneAPI/),
  ),
  row(
    '2 §3',
    'Cluster builds: CUDA 8.0 with Intel 2016; CUDA 11.6 with oneAPI 2022',
    lists(at('/gpu-download', '#cluster tbody tr'), [/^11\.6/, /oneAPI 2022/i], [/^8\.0/, /Intel (MPI )?2016/]),
  ),
  row('2 §3', 'Latest build dates range from 20230726 to 20251031', dates),
  row(
    '2 §1, §6',
    'The GPU build only works after the vendor has registered the UUID',
    tells(
      '/gpu-download',
      inBothLanguages(/UUID.*(登记|注册)|(登记|注册).*UUID/, /UUID we have registered|registered.*UUID/),
    ),
  ),
  row(
    gpu,
    'Notes link to the update guide and the UUID guide',
    reaches(at('/gpu-download', '#workstation a'), '/pwcore-update-function', '/get-uuid-function'),
  ),
  row(
    gpu,
    'Notes of cluster builds link to the license guide',
    reaches(at('/gpu-download', '#cluster a'), '/license-install-function'),
  ),
  row(
    dcu,
    'Columns: DTK version, MPI and gcc version, {product} version, package, update time',
    columns(at('/dcu-download', '#builds'), /DTK/, /MPI.*gcc/i, /PWcore/, pack, updated),
  ),
  row('2 §3, §9', 'DCU: 1 row', counts(at('/dcu-download', '#builds tbody tr'), 1)),
  row(
    cpu,
    'Columns: architecture, MKL and MPI versions, package, update time',
    columns(at('/cpu-download', '#builds'), inBothLanguages(/架构/, /architecture/i), /MKL.*MPI/, pack, updated),
  ),
  row('2 §3, §9', 'CPU: 2 rows', counts(at('/cpu-download', '#builds tbody tr'), 2)),
  row(
    '2 §3',
    'CPU: x86_64 with oneAPI 2022, aarch64 with openmpi',
    lists(at('/cpu-download', '#builds tbody tr'), [/x86_64/, /oneAPI 2022/i], [/aarch64/, /openmpi/i]),
  ),
  row(
    '2 §3; D CPU builds',
    'The version 2.0 of the aarch64 build stands in its note',
    tells(at('/cpu-download', '#builds dialog:last-of-type p, #builds li:last-of-type p'), /2\.0/),
  ),
  row(windows, 'One row', counts(at('/windows-download', '#builds tbody tr'), 1)),
  row(windows, 'Version v1.1.2', tells(at('/windows-download', '#builds tbody'), /v1\.1\.2/)),
  row(windows, 'Dated 20250121', tells(at('/windows-download', '#builds tbody'), /2025-?01-?21/)),
  row(windows, 'An application-form link', reaches(at('/windows-download', '#builds a'), /^\/trial$/)),
  row(
    windows,
    'The graphical-interface download',
    reaches(at('/windows-download', 'main a'), /\/windows\/[^/]+\.(zip|exe)( ⧉)?$/),
  ),
  row(windows, 'A function intro', tells('/windows-download', inBothLanguages(/图形界面/, /graphical interface/i))),
  row(
    windows,
    'Supported JOB values are SCF, NONSCF, DOS, RELAX, MD',
    tells('/windows-download', /SCF[,，、]\s*NONSCF[,，、]\s*DOS[,，、]\s*RELAX[,，、]\s*MD/),
  ),
  row(
    windows,
    'No VDW or LDA+U',
    tells('/windows-download', inBothLanguages(/不支持\s*VDW[、,，]\s*LDA\+U/, /not supported\s*VDW,\s*LDA\+U/i)),
  ),
  row(
    large,
    'Two tables: standalone and cluster',
    lists(
      at('/ls3df-download', '[data-section=modal-table] h2.section__heading'),
      inBothLanguages('单机', /standalone/i),
      inBothLanguages('集群', /cluster/i),
    ),
  ),
  ...['standalone', 'cluster'].flatMap((part) => [
    row(
      large,
      `LS3DF ${part}: rows for CUDA 11.6 and CUDA 12.1`,
      lists(at('/ls3df-download', `#${part} tbody tr`), /^11\.6/, /^12\.1/),
    ),
    row(
      large,
      `LS3DF ${part}: oneAPI2022, latest`,
      lists(at('/ls3df-download', `#${part} tbody tr`), [/oneAPI ?2022/i, 'latest'], [/oneAPI ?2022/i, 'latest']),
    ),
    row(
      large,
      `LS3DF ${part}: dated 20240319`,
      lists(at('/ls3df-download', `#${part} tbody tr`), /2024-?03-?19/, /2024-?03-?19/),
    ),
    row(
      '2 §3',
      `LS3DF ${part}: the version is LS3DF's`,
      columns(at('/ls3df-download', `#${part}`), cuda, mpi, /LS3DF/, pack, updated),
    ),
  ]),
  row(
    throughput,
    'One row: CUDA 8.0, MPI 2015, latest',
    lists(at('/high-through-put-download', '#builds tbody tr'), [/^8\.0/, 'MPI 2015', 'latest']),
  ),
  row(throughput, 'The row links to a zip', reaches(at('/high-through-put-download', '#builds tbody a'), /\.zip$/)),
  row(throughput, 'A sample PBS job script', tells(at('/high-through-put-download', 'pre'), /#PBS -/)),
  row(
    '2 §9',
    'High-throughput job walltime 1000:00:00',
    tells(at('/high-through-put-download', 'pre'), /walltime=1000:00:00/),
  ),
  row(
    throughput,
    'The program may be renamed with a suffix but not to other names',
    tells(
      '/high-through-put-download',
      inBothLanguages(/后缀/, /suffix/),
      inBothLanguages(/不(能|可|要)改(成|为).{0,4}(其他|别的)/, /not to (a different name|other names)/),
    ),
  ),
  row(
    throughput,
    'Otherwise several jobs may share one GPU',
    tells('/high-through-put-download', inBothLanguages(/同一(块|张)(显卡|GPU)/, /same GPU|one GPU/)),
  ),
  row(
    cluster,
    'Two rows: CUDA 8.0 with MPI 2016; CUDA 11.6 with oneapi2022',
    lists(at('/mcluster-download', '#builds tbody tr'), [/^8\.0/, /MPI 2016/], [/^11\.6/, /oneAPI ?2022/i]),
  ),
  row(cluster, 'A sample PBS script', tells(at('/mcluster-download', 'pre'), /#PBS -/)),
  row('2 §9', 'Cluster job walltime 2:00:00', tells(at('/mcluster-download', 'pre'), /walltime=0?2:00:00/)),
  row(
    matpl,
    'Columns: version, release date, dependency versions, installation link, manual link',
    columns(
      at('/MatPL-download', '#releases'),
      version,
      inBothLanguages('发布日期', /release date/i),
      inBothLanguages(/依赖/, /dependenc/i),
      inBothLanguages(/安装/, /install|package/i),
      inBothLanguages('手册', /manual/i),
    ),
  ),
  row(matpl, 'Version 2025.3', holds(at('/MatPL-download', '#releases'), 1, /^2025\.3$/)),
  row(matpl, 'Dated 2025.03.28', holds(at('/MatPL-download', '#releases'), 2, /^2025[-.]03[-.]28$/)),
  row(
    matpl,
    'Requirements: intel>=2016 or oneapi<=2024',
    tells(
      at('/MatPL-download', '#releases'),
      inBothLanguages(/intel>=2016 或 oneapi<=2024/, /intel>=2016 or oneapi<=2024/),
    ),
  ),
  row(
    matpl,
    'Requirements: cuda>=11.8, gcc>=8.3',
    tells(at('/MatPL-download', '#releases'), /cuda>=11\.8/, /gcc>=8\.3/),
  ),
  row(
    matpl,
    'Links to a network-drive package and a manual',
    leads(at('/MatPL-download', '#releases tbody a'), /^https:\/\/pan\..* ⧉$/, /^https:\/\/doc\..* ⧉$/),
  ),
]);
