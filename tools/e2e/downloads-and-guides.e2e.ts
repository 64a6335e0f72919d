import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, type Visit, visitors } from './browser.ts';

const { visit } = visitors();
let one: Visit;
beforeAll(async () => {
  one = await visit('about:blank', { permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(() => one.close());

/** Opens a route in the one tab that these tests share, as a visitor of whom nothing is remembered. */
async function open(path: string): Promise<Page> {
  if (one.page.url() !== 'about:blank') await one.page.evaluate(() => localStorage.clear());
  await one.page.goto(path);
  await hydrated(one.page);
  return one.page;
}

const section = (page: Page, id: string) => page.locator(`[data-section]#${id}`);
const rows = (page: Page, id: string) => section(page, id).locator('tbody tr');
const words = async (locator: Locator) => (await locator.innerText()).replace(/\s+/g, ' ');
const hrefs = (locator: Locator) => locator.evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** The texts of the cells of each row, as a reader has them. */
const cells = (page: Page, id: string) =>
  rows(page, id).evaluateAll((list) =>
    list.map((row) => [...row.querySelectorAll('.table-frame__value')].map((cell) => cell.textContent)),
  );

describe('the download tables', () => {
  it.each([
    ['/gpu-download', { workstation: 9, cluster: 2 }],
    ['/dcu-download', { builds: 1 }],
    ['/cpu-download', { builds: 2 }],
    ['/ls3df-download', { standalone: 2, cluster: 2 }],
    ['/mcluster-download', { builds: 2 }],
  ])(
    'on %s have their rows in both languages, each with a dialog of its note and its download',
    async (path, tables) => {
      for (const route of [path, `/en${path}`]) {
        const page = await open(route);
        expect(await page.locator('[data-section=modal-table]').count()).toBe(Object.keys(tables).length);
        for (const [id, count] of Object.entries(tables)) {
          expect(await rows(page, id).count()).toBe(count);
          const dialogs = section(page, id).locator('dialog');
          expect(await dialogs.count()).toBe(count);
          const names = await rows(page, id).locator('button').allInnerTexts();
          for (const [index, name] of names.entries()) {
            const link = dialogs.nth(index).locator('a[download]');
            expect(await link.getAttribute('href')).toMatch(new RegExp(`^/files/.*/${name.trim()}$`));
            expect(await link.textContent()).toContain(name.trim());
            expect(await dialogs.nth(index).locator('.modal-table__paragraph').first().textContent()).toMatch(/\S{4}/);
            expect(await dialogs.nth(index).textContent()).toMatch(/\d\skB.*SHA-256.*[0-9a-f]{64}/);
          }
        }
      }
    },
  );

  it('name the CUDA and MPI versions, with days from 2023-07-26 to 2025-10-31', async () => {
    const page = await open('/en/gpu-download');
    const workstation = await cells(page, 'workstation');
    expect(workstation.map(([cuda]) => cuda)).toEqual([
      '7.0',
      '7.5',
      '8.0',
      '8.0',
      '10.1',
      '10.1',
      '11.6',
      '11.6',
      '12.1',
    ]);
    expect(new Set(workstation.map(([, mpi]) => mpi))).toEqual(
      new Set(['OpenMPI 2.1.0', 'Intel MPI 2016', 'oneAPI 2022']),
    );
    expect((await cells(page, 'cluster')).map(([cuda, mpi]) => [cuda, mpi])).toEqual([
      ['8.0', 'Intel MPI 2016'],
      ['11.6', 'oneAPI 2022'],
    ]);
    const days = workstation.map((row) => row.at(-1) ?? '').sort();
    expect([days[0], days.at(-1)]).toEqual(['2023-07-26', '2025-10-31']);
  });

  it('on the GPU page warn that an unregistered card runs nothing, and lead to all three guides', async () => {
    const page = await open('/gpu-download');
    expect(await words(section(page, 'registration'))).toMatch(/UUID.*试用版.*不得用于发表论文/);
    for (const [id, to] of [
      ['workstation', '/get-uuid-function'],
      ['workstation', '/pwcore-update-function'],
      ['cluster', '/license-install-function'],
    ] as const) {
      expect(await section(page, id).locator(`.modal-table__note a[href="${to}"]`).count()).toBe(1);
    }
  });

  it('have the columns of the DCU and CPU builds', async () => {
    const head = (page: Page) => page.locator('#builds thead th').allTextContents();
    expect(await head(await open('/en/dcu-download'))).toEqual([
      'DTK version',
      'MPI and gcc versions',
      'PWcore version',
      'Package',
      'Updated',
    ]);
    const page = await open('/en/cpu-download');
    expect(await head(page)).toEqual(['Architecture', 'MKL and MPI versions', 'Package', 'Updated']);
    const [intel, arm] = await cells(page, 'builds');
    expect(intel?.slice(0, 2).join()).toMatch(/x86_64,oneAPI 2022/);
    expect(arm?.slice(0, 2)).toEqual(['aarch64', 'OpenMPI']);
    await rows(page, 'builds').nth(1).click();
    expect(await words(page.locator('dialog[open]'))).toMatch(/PWcore 2\.0 for aarch64/);
  });

  it('of LS3DF are for CUDA 11.6 and 12.1 with oneAPI 2022, latest, of 2024-03-19', async () => {
    const page = await open('/en/ls3df-download');
    for (const id of ['standalone', 'cluster']) {
      expect((await cells(page, id)).map(([cuda, mpi, version, , day]) => [cuda, mpi, version, day])).toEqual([
        ['11.6', 'oneAPI 2022', 'latest', '2024-03-19'],
        ['12.1', 'oneAPI 2022', 'latest', '2024-03-19'],
      ]);
    }
  });

  it('open by a click on a row and close by cancel and by the icon', async () => {
    const page = await open('/en/ls3df-download');
    for (const name of ['Cancel', 'Close']) {
      await rows(page, 'cluster').nth(1).locator('td').first().click();
      const dialog = page.locator('dialog[open]');
      await dialog.getByRole('button', { name }).first().click();
      await expect.poll(() => dialog.count()).toBe(0);
    }
  });
});

describe('the single builds', () => {
  it('of Windows are v1.1.2 of 2025-01-21 with form, download, the supported JOB values and what is missing', async () => {
    for (const route of ['/windows-download', '/en/windows-download']) {
      const page = await open(route);
      expect((await cells(page, 'builds')).map(([version, day]) => [version, day])).toEqual([['v1.1.2', '2025-01-21']]);
      expect((await hrefs(rows(page, 'builds').locator('a'))).map((href) => href?.replace('/en', ''))).toEqual([
        '/trial',
        '/files/windows/pwcore-windows-v1.1.2.zip',
      ]);
      expect(await section(page, 'functions').locator('code').allTextContents()).toEqual([
        'SCF',
        'NONSCF',
        'DOS',
        'RELAX',
        'MD',
      ]);
      expect(await words(section(page, 'functions'))).toMatch(/VDW[、,] ?LDA\+U/);
      expect(await section(page, 'interface').locator('li').count()).toBeGreaterThan(2);
    }
  });

  it('of the high-throughput platform are one zip, a renaming warning and a script of 1000:00:00', async () => {
    const page = await open('/en/high-through-put-download');
    const [row, ...more] = await cells(page, 'builds');
    expect(more).toEqual([]);
    expect(row?.slice(0, 3)).toEqual(['8.0', 'MPI 2015', 'latest']);
    expect(await words(rows(page, 'builds'))).toMatch(/\.zip.*kB SHA-256/);
    expect(await words(section(page, 'renaming'))).toMatch(/suffix.*several jobs.*same GPU/);
    expect(await section(page, 'script').locator('pre').textContent()).toContain('walltime=1000:00:00');
  });

  it('of the cluster platform come with a script of 2:00:00 that the button copies as it stands', async () => {
    const page = await open('/mcluster-download');
    expect((await cells(page, 'builds')).map(([cuda]) => cuda)).toEqual(['8.0', '11.6']);
    const script = section(page, 'script');
    expect(await script.locator('pre').textContent()).toContain('walltime=2:00:00');
    await script.getByRole('button').click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/^#!\/bin\/bash\n#PBS -N si-5000\n/);
    expect((await copied()).trim()).toBe((await script.locator('pre').textContent())?.trim());
  });

  it('of MatPL are 2025.3 of 2025-03-28 with its dependencies, a network drive and a manual', async () => {
    const page = await open('/en/MatPL-download');
    expect(await page.locator('#releases thead th').count()).toBe(5);
    const [row] = await cells(page, 'releases');
    expect(row?.slice(0, 2)).toEqual(['2025.3', '2025-03-28']);
    for (const need of ['intel>=2016', 'oneapi<=2024', 'cuda>=11.8', 'gcc>=8.3']) expect(row?.[2]).toContain(need);
    const links = rows(page, 'releases').locator('a[target=_blank]');
    expect(await hrefs(links)).toEqual(['https://pan.example.com/s/matpl-2025-3', 'https://doc.example.com/matpl/']);
    expect(await words(section(page, 'mirror'))).toMatch(/matpl-2025\.3\.zip.*SHA-256/);
  });

  it('of PWkit are two external links, three parts and a manual', async () => {
    const page = await open('/en/pwkit-download');
    expect(await hrefs(page.locator('main a[href^="https:"]'))).toEqual([
      'https://code.example.com/pwkit',
      'https://doc.example.com/pwkit/',
    ]);
    expect(await page.locator('#parts li').count()).toBe(3);
    const manual = page.locator('main a[href="/files/resources/pwkit-manual.pdf"]');
    expect(await manual.getAttribute('target')).toBe('_blank');
  });
});

describe('pseudopotentials', () => {
  it('are twelve files, each with size and checksum, and thirteen hydrogen entries from 109 to 121', async () => {
    for (const route of ['/potential-download', '/en/potential-download']) {
      const page = await open(route);
      expect(await rows(page, 'archives').count()).toBe(12);
      const files = rows(page, 'archives').locator('a[download]');
      expect(await files.count()).toBe(12);
      expect(await rows(page, 'archives').locator('.file-note').count()).toBe(12);
      expect(await section(page, 'libraries').locator('a[target=_blank]').count()).toBe(4);
      const hydrogen = await cells(page, 'hydrogen');
      expect(hydrogen.map(([number]) => Number(number))).toEqual(Array.from({ length: 13 }, (_, index) => 109 + index));
      expect(hydrogen[0]?.slice(0, 2)).toEqual(['109', '0.25']);
    }
  });

  it('come with every cutoff rule of the instructions', async () => {
    const text = await words(section(await open('/en/potential-download'), 'instructions'));
    for (const fact of [
      /ECUT2L must be 4 times ECUT2/,
      /2 times ECUT; use 4 times for higher accuracy/,
      /lanthanides use ECUT = 90–120 Ryd/,
      /10–20 Ry above the default/,
      /109 means H 0\.25/,
    ])
      expect(text).toMatch(fact);
  });
});

describe('modules and utilities', () => {
  it('show the size of each tutorial, and size and checksum of each file and example of a module', async () => {
    const page = await open('/en/module-download?menu=defects');
    const list = section(page, 'modules');
    await expect.poll(() => list.locator('.expandable-list__row:visible').count()).toBe(3);
    const row = list.locator('details:visible').first();
    await row.locator('summary').first().click();
    expect(await row.locator('dt').allTextContents()).toEqual(['Introduction', 'Tutorial', 'File download', 'Example']);
    expect(await words(row)).toMatch(/\.pdf.*kB.*\.zip .*(B|kB) SHA-256 .*Example: .*(B|kB) SHA-256 /s);
    for (const href of await hrefs(row.locator('a')))
      expect(href).toMatch(/^\/files\/module-files\/(pdf|file|example)\//);
  });

  it('have twelve menu entries with all of them chosen, and a page of 100 at first', async () => {
    const page = await open('/module-download');
    const entries = page.locator('.expandable-list__entries > li > a');
    expect(await entries.count()).toBe(12);
    expect(await entries.nth(11).getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('combobox').inputValue()).toBe('100');
    const addresses = await hrefs(page.locator('.expandable-list__details a'));
    expect(addresses.filter((href) => href?.includes(':3389'))).toEqual([]);
  });

  it('keep one utility open across three tabs, the first at first', async () => {
    const page = await open('/utility-download');
    const tabs = page.getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['格式转换', '数据可视化', '数据后处理']);
    expect(await tabs.nth(0).getAttribute('aria-selected')).toBe('true');
    const opened = () => page.locator('[data-section=expandable-list] details[open]').count();
    const row = (id: string) => section(page, id).locator('details').first();
    await row('format-conversion').locator('summary').first().click();
    expect(await words(row('format-conversion'))).toMatch(/poscar2config\.x.*SHA-256/s);
    await tabs.nth(2).click();
    await row('data-post-processing').locator('summary').first().click();
    await expect.poll(opened).toBe(1);
    await row('data-post-processing').locator('summary').first().click();
    await expect.poll(opened).toBe(0);
  });

  it('give files whose checksum is the one the page shows', async () => {
    const page = await open('/en/utility-download');
    const row = section(page, 'format-conversion').locator('details').first();
    const href = (await row.locator('a[download]').getAttribute('href')) ?? '';
    const digest = await page.evaluate(async (address) => {
      const hash = await crypto.subtle.digest('SHA-256', await (await fetch(address)).arrayBuffer());
      return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }, href);
    expect(await row.locator('.file-note__whole').textContent()).toBe(digest);
  });
});

describe('the trials', () => {
  it('by docker are two images with their requirements, limits and steps', async () => {
    for (const route of ['/pwcore-trial-download', '/en/pwcore-trial-download']) {
      const page = await open(route);
      expect((await cells(page, 'images')).map(([image]) => image)).toEqual(['pwcore-trial:cpu', 'pwcore-trial:gpu']);
      expect(await rows(page, 'images').locator('.file-note').count()).toBe(2);
      expect(await words(section(page, 'requirements'))).toMatch(/docker-ce.*18\.06\.0.*418\.39/);
      expect(await words(section(page, 'limits'))).toMatch(/不得用于发表论文|may not be used in published papers/);
      expect(await section(page, 'cpu').locator('ol > li').count()).toBe(2);
      expect(await section(page, 'gpu').locator('ol > li').count()).toBe(4);
    }
  });

  it('to install oneself are three rows: compiler 2016, CUDA 10.1 and the package 2.0', async () => {
    const page = await open('/en/pwcore-free-download');
    expect((await cells(page, 'packages')).map(([, edition]) => edition)).toEqual(['2016', '10.1', '2.0']);
    expect(await words(page.locator('main'))).toMatch(/CentOS 7 is recommended/);
    expect(await words(rows(page, 'packages').nth(2))).toMatch(/pwcore-free-2\.0-cuda10\.1\.zip.*SHA-256/);
  });
});

describe('the guides', () => {
  it.each([
    ['', 'general', 7],
    ['?guide=general', 'general', 7],
    ['?guide=ls3df', 'ls3df', 6],
    ['?guide=dcu', 'dcu', 7],
    ['?guide=cpu', 'cpu', 6],
    ['?guide=nonsense', 'general', 7],
  ])('to update%s show %s in %i steps and no other', async (query, guide, steps) => {
    const page = await open(`/en/pwcore-update-function${query}`);
    expect(await page.getByRole('tab').count()).toBe(4);
    const panel = page.locator('.tabs__panel:visible');
    await expect.poll(() => panel.getAttribute('data-tab')).toBe(guide);
    expect(await panel.locator('.steps__step').count()).toBe(steps);
    const text = await words(panel);
    expect(text).toMatch(/Check the MPI version.*Download the package.*Unpack.*Run the installer.*Verify/);
    expect(text).toMatch(/home folder.*default N/);
    expect(/CUDA version|HIP compiler/.test(text)).toBe(guide !== 'cpu');
    if (guide === 'ls3df') expect(text).toMatch(/CUDA 11\.6/);
    if (guide === 'cpu') expect(text).toMatch(/oneAPI 2022/);
  });

  it('to update change with their tabs, address and all', async () => {
    const page = await open('/pwcore-update-function');
    await page.getByRole('tab', { name: 'DCU' }).click();
    await expect.poll(() => page.url()).toMatch(/\?guide=dcu/);
    await expect.poll(() => words(page.locator('.tabs__panel:visible'))).toContain('HIP');
  });

  it.each(['/pwcore-update-function', '/get-uuid-function', '/license-install-function', '/pwcore-trial-download'])(
    'on %s copy commands that run as they are: no prompt, no line lost',
    async (route) => {
      const page = await open(route);
      const step = page
        .locator('.steps__step:visible')
        .filter({ has: page.getByRole('button') })
        .first();
      const shown = (await step.locator('pre').first().textContent())?.trim();
      await step.getByRole('button').first().click();
      await expect.poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe(shown);
      const blocks = await page.locator('.steps__step .code-block:not(.code-block--output) pre').allTextContents();
      expect(blocks.length).toBeGreaterThan(2);
      for (const block of blocks) expect(block).not.toMatch(/^\s*([$#>%]\s(?!PBS)|\w+@\w+)/m);
    },
  );

  it('to the UUID list the cards, send to support, and place the certificate with and without root', async () => {
    const page = await open('/en/get-uuid-function');
    const text = await words(page.locator('#steps'));
    expect(await page.locator('#steps .steps__step').count()).toBe(4);
    expect(text).toMatch(/nvidia-smi -L.*UUID: GPU-.*certificate file.*with root.*without root/i);
    expect(await page.locator('#steps a[href="mailto:support@example.com"]').count()).toBe(1);
  });

  it('to the licence server go from Python to the host flag, with the defaults of the settings', async () => {
    for (const route of ['/license-install-function', '/en/license-install-function']) {
      const page = await open(route);
      const text = await words(page.locator('main'));
      expect(text).toMatch(/Python.*3\.9\.13.*Miniconda/);
      expect(text).toMatch(
        /requirements\.txt.*hardware\.key.*license\.dat.*config\.json.*start\.sh.*-host 192\.0\.2\.10:50001/,
      );
      expect(await words(section(page, 'needs'))).toMatch(/license-server\.zip.*SHA-256/);
      const settings = await cells(page, 'settings');
      expect(settings.map(([key]) => key)).toEqual([
        'database',
        'table',
        'log',
        'ip',
        'port',
        'max_connections',
        'license',
        'signature',
        'allowed_users',
      ]);
      expect(settings.find(([key]) => key === 'port')?.[1]).toBe('50001');
      expect(settings.find(([key]) => key === 'max_connections')?.[1]).toBe('1000');
      expect(settings.at(-1)?.[2]).toMatch(/空列表|empty list/);
    }
  });
});

it('nothing went wrong on any of these screens', () => {
  expect(one.faults).toEqual([]);
});
