import { both, counts, lists, says, saysAlike } from './checks.ts';
import type { SpecRow } from './row.ts';

const update = '/pwcore-update-function';
const uuid = '/get-uuid-function';
const licence = '/license-install-function';

/** The four guides of the update route show one at a time, each by its address. */
const chosen: SpecRow[] = [
  ['', 'general', '{product}UpdateFunc (general)'],
  ['?guide=ls3df', 'ls3df', 'the large-cell guide'],
  ['?guide=dcu', 'dcu', '{product}UpdateFuncDCU'],
  ['?guide=cpu', 'cpu', '{product}UpdateFuncCPU'],
].map(([query = '', id = '', statement = '']) => ({
  source: '2 §2 Install guide routes',
  statement: `${update} shows ${statement}`,
  check: `Chromium: the panel that shows at ${update}${query}`,
  async find(site) {
    const page = await site.page(`${update}${query}`);
    await page.locator(`#guides-panel-${id}`).waitFor();
    return (
      await page
        .locator('.tabs__panel:visible')
        .evaluateAll((all) => all.map((panel) => (panel as HTMLElement).dataset.tab))
    ).join(', ');
  },
  want: id,
}));

/** Download, unzip, install with two prompts, verify: what three of the guides share. */
function installSteps(id: string, archive: RegExp): SpecRow[] {
  return [
    {
      source: '2 §2 Update guides',
      statement: `${id}: download the matching zip, unzip, run the installer, verify`,
      ...saysAlike(
        update,
        new RegExp(`wget .*${archive.source}.*unzip .*${archive.source}.*install\\.run.*which`),
        `#${id}`,
      ),
    },
    {
      source: '2 §2 Update guides, §9',
      statement: `${id}: the installer asks for the path (default in the home folder) and the shell startup file (default N)`,
      ...says(
        update,
        /安装目录（默认在用户主目录下）.*启动文件（默认 N）/,
        /install path.*default in your home folder.*shell startup file.*default N/,
        `#${id}`,
      ),
    },
  ];
}

/** Update, UUID and licence-server guides. */
export const guideRows: SpecRow[] = [
  ...chosen,
  {
    source: '2 §2 Update guide (general)',
    statement: 'Step-by-step command text',
    check: `${update}: steps with a command in the general guide, both languages`,
    find: (site) =>
      both(async (language) =>
        (await site.count(update, '#general li pre, #general li code', language)) > 4 ? 'commands' : 'too few',
      ),
    want: 'commands',
  },
  {
    source: '2 §2 Update guide, large-cell program',
    statement: 'GPU, CUDA 11.6 example; check the MPI version and the CUDA version',
    ...saysAlike(update, /CUDA 11\.6.*mpirun --version.*nvcc --version.*release 11\.6/, '#ls3df'),
  },
  ...installSteps('ls3df', /ls3df-cuda-11\.6-oneapi2022\.zip/),
  {
    source: '2 §2 Update guide, DCU',
    statement: 'Check MPI and HIP compiler version',
    ...saysAlike(update, /mpirun --version.*hipcc --version/, '#dcu'),
  },
  ...installSteps('dcu', /dcu-dtk23\.10-hpcx-gcc7\.3\.1\.zip/),
  {
    source: '2 §2 Update guide, CPU',
    statement: 'oneAPI 2022 package, without the accelerator check',
    check: `${update}: the CPU guide names oneAPI 2022; commands that look for an accelerator`,
    find: (site) =>
      both(async (language) => {
        const text = await site.text(update, language, '#cpu');
        return `${/oneAPI 2022/.exec(text)?.[0] ?? 'no oneAPI 2022'}, ${/nvcc|nvidia-smi|hipcc|hy-smi/.exec(text)?.[0] ?? 'no accelerator check'}`;
      }),
    want: 'oneAPI 2022, no accelerator check',
  },
  ...installSteps('cpu', /cpu-x86_64-oneapi2022\.zip/),
  {
    source: '2 §2 UUID guide',
    statement: 'Servers list card UUIDs with a vendor tool',
    ...saysAlike(uuid, /nvidia-smi -L.*UUID: GPU-/),
  },
  {
    source: '2 §2 UUID guide',
    statement: 'Send the UUID to sales or the support mailbox ({email}) to request a licence',
    ...says(
      uuid,
      /发送给销售或技术支持邮箱 ?support@example\.com/,
      /to sales or to the support mailbox support@example\.com/,
    ),
  },
  {
    source: '2 §2 UUID guide',
    statement: 'The provider issues a certificate file from the UUID',
    ...says(uuid, /根据 UUID 签发证书文件/, /issue a certificate file from the UUID/),
  },
  {
    source: '2 §2 UUID guide',
    statement: 'It is placed in a system folder',
    ...says(uuid, /系统目录.*sudo cp/, /system folder.*sudo cp/),
  },
  {
    source: '2 §2 UUID guide',
    statement: 'Or a command option points to another folder when there is no root permission',
    ...says(uuid, /无 root 权限.*选项/, /without root permission.*option/i),
  },
  {
    source: '2 §2 Licence-server guide, §9',
    statement: 'Python 3.9.13 or later (Miniconda recommended)',
    ...says(licence, /Python 3\.9\.13 或更高.*Miniconda/, /Python 3\.9\.13 or later.*Miniconda/),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'Download and unzip the licence service package',
    ...saysAlike(licence, /wget .*license-server\.zip.*unzip license-server\.zip/),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'Install dependencies',
    ...saysAlike(licence, /pip install -r requirements\.txt/),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'Generate a hardware-key file and send it to sales or support',
    ...says(licence, /硬件密钥文件.*发送给销售或技术支持/, /hardware-key file.*to sales or to support/),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'Upload the returned licence and signature files',
    ...says(licence, /上传许可证与签名文件/, /Upload the licence and signature files/),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'A config with database, table, log, IP, port, max connections, licence, signature and allowed users',
    ...lists(
      licence,
      '#settings tbody tr > :first-child',
      'database | table | log | ip | port | max_connections | license | signature | allowed_users',
      'database | table | log | ip | port | max_connections | license | signature | allowed_users',
    ),
  },
  {
    source: '2 §9',
    statement: 'Licence config defaults: port 50001',
    ...saysAlike(licence, /port"?:? 50001/, '#settings'),
  },
  {
    source: '2 §9',
    statement: 'Licence config defaults: max connections 1000',
    ...saysAlike(licence, /max_connections"?:? 1000/, '#settings'),
  },
  {
    source: '2 §2, §6',
    statement: 'An empty list of allowed users means all',
    ...says(licence, /空列表表示允许所有用户/, /empty list means that all users are allowed/, '#settings'),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'Edit the start script, start the service',
    ...saysAlike(licence, /start\.sh.*bash start\.sh/),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'Run the simulation with a host flag giving the IP and port',
    ...saysAlike(licence, /mpirun .* pwcore -host \d+\.\d+\.\d+\.\d+:50001/),
  },
  {
    source: '2 §2 Licence-server guide',
    statement: 'The steps are numbered',
    ...counts(licence, '#steps > ol, #steps ol.steps', 1),
  },
];
