import type { Locator } from 'playwright-core';
import { both, counts, lists, says, saysAlike, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';
import type { SpecSite } from './site.ts';

const gpu = '/gpu-download';
const modal = '2 §2 GPU download, §4';

/** A table's rows without package and date, the columns joined by a slash. */
function builds(route: string, id: string, ...rows: string[]): Pick<SpecRow, 'check' | 'find' | 'want'> {
  return {
    check: `${route}: cells of #${id} before the package, both languages`,
    find: (site) =>
      both(async (language) => {
        const shown = [...(await site.document(route, language)).querySelectorAll(`#${id} tbody tr`)];
        return shown
          .map((row) =>
            [...row.children]
              .slice(0, 3)
              .map(({ textContent }) => textContent?.replace(/\s*[（(].*$/, ''))
              .join(' / '),
          )
          .join('; ');
      }),
    want: rows.join('; '),
  };
}

/** The dates of a table, sorted and each once. */
async function dates(site: SpecSite, route: string, selector: string): Promise<string[]> {
  return [...new Set(await textsOf(site, route, `${selector} tbody time`, 'zh'))].sort();
}

/** Opens the first dialog of a page by what is clicked, and closes it by a button of it; tells both states. */
async function openAndClose(
  site: SpecSite,
  route: string,
  opener: string,
  closer: (dialog: Locator) => Locator,
): Promise<string> {
  const page = await site.page(route);
  await page.locator(opener).first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  const title = await dialog.locator('h2').textContent();
  await closer(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  return `opened ${title}, closed`;
}

/** Every dialog of a page has a note and a download that is named after its package. */
function dialogs(route: string, number: number): SpecRow {
  return {
    source: `2 §2 ${route}`,
    statement: 'The modal shows the update note, a download link named after the package, and cancel',
    check: `${route}: dialogs that have all three, both languages`,
    find: (site) =>
      both(async (language) => {
        const all = [...(await site.document(route, language)).querySelectorAll('dialog')];
        const whole = all.filter((dialog) => {
          const name = dialog.querySelector('h2')?.textContent ?? 'nameless';
          const link = dialog.querySelector<HTMLAnchorElement>('a[download]');
          return (
            /更新说明|Update note/.test(dialog.textContent ?? '') &&
            link?.textContent?.includes(name) &&
            link.getAttribute('href')?.endsWith(`/${name}`) &&
            /取消|Cancel/.test(dialog.querySelector('footer button')?.textContent ?? '')
          );
        });
        return `${whole.length} of ${all.length}`;
      }),
    want: `${number} of ${number}`,
  };
}

const row = '#workstation tbody tr:nth-child(2)';
const cancel = (dialog: Locator) => dialog.locator('footer button');

/** The download pages that are tables of packages with modals. */
export const packageRows: SpecRow[] = [
  {
    source: '2 §2 GPU download',
    statement: 'Two tables (workstation builds and cluster builds)',
    ...counts(gpu, '[data-section=modal-table] table', 2),
  },
  { source: '2 §3, §9', statement: 'GPU workstation builds: 9 rows', ...counts(gpu, '#workstation tbody tr', 9) },
  { source: '2 §3, §9', statement: 'Cluster builds: 2 rows', ...counts(gpu, '#cluster tbody tr', 2) },
  {
    source: '2 §3',
    statement:
      'Workstation builds for CUDA 7.0, 7.5, 8.0, 10.1, 11.6, 12.1 with OpenMPI 2.1.0, Intel MPI 2016 or oneAPI',
    ...builds(
      gpu,
      'workstation',
      '7.0 / OpenMPI 2.1.0 / latest',
      '7.5 / OpenMPI 2.1.0 / latest',
      '8.0 / OpenMPI 2.1.0 / latest',
      '8.0 / Intel MPI 2016 / latest',
      '10.1 / OpenMPI 2.1.0 / latest',
      '10.1 / Intel MPI 2016 / latest',
      '11.6 / Intel MPI 2016 / latest',
      '11.6 / oneAPI 2022 / latest',
      '12.1 / oneAPI 2022 / latest',
    ),
  },
  {
    source: '2 §3',
    statement: 'Cluster builds: CUDA 8.0 with Intel 2016; CUDA 11.6 with oneAPI 2022',
    ...builds(gpu, 'cluster', '8.0 / Intel MPI 2016 / latest', '11.6 / oneAPI 2022 / latest'),
  },
  {
    source: '2 §3',
    statement: 'Fields: CUDA, OpenMPI, {product}Version, installPackage, updateTime',
    ...lists(
      gpu,
      '#workstation thead th',
      'CUDA | MPI | PWcore 版本 | 安装包 | 更新时间',
      'CUDA | MPI | PWcore version | Package | Updated',
    ),
  },
  {
    source: '2 §3',
    statement: 'Latest build dates range from 20230726 to 20251031',
    check: `${gpu}, /dcu-download, /cpu-download: first and last date`,
    async find(site) {
      const all = [gpu, '/dcu-download', '/cpu-download'].map((route) =>
        dates(site, route, '[data-section=modal-table]'),
      );
      const sorted = (await Promise.all(all)).flat().sort();
      return `${sorted[0]} to ${sorted.at(-1)}`;
    },
    want: '2023-07-26 to 2025-10-31',
  },
  {
    source: modal,
    statement: 'Clicking a row opens a modal; a cancel button dismisses it',
    check: 'Chromium: first cell of the second row is clicked, then the cancel button',
    find: (site) => openAndClose(site, gpu, `${row} > :first-child`, cancel),
    want: 'opened cuda-7.5-beta.zip, closed',
  },
  {
    source: modal,
    statement: 'Clicking its package opens the modal; a close icon dismisses it',
    check: 'Chromium: the package of the second row is clicked, then the close icon',
    find: (site) => openAndClose(site, gpu, `${row} button`, (dialog) => dialog.locator('header button')),
    want: 'opened cuda-7.5-beta.zip, closed',
  },
  dialogs(gpu, 11),
  {
    source: '2 §2 GPU download',
    statement: 'Notes link to the update guide and the UUID or licence guide',
    check: `${gpu}: dialogs with both links, both languages`,
    find: (site) =>
      both(async (language) => {
        const all = [...(await site.document(gpu, language)).querySelectorAll('dialog')];
        const whole = all.filter(
          (one) =>
            one.querySelector('a[href*="/pwcore-update-function"]') &&
            one.querySelector('a[href*="/get-uuid-function"], a[href*="/license-install-function"]'),
        );
        return `${whole.length} of ${all.length}`;
      }),
    want: '11 of 11',
  },
  {
    source: '2 §1, §6',
    statement: 'The GPU installer only works after the vendor has registered the GPU’s unique identifier',
    ...says(gpu, /UUID 已登记的显卡|登记.*UUID|UUID.*登记/, /UUID we have registered/, '#registration'),
  },
  {
    source: '2 §1',
    statement: 'Server-licence and unique-identifier licence variants exist',
    check: `${gpu}: guides linked from the dialogs of each table`,
    find: (site) =>
      both(async (language) => {
        const uuid = await site.count(gpu, '#workstation dialog a[href$="/get-uuid-function"]', language);
        const server = await site.count(gpu, '#cluster dialog a[href$="/license-install-function"]', language);
        return `${uuid >= 9 ? 'UUID' : 'no UUID'} for workstations, ${server >= 2 ? 'server' : 'no server'} for clusters`;
      }),
    want: 'UUID for workstations, server for clusters',
  },
  {
    source: '2 §2 DCU download, §9',
    statement: 'One table with 1 row',
    ...counts('/dcu-download', '[data-section=modal-table] tbody tr', 1),
  },
  {
    source: '2 §2 DCU download',
    statement: 'Columns: DTK version, MPI and gcc version, {product} version, package, update time',
    ...lists(
      '/dcu-download',
      '#builds thead th',
      'DTK 版本 | MPI 与 gcc 版本 | PWcore 版本 | 安装包 | 更新时间',
      'DTK version | MPI and gcc versions | PWcore version | Package | Updated',
    ),
  },
  {
    source: '2 §2 DCU download',
    statement: 'The same modal',
    check: 'Chromium: the row is clicked, then the cancel button',
    find: (site) => openAndClose(site, '/dcu-download', '#builds tbody td', cancel),
    want: 'opened dcu-dtk23.10-hpcx-gcc7.3.1.zip, closed',
  },
  dialogs('/dcu-download', 1),
  {
    source: '2 §2 CPU download, §9',
    statement: 'One table with 2 rows',
    ...counts('/cpu-download', '[data-section=modal-table] tbody tr', 2),
  },
  {
    source: '2 §3',
    statement: 'CPU: x86_64 oneAPI 2022; aarch64 openmpi, version 2.0',
    ...builds('/cpu-download', 'builds', 'x86_64 / oneAPI 2022 / latest', 'aarch64 / OpenMPI / 2.0'),
  },
  {
    source: '2 §2 CPU download',
    statement: 'Columns: architecture, MKL and MPI versions, package, update time',
    ...lists(
      '/cpu-download',
      '#builds thead th',
      '架构 | MKL 与 MPI 版本 | PWcore 版本 | 安装包 | 更新时间',
      'Architecture | MKL and MPI versions | PWcore version | Package | Updated',
    ),
  },
  {
    source: '2 §2 CPU download',
    statement: 'A modal',
    check: 'Chromium: the first row is clicked, then the cancel button',
    find: (site) => openAndClose(site, '/cpu-download', '#builds tbody td', cancel),
    want: 'opened cpu-x86_64-oneapi2022.zip, closed',
  },
  dialogs('/cpu-download', 2),
  {
    source: '2 §2 Large-cell download',
    statement: 'Two tables (standalone and cluster), each with rows for CUDA 11.6 and 12.1',
    check: '/ls3df-download: first cells of each table, both languages',
    find: (site) =>
      both(async (language) =>
        [
          await textsOf(site, '/ls3df-download', '#standalone tbody tr > :first-child', language),
          await textsOf(site, '/ls3df-download', '#cluster tbody tr > :first-child', language),
        ].join(' and '),
      ),
    want: '11.6,12.1 and 11.6,12.1',
  },
  {
    source: '2 §2 Large-cell download',
    statement: 'oneAPI2022, latest',
    ...builds('/ls3df-download', 'standalone', '11.6 / oneAPI 2022 / latest', '12.1 / oneAPI 2022 / latest'),
  },
  {
    source: '2 §2 Large-cell download',
    statement: 'All dated 20240319',
    check: '/ls3df-download: dates of both tables',
    find: async (site) => (await dates(site, '/ls3df-download', '[data-section=modal-table]')).join(', '),
    want: '2024-03-19',
  },
  {
    source: '2 §2 Large-cell download, §4',
    statement: 'Click opens the modal; cancel closes it',
    check: 'Chromium: the first row is clicked, then the cancel button',
    find: (site) => openAndClose(site, '/ls3df-download', '#standalone tbody td', cancel),
    want: 'opened ls3df-cuda-11.6-oneapi2022.zip, closed',
  },
  dialogs('/ls3df-download', 4),
  {
    source: '2 §2 Cluster platform download',
    statement: 'Two rows (CUDA 8.0 with MPI 2016; CUDA 11.6 with oneapi2022)',
    ...builds('/mcluster-download', 'builds', '8.0 / Intel MPI 2016 / latest', '11.6 / oneAPI 2022 / latest'),
  },
  {
    source: '2 §2 Cluster platform download, §9',
    statement: 'A sample PBS script with walltime 2:00:00',
    ...saysAlike('/mcluster-download', /#PBS -l walltime=2:00:00/, '#script'),
  },
];
