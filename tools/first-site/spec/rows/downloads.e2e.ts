import { alterPlace } from '../change-place.ts';
import { leads, reaches } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { columns, holds } from '../checks/table.ts';
import { inBothLanguages } from '../language.ts';
import { expected, row } from '../row.ts';
import { statements } from '../statements.ts';

const pseudo = '2 §2 Pseudopotential download';
const potential = '/potential-download';
const trial = '2 §2 Trial download';
const docker = '/pwcore-trial-download';
const free = '2 §2 Free download';
const install = '/pwcore-free-download';
const external = /^https?:\/\/.* ⧉$/;
const hydrogen = Array.from({ length: 13 }, (_, index) => String(109 + index));

/** Trial use and its limits, on three pages. */
const limits = [docker, install, '/trial'].map((route) =>
  row(
    '2 §1',
    `${route}: trial use is limited to function testing, research and teaching, and not for published papers`,
    tells(
      route,
      inBothLanguages('功能测试', 'function testing'),
      inBothLanguages(/科研|研究/, 'research'),
      inBothLanguages('教学', 'teaching'),
      inBothLanguages(/(不得|不能|不可)用于(公开)?发表(的)?(论文|文章)/, /(not|may not) be used in published papers/),
    ),
  ),
);

/** Pseudopotentials, PWkit and the two trials. */
statements('Other downloads', [
  row(
    pseudo,
    'Intro text with links to external pseudopotential libraries',
    counts(at(potential, 'main a[href^=http][target=_blank]'), [2, 12]),
  ),
  row('2 §2, §3, §9', '12 downloadable archive files', counts(at(potential, '#archives tbody a[href$=".zip"]'), 12)),
  row(
    '2 §3',
    'Notes: new release, recommended for accurate calculation, for spin-orbit coupling, fractional hydrogen; or none',
    holds(
      at(potential, '#archives'),
      3,
      /^$/,
      inBothLanguages(/新发布|新版/, /^new release/i),
      inBothLanguages(/精确计算/, /recommended for accurate calculation/i),
      inBothLanguages(/自旋轨道/, /recommended for spin.orbit coupling/i),
      inBothLanguages(/分数氢/, /fractional hydrogen/i),
    ),
  ),
  row(
    pseudo,
    'A list of numbered hydrogen entries, 109 to 121',
    lists(at(potential, '#hydrogen tbody tr'), ...hydrogen.map((number) => new RegExp(`^${number}\\b`))),
  ),
  row(
    pseudo,
    'They are fractional-hydrogen files',
    looks(
      at(potential, '#hydrogen tbody tr'),
      'an entry without a file of hydrogen, or one whose charge is not in the name',
      (rows) => {
        const wrong = rows.filter((one) => {
          const [charge, file] = [one.children[1], one.children[2]].map((cell) => cell?.textContent?.trim() ?? '');
          return !(
            /^H[_.].*\.UPF$/i.test(file ?? '') &&
            (charge === '1.00' || (file ?? '').includes(charge || 'nothing'))
          );
        });
        return expected(rows.length === 13 && wrong.length === 0, `${rows.length - wrong.length} of ${rows.length}`);
      },
      alterPlace(at(potential, '#hydrogen tbody tr'), 'one names a file of helium', ([first]) => {
        if (first?.children[2]) first.children[2].textContent = 'He.UPF';
      }),
    ),
  ),
  row(pseudo, 'The instructions end with the hydrogen list', {
    fails: `the hydrogen list of ${potential} stands before the instructions or the archives`,
    async inspect(site) {
      const order = [...(await site.page(potential)).querySelectorAll('#archives, #instructions, #hydrogen')].map(
        ({ id }) => id,
      );
      return expected(order.join() === 'archives,instructions,hydrogen', order.join(', '));
    },
    spoils: [
      {
        what: 'the hydrogen list stands first',
        page: (document, path) => {
          if (path === potential)
            document.querySelector('#archives')?.before(document.querySelector('#hydrogen') ?? '');
        },
      },
    ],
  }),
  row(
    pseudo,
    'Ultrasoft: the second-level cutoff ECUT2L must be 4 times ECUT2',
    tells(
      at(potential, '#instructions'),
      inBothLanguages(/超软/, /ultrasoft/i),
      inBothLanguages(/ECUT2L\s*(必须|须|应)为 ?ECUT2\s*的 ?4 ?倍/, /ECUT2L must be 4 times ECUT2/),
    ),
  ),
  row(
    pseudo,
    'ECUT2 is usually 2 times ECUT',
    tells(at(potential, '#instructions'), inBothLanguages(/ECUT2[^。]*ECUT\s*的 ?2 ?倍/, /ECUT2[^.]*2 times ECUT/)),
  ),
  row(
    pseudo,
    '4 times for higher accuracy',
    tells(
      at(potential, '#instructions'),
      inBothLanguages(/(更高|高)精度[^。]*4 ?倍|4 ?倍[^。]*精度/, /4 times for higher accuracy/),
    ),
  ),
  row(
    pseudo,
    'Lanthanides: Ecut 90 to 120 Ryd',
    tells(
      at(potential, '#instructions'),
      inBothLanguages(/镧系[^。]*90[–~—-]120 ?Ryd/, /lanthanides[^.]*90[–-]120 Ryd/i),
    ),
  ),
  row(
    pseudo,
    'Atomic number 109 stands for H 0.25',
    tells(at(potential, '#instructions'), inBothLanguages(/109[^。]*H ?0\.25/, /109[^.]*H 0\.25/)),
  ),
  row(pseudo, 'The list has 109 for H 0.25', tells(at(potential, '#hydrogen tbody tr:first-child'), /109/, /0\.25/)),
  row(
    pseudo,
    'Lattice relaxation: cutoff about 10 to 20 Ry above the default',
    tells(
      at(potential, '#instructions'),
      inBothLanguages(/晶格|晶胞/, /lattice/),
      inBothLanguages(/10[–~—-]20 ?Ry/, /10[–-]20 Ry above the default/),
    ),
  ),
  row(
    '2 §2 Download routes',
    'PWkit page: two external links',
    leads(at('/pwkit-download', '#download a[href^="https://"]'), external, external),
  ),
  row(trial, 'Docker images table: two rows, CPU and GPU', lists(at(docker, '#images tbody tr'), /CPU/i, /GPU/i)),
  row(
    '2 §3',
    'Trial docker image row: docker, system, install, download, update time',
    columns(
      at(docker, '#images'),
      inBothLanguages(/镜像|docker/, /image|docker/i),
      inBothLanguages('系统', /system/i),
      inBothLanguages('安装', /install/i),
      inBothLanguages('下载', /download/i),
      inBothLanguages('更新', /updated/i),
    ),
  ),
  row(
    '2 §2, §9',
    'Requirement: docker-ce 18.06.0 or later',
    tells(docker, inBothLanguages(/docker-ce\s*18\.06\.0\s*(或|及)(更高|以上)/, /docker-ce\s*18\.06\.0 or later/)),
  ),
  row(
    '2 §2, §9',
    'Requirement: GPU driver 418.39 or later',
    tells(docker, inBothLanguages(/驱动[^。]{0,12}418\.39\s*(或|及)(更高|以上)/, /driver[^.]{0,20}418\.39 or later/)),
  ),
  row(
    trial,
    'Both images can be downloaded',
    reaches(at(docker, '#images a'), /cpu[^/]*\.(tar|gz|zip)/i, /gpu[^/]*\.(tar|gz|zip)/i),
  ),
  row(
    '2 §3',
    'The install steps are marked up: commands stand as code',
    counts(at(docker, '#images tbody tr code, #cpu pre, #gpu pre'), [2, 20]),
  ),
  row(
    free,
    'Three rows: compiler 2016, CUDA 10.1, {product} 2.0',
    lists(
      at(install, '#packages tbody tr'),
      [inBothLanguages('编译器', /compiler/i), /2016/],
      [/CUDA/, /10\.1/],
      [/PWcore/, /2\.0/],
    ),
  ),
  row(
    '2 §3',
    'Free install row: soft, edition, install, download, notice',
    columns(
      at(install, '#packages'),
      inBothLanguages('软件', /software/i),
      inBothLanguages('版本', /version/i),
      inBothLanguages('安装', /install/i),
      inBothLanguages('下载', /download/i),
      inBothLanguages(/说明|注意|备注/, /notice|note/i),
    ),
  ),
  row(
    '2 §2, §9',
    'Needs Intel compiler 2016 and CUDA 10.1',
    tells(at(install, '#packages tbody'), inBothLanguages(/Intel 编译器 2016/, /Intel compiler 2016/), /CUDA 10\.1/),
  ),
  row(
    free,
    'Centos 7 recommended',
    tells(install, inBothLanguages(/(推荐|建议)[^。]*CentOS 7|CentOS 7[^。]*(推荐|建议)/i, /CentOS 7 is recommended/i)),
  ),
  row(free, 'Self-install instructions', counts(at(install, '#steps ol > li'), [2, 12])),
  ...limits,
  row(
    '2 §2 Trial application page',
    'The form stands on another address, which can be opened on its own',
    reaches(at('/trial', '[data-section=frame] a'), /^(\/forms\/|https:\/\/).* ⧉$/),
  ),
  row(pseudo, 'The libraries are other sites', reaches(at(potential, '#libraries a'), external)),
]);
