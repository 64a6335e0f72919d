import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitors, waitForHydration } from '../../e2e/browser.ts';

const { visit, address } = visitors();

const smi = `| NVIDIA-SMI 510.39.01    Driver Version: 510.39.01    CUDA Version: 11.6     |`;
const cards = `GPU 0: NVIDIA A100 (UUID: GPU-00000000-1111-2222-3333-444444444444)
GPU 1: NVIDIA A100 (UUID: GPU-55555555-6666-7777-8888-999999999999)`;

/** The heading that says which build to take. */
const taken = (page: Page) => page.locator('.selector__take');
const field = (page: Page) => page.locator('.selector__paste textarea');
const rowOf = (page: Page, build: string) => page.locator('.selector__requirements tr', { hasText: build });
const verdictOf = (page: Page, build: string) => rowOf(page, build).locator('td').last();

/** What the address says of the selector. */
const asked = (page: Page) =>
  Object.fromEntries(
    [...new URL(page.url()).searchParams].map(([name, value]) => [name.replace(/^find\./, ''), value]),
  );

/** Opens the page with its selector at work. */
async function open(path: string, options?: Parameters<typeof visit>[1]) {
  const visited = await visit(path, options);
  await waitForHydration(visited.page);
  const step = visited.page.locator('.selector__step');
  if ((await step.getAttribute('open')) === null) await step.locator('.selector__opener').click();
  await field(visited.page).waitFor();
  return visited;
}

describe('on the page of GPU builds', () => {
  it('what a machine prints leads to the build to take, its command, its guide and its mail, and the others say what fails', async () => {
    const { page, close, faults } = await open('/en/gpu-download');
    const sent: string[] = [];
    // The site may fetch what its links lead to, meanwhile: that is from itself, and has nothing of what was pasted.
    page.on('request', (request) => {
      const isOfSite = request.url().startsWith(`${address}/`) && request.method() === 'GET';
      if (!isOfSite || request.postData() !== null || /510\.39|GPU-/.test(request.url())) sent.push(request.url());
    });
    expect(await taken(page).innerText()).toBe('Take cuda-11.6-oneapi2022.zip');
    // Without answers there is no recommendation.
    expect(await page.getByRole('columnheader', { name: 'Does it fit' }).count()).toBe(0);
    await field(page).fill(`${smi}\n${cards}\nldd (GNU libc) 2.17`);
    const result = page.locator('.selector__result');
    expect(await taken(page).innerText()).toBe('Take cuda-11.6-oneapi2022.zip');
    await expect.poll(() => result.innerText()).toMatch(/driver 510\.39\.01 ≥ 450\.80\.02[\s\S]*glibc 2\.17 ≥ 2\.17/);
    expect(await result.locator('.fetch-lines code').first().innerText()).toBe(
      `wget -c ${address}/files/mstation/cuda-11.6-oneapi2022.zip`,
    );
    expect(await result.getByRole('link', { name: 'UUID guide' }).getAttribute('href')).toBe('/en/get-uuid-function');
    expect(await verdictOf(page, 'cuda-12.1-oneapi2022.zip').innerText()).toContain(
      'needs driver ≥ 525.60.13, you have 510.39.01',
    );
    expect(await verdictOf(page, 'cuda-10.1-beta.zip').innerText()).toBe('Fits');
    const mail = new URL(
      (await result.getByRole('link', { name: /mail for the license \(2 cards\)/ }).getAttribute('href')) ?? '',
    );
    expect(mail.protocol + mail.pathname).toBe('mailto:support@example.com');
    expect(mail.searchParams.get('body')?.split('\r\n').slice(-2)).toEqual(cards.match(/GPU-[\w-]+/g));
    expect(faults).toEqual([]);
    // Pasted text stays private: nothing is sent, and the address does not contain it.
    expect(sent).toEqual([]);
    expect(asked(page)).toEqual({ driver: '510.39.01', glibc: '2.17' });
    expect(page.url()).not.toContain('GPU-');
    await close();
  });

  it('the address has what was chosen and read, opens to it, and keeps it in the other language', async () => {
    const { page, close } = await open('/gpu-download');
    await field(page).fill('Driver Version: 400.1');
    await page.getByRole('radio', { name: 'OpenMPI 2.1.0' }).check();
    await expect.poll(() => asked(page)).toEqual({ driver: '400.1', OpenMPI: 'OpenMPI 2.1.0' });
    expect(await taken(page).innerText()).toBe('请选用 cuda-8.0-beta.zip');
    const again = await open(page.url());
    await expect.poll(() => taken(again.page).innerText()).toBe('请选用 cuda-8.0-beta.zip');
    expect(await again.page.getByRole('radio', { name: 'OpenMPI 2.1.0' }).isChecked()).toBe(true);
    await again.page.getByRole('radio', { name: '工作站版' }).check();
    await again.page.getByRole('link', { name: /EN/ }).first().click();
    await again.page.waitForURL(/\/en\/gpu-download\?/);
    await expect.poll(() => taken(again.page).innerText()).toBe('Take cuda-8.0-beta.zip');
    expect(await again.page.getByRole('radio', { name: 'Workstation builds' }).isChecked()).toBe(true);
    await again.page.locator('.selector__result').getByRole('link', { name: 'UUID guide' }).click();
    await again.page.waitForURL(/get-uuid-function/);
    await again.page.goBack();
    await expect.poll(() => taken(again.page).innerText()).toBe('Take cuda-8.0-beta.zip');
    await again.page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => asked(again.page)).toEqual({});
    await expect.poll(() => taken(again.page).innerText()).toBe('Take cuda-11.6-oneapi2022.zip');
    await again.close();
    await close();
  });

  it('choices that cannot be are grayed, and it is said where no build fits', async () => {
    const { page, close } = await open('/en/gpu-download');
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    expect(await radio('12.1').isEnabled()).toBe(true);
    await field(page).fill('Driver Version: 510.39');
    await expect.poll(() => radio('12.1').isEnabled()).toBe(false);
    expect(await radio('11.6').isEnabled()).toBe(true);
    await field(page).fill('Driver Version: 300.1');
    await expect.poll(() => taken(page).innerText()).toBe('No build fits');
    expect(await radio('7.0').isEnabled()).toBe(false);
    await field(page).fill('nothing of the kind');
    await expect.poll(() => page.locator('.selector__paste [role=status]').innerText()).toContain('Nothing in it');
    await close();
  });

  it('all of it is reached and answered by the keyboard', async () => {
    const { page, close } = await open('/en/gpu-download');
    await page.getByRole('radio', { name: 'Workstation builds' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => taken(page).innerText()).toBe('Take cluster-cuda-11.6-oneapi2022.zip');
    const reached: string[] = [];
    for (let step = 0; step < 30 && !reached.includes('TEXTAREA'); step++) {
      await page.keyboard.press('Shift+Tab');
      reached.push(await page.evaluate(() => document.activeElement?.tagName ?? ''));
    }
    expect(reached).toContain('TEXTAREA');
    await page.keyboard.type('Driver Version: 370.1');
    await expect.poll(() => taken(page).innerText()).toBe('Take cluster-cuda-8.0-intel2016.zip');
    await close();
  });

  it('without script the tables say all, and nothing stands there that does nothing', async () => {
    const { page, close } = await visit('/en/gpu-download', { javaScriptEnabled: false });
    const find = page.locator('#find');
    await find.locator('.selector__opener').click();
    expect(await find.locator('.selector__finder').isVisible()).toBe(false);
    expect(await find.locator('.selector__requirements tbody tr').count()).toBe(11);
    expect(await rowOf(page, 'cuda-12.1-oneapi2022.zip').innerText()).toContain('Recommended');
    expect(await find.locator('.selector__requirements').innerText()).toContain('≥\u00a0525.60.13');
    expect(await page.getByRole('radio').count()).toBe(0);
    await close();
  });

  it('the tables come first: the selector is one closed step above them until it is asked', async () => {
    for (const path of ['/gpu-download', '/en/gpu-download']) {
      const { page, close } = await visit(path, { viewport: { width: 390, height: 844 } });
      await waitForHydration(page);
      const step = page.locator('.selector__step');
      expect(await step.getAttribute('open')).toBeNull();
      expect((await step.boundingBox())?.height).toBeLessThan(120);
      // Control: opened, each build is there once more.
      const builds = () =>
        page.evaluate(
          () => [...document.querySelectorAll('main tbody tr')].filter((row) => row.checkVisibility()).length,
        );
      expect(await builds()).toBe(11);
      await step.locator('.selector__opener').click();
      await expect.poll(builds).toBe(22);
      // The output of the machine comes before the questions, which come with the script.
      await page.locator('.selector__asked :is(textarea, fieldset)').first().waitFor();
      const order = await page
        .locator('.selector__asked :is(textarea, fieldset)')
        .evaluateAll((fields) => fields.map(({ tagName }) => tagName));
      expect(order[0]).toBe('TEXTAREA');
      await close();
    }
  });

  it('the name of a build leads to its row, whose dialog opens', async () => {
    const { page, close } = await open('/gpu-download');
    await page.locator('.selector__requirements').getByRole('link', { name: 'cuda-10.1-beta.zip' }).click();
    await page.locator('dialog[open]').waitFor();
    expect(await page.locator('dialog[open] h2').innerText()).toBe('cuda-10.1-beta.zip');
    await close();
  });
});
