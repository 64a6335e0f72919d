import { alterPlace } from '../change-place.ts';
import { reaches } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { inBothLanguages } from '../language.ts';
import { expected, row, type SpecRow } from '../row.ts';
import { statements } from '../statements.ts';

const update = '/pwcore-update-function';
const uuid = '/get-uuid-function';
const license = '/license-install-function';
const uuidGuide = '2 §2 UUID guide';
const licenseGuide = '2 §2 License-server guide';

/** What a guide runs, in its order: each command after the one before. */
function runs(route: string, selector: string, ...commands: RegExp[]) {
  const place = at(route, `${selector} pre`);
  return looks(
    place,
    `not all of ${commands.map(({ source }) => source).join(', then ')} in this order`,
    (blocks) => {
      const text = blocks.map((block) => block.textContent).join('\n');
      const places: number[] = [];
      for (const command of commands)
        places.push(text.slice(places.at(-1) ?? 0).search(command) + (places.at(-1) ?? 0));
      const all = commands.every(
        (command, index) =>
          command.test(text.slice(places[index])) && (places[index] ?? -1) >= (places[index - 1] ?? 0),
      );
      return expected(all, commands.map((command) => command.exec(text)?.[0] ?? `no ${command.source}`).join(' → '));
    },
    commands.flatMap((command) =>
      alterPlace(place, `no ${command.source}`, (blocks) => {
        for (const block of blocks)
          block.textContent = (block.textContent ?? '').replaceAll(new RegExp(command.source, 'g'), '▒');
      }),
    ),
  );
}

/** Download, unzip, run the installer, verify: what the guides of three builds share. */
function installs(name: string, id: string, program: RegExp): SpecRow[] {
  const source = `2 §2 Update guide, ${name}`;
  return [
    row(
      source,
      `${name}: download the matching zip, unzip, run the installer, verify`,
      runs(update, `#${id}`, /(wget|curl)[^\n]*\.zip/, /unzip [^\n]*\.zip/, /install/, program),
    ),
    row(
      source,
      `${name}: the installer asks for the path, by default in the home folder`,
      tells(
        at(update, `#${id}`),
        inBothLanguages(/安装(路径|目录)/, /install path/i),
        inBothLanguages(/(用户)?主目录/, /home folder/),
      ),
    ),
    row(
      '2 §2, §9',
      `${name}: the installer asks whether to update the shell startup file, default N`,
      tells(
        at(update, `#${id}`),
        inBothLanguages(/启动文件/, /shell startup file/),
        inBothLanguages(/默认(为)? ?N/, /default N/),
        /\[y\/N\]/,
      ),
    ),
  ];
}

/** Update, UUID and license-server guides. */
statements('Install guides', [
  row('2 §2 Install guide routes', `${update} shows four guides`, counts(at(update, '[data-section=steps]'), 4)),
  row(
    '2 §2 Install guide routes',
    'The four guides: general, large-cell, DCU, CPU',
    lists(
      at(update, '[data-section=tabs] .tabs__tab, [data-section=tabs] [role=tab]'),
      inBothLanguages(/通用|一般|GPU/, /general|GPU/i),
      inBothLanguages(/LS3DF|大体系/, /LS3DF|large/i),
      /DCU/,
      /CPU/,
    ),
  ),
  row(
    '2 §2 Update guide (general)',
    'General: step-by-step command text',
    counts(at(update, '#general ol > li pre'), [3, 40]),
  ),
  row(
    '2 §2 Update guide, large-cell program',
    'LS3DF: check the MPI version and the CUDA version',
    runs(update, '#ls3df', /mpirun --version|mpirun -V/, /nvcc (--version|-V)/),
  ),
  row(
    '2 §2 Update guide, large-cell program',
    'LS3DF: GPU, CUDA 11.6 example',
    tells(at(update, '#ls3df'), 'CUDA 11.6'),
  ),
  ...installs('large-cell program', 'ls3df', /which ls3df/),
  row(
    '2 §2 Update guide, DCU',
    'DCU: check MPI and HIP compiler version',
    runs(update, '#dcu', /mpirun (--version|-V)/, /hipcc --version/),
  ),
  ...installs('DCU', 'dcu', /which pwcore/),
  row('2 §2 Update guide, CPU', 'CPU: the oneAPI 2022 package', tells(at(update, '#cpu'), /oneapi ?2022/i)),
  row(
    '2 §2 Update guide, CPU',
    'CPU: without the accelerator check',
    looks(
      at(update, '#cpu pre'),
      'a command that asks for an accelerator, or no commands at all',
      (blocks) => {
        const text = blocks.map((block) => block.textContent).join(' ');
        return expected(
          /mpirun/.test(text) && !/nvcc|nvidia-smi|hipcc|hy-smi|rocm-smi/.test(text),
          /nvcc|nvidia-smi|hipcc|hy-smi|rocm-smi/.exec(text)?.[0] ?? 'none',
        );
      },
      alterPlace(at(update, '#cpu pre'), 'nvcc --version', ([first]) => first?.append('nvcc --version')),
    ),
  ),
  ...installs('CPU', 'cpu', /which pwcore/),
  row(uuidGuide, 'GPU servers list card UUIDs with a vendor tool', runs(uuid, 'main', /nvidia-smi -L/)),
  row(uuidGuide, 'The tool lists a UUID a card', tells(at(uuid, 'pre'), /UUID: GPU-/)),
  row(
    uuidGuide,
    'Send the UUID to sales or the support mailbox ({email})',
    tells(uuid, inBothLanguages(/发送给销售/, /to sales/), 'support@example.com', /UUID/),
  ),
  row(uuidGuide, 'To request a license', tells(uuid, inBothLanguages(/申请许可|许可/, /request a licence/))),
  row(
    uuidGuide,
    'The provider issues a certificate file from the UUID',
    tells(uuid, inBothLanguages(/证书文件/, /certificate file from the UUID/)),
  ),
  row(
    uuidGuide,
    'The certificate is placed in a system folder',
    tells(uuid, inBothLanguages(/系统(目录|文件夹)/, /system folder/)),
  ),
  row(
    uuidGuide,
    'A command option points to another folder when there is no root permission',
    tells(
      uuid,
      inBothLanguages(/(无|没有) ?root ?权限/, /without root permission/i),
      inBothLanguages(/选项/, /option/),
      / --?[a-z-]*(licen[cs]e|lic)[a-z-]*/,
    ),
  ),
  row(
    '2 §2 License-server guide, §9',
    'Python 3.9.13 or later',
    tells(license, inBothLanguages(/3\.9\.13 ?(或|及)(更高|以上)/, /3\.9\.13 or later/)),
  ),
  row(
    licenseGuide,
    'Miniconda recommended',
    tells(
      license,
      inBothLanguages(/(推荐|建议)[^。]*Miniconda|Miniconda[^。]*(推荐|建议)/, /Miniconda is recommended/),
    ),
  ),
  row(
    licenseGuide,
    'In order: Python, download and unzip, dependencies, hardware key, config, start script, run with a host flag',
    runs(
      license,
      '#steps',
      /python/,
      /(wget|curl)[^\n]*\.zip/,
      /unzip/,
      /pip install/,
      /hardware/,
      /config/,
      /start\.sh/,
      /bash start\.sh|sh start\.sh|\.\/start\.sh/,
      /-host[ =]/,
    ),
  ),
  row(
    licenseGuide,
    'The license service package can be downloaded',
    reaches(at(license, 'main a'), /licen[cs]e[^/]*\.zip$/),
  ),
  row(
    licenseGuide,
    'Generate a hardware-key file and send it to sales or support',
    tells(
      at(license, '#steps'),
      inBothLanguages(/硬件(密钥|码)文件|硬件/, /hardware-key file/),
      inBothLanguages(/销售[^。]*支持/, /to sales or to support|sales or support/),
    ),
  ),
  row(
    licenseGuide,
    'Upload the returned license and signature files',
    tells(
      at(license, '#steps'),
      inBothLanguages(/上传[^。]*许可证[^。]*签名/, /upload the licence and signature files/i),
    ),
  ),
  row(
    licenseGuide,
    'The config has database, table, log, IP, port, max connections, license, signature and allowed users',
    lists(
      at(license, '#settings tbody tr'),
      /^database/i,
      /^table/i,
      /^log/i,
      /^ip/i,
      /^port/i,
      /^max_?connections/i,
      /^licen[cs]e/i,
      /^signature/i,
      /^allowed_?users/i,
    ),
  ),
  row(
    licenseGuide,
    'The config that is shown has the same nine fields',
    tells(
      at(license, '#steps pre'),
      /"database"/,
      /"table"/,
      /"log"/,
      /"ip"/,
      /"port"/,
      /"max_?connections"/,
      /"licen[cs]e"/,
      /"signature"/,
      /"allowed_?users"/,
    ),
  ),
  row(
    licenseGuide,
    'An empty list means all users allowed',
    tells(license, inBothLanguages(/空[^。]*(所有|全部)用户/, /empty[^.]*all users are allowed/)),
  ),
  row('2 §9', 'Default port 50001', tells(at(license, '#settings tbody tr:nth-child(5)'), /50001/)),
  row('2 §9', 'Default max connections 1000', tells(at(license, '#settings tbody tr:nth-child(6)'), /\b1000\b/)),
  row(
    '2 §9',
    'The config that is shown has the defaults',
    tells(at(license, '#steps pre'), /"port": 50001/, /"max_?connections": 1000/),
  ),
  row(
    licenseGuide,
    'Run the simulation with a host flag giving the IP and port',
    tells(at(license, '#steps'), /-host[ =]\d+\.\d+\.\d+\.\d+:50001/),
  ),
]);
