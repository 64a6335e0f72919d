import { createHash } from 'node:crypto';
import { equals, observation, observed, open, reads, visited } from '../checks/visit.ts';
import { expected, row } from '../row.ts';
import { noScripts, removeFile, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';

const modal = '2 §2, §4: download modals';
const dialog = 'dialog[open]';

/** The pages whose rows open a modal. */
const pages = ['/gpu-download', '/dcu-download', '/cpu-download', '/ls3df-download'];

/** Buttons of open dialogs hear no click. */
const deaf = {
  what: 'the buttons of the modal hear no click',
  script: () =>
    addEventListener(
      'click',
      (event) => {
        if (!(event.target as Element).closest('dialog button')) return;
        event.stopImmediatePropagation();
        // A browser with invoker commands closes a dialog without any script.
        event.preventDefault();
      },
      true,
    ),
};

/** What a click on the package of the first row opens, and one on the first cell of the last row. */
const openedModals = (route: string) =>
  observation(async ({ page }, site) => {
    await open(page, route);
    const rows = page.locator('[data-section=modal-table] tbody tr');
    const first = rows.first().getByRole('link');
    const firstName = (await first.innerText()).trim();
    await first.click();
    const heading = await page.locator(`${dialog} h2`).innerText();
    await page.keyboard.press('Escape');
    await reads(site, () => page.locator(dialog).count(), 0);
    const name = /\S+\.(zip|tar\.gz)/.exec(await rows.last().innerText())?.[0] ?? 'none';
    await rows.last().locator('td').first().click();
    await page.locator(dialog).waitFor();
    const link = page.locator(`${dialog} a[href$="/${name}"]`);
    return {
      namesFirst: heading.includes(firstName),
      last: [
        /更新说明/.test(await page.locator(dialog).innerText()),
        (await link.innerText()).includes(name),
        (await page.locator(`${dialog} p`).first().innerText()).length > 10,
      ],
    };
  });

/** What closes the modal of the first row. */
const closedModals = observation(async ({ page }, site) => {
  await open(page, '/gpu-download');
  const closed: string[] = [];
  for (const name of ['取消', '关闭']) {
    await page.locator('[data-section=modal-table] tbody tr').first().getByRole('button').click();
    await page.locator(dialog).waitFor();
    await page.locator(dialog).getByRole('button', { name, exact: true }).click();
    await reads(site, () => page.locator(dialog).count(), 0);
    closed.push(name);
  }
  return closed;
});

/** The modals of the download pages, and the other things that are opened. */
statements('What opens', [
  ...pages
    .map((route) => ({ route, modals: openedModals(route) }))
    .flatMap(({ route, modals }) => [
      row(
        modal,
        `${route}: clicking a row opens a modal with the update note and a download link named after the package`,
        observed(
          'a click on the first cell of the last row opens no modal, or one without a note or without a link whose words and address end with the package of the row',
          modals,
          ({ last }) => equals(last, [true, true, true]),
          [
            noScripts,
            rewriteFile(
              'links to another file',
              /download$|_data\//,
              /("href":"|href=")(\/files\/[^"]*)\.zip/g,
              '$1$2-other.zip',
            ),
          ],
        ),
      ),
      row(
        modal,
        `${route}: a click on the package opens it too`,
        observed(
          'a click on the package of the first row opens no modal of that name',
          modals,
          ({ namesFirst }) => equals(namesFirst, true),
          [noScripts],
        ),
      ),
    ]),
  ...(
    [
      ['A cancel button', '取消'],
      ['A close icon', '关闭'],
    ] as const
  ).map(([what, name]) =>
    row(
      modal,
      `${what} dismisses the modal`,
      observed(
        `${what.toLowerCase()} does not close the modal`,
        closedModals,
        (closed) => equals(closed.includes(name) ? 0 : 1, 0),
        [deaf],
      ),
    ),
  ),
  row('D downloads', 'Every download link of the package pages works', {
    fails: 'a file that a modal offers does not answer 200',
    async inspect(site) {
      const files = new Set<string>();
      for (const route of [
        ...pages,
        '/mcluster-download',
        '/windows-download',
        '/potential-download',
        '/pwcore-trial-download',
        '/high-through-put-download',
        '/license-install-function',
      ])
        for (const link of (await site.page(route)).querySelectorAll('main a[href^="/files/"]'))
          files.add(link.getAttribute('href') ?? '');
      const wrong: string[] = [];
      for (const file of files) if ((await site.answer(file)).status !== 200) wrong.push(file);
      return expected(files.size > 30 && wrong.length === 0, wrong.join(', ') || `more than 30 files, all there`);
    },
    spoils: [removeFile(/^\/files\/pseudopotentials\/USPP/), removeFile(/^\/files\/mstation\/.*12\.1/)],
  }),
  row('D downloads', 'The SHA-256 that a page shows is that of the file', {
    fails: 'a script that is offered as a file has another SHA-256 than the page shows, or none is shown',
    async inspect(site) {
      const document = await site.page('/high-through-put-download');
      const shown = /[0-9a-f]{64}/.exec(document.querySelector('#builds')?.textContent ?? '')?.[0];
      const file = document.querySelector('#builds tbody a')?.getAttribute('href') ?? '';
      const { hash } = await site.visit(async ({ page }) => {
        const body = await (await page.request.get(file)).body();
        return { hash: createHash('sha256').update(body).digest('hex') };
      });
      return expected(shown === hash, shown === hash ? 'the same' : `${shown} is not ${hash}`);
    },
    spoils: [rewriteFile('another sum', /^\/high-through-put-download$/, /[0-9a-f]{64}/g, 'f'.repeat(64))],
  }),
  row(
    'D videos',
    'A hosted video plays in a dialog',
    visited(
      'a click on the first hosted course opens no dialog with a video whose file answers',
      async ({ page }, site) => {
        await open(page, '/course-vedio');
        await page.locator('#courses ol > li').locator('a[href*="/files/"], button').first().click();
        await page.locator(`${dialog} video`).waitFor();
        return reads(
          site,
          () =>
            page
              .locator(`${dialog} video`)
              .evaluate((video) =>
                /\/files\/.*\.(mp4|webm)/.test(
                  (video as HTMLVideoElement).currentSrc || (video.querySelector('source')?.src ?? ''),
                ),
              ),
          true,
        );
      },
      [noScripts],
    ),
  ),
  row('D videos', 'External videos open in a new tab', {
    fails: 'a course that is no file of the site does not lead to another site in a new tab',
    async inspect(site) {
      const links = [...(await site.page('/course-vedio')).querySelectorAll('#courses ol a[href^="https://"]')];
      const right = links.filter(
        (link) =>
          link.getAttribute('target') === '_blank' && /noopener|noreferrer/.test(link.getAttribute('rel') ?? ''),
      );
      return expected(links.length > 0 && right.length === links.length, `${right.length} of ${links.length}`);
    },
    spoils: [rewriteFile('in the same tab', /^\/course-vedio$/, /target="_blank"/g, '')],
  }),
  row(
    '2 §2 Trial application page; D /trial',
    'An external form in a sandboxed frame, loaded when the visitor asks',
    visited(
      'there is a frame before the button is pressed, or none with a sandbox and a form after it',
      async ({ page }, site) => {
        await open(page, '/trial');
        expected((await page.locator('iframe').count()) === 0, 'a frame before it is asked for');
        await page.locator('[data-section=frame] button').first().click();
        await page.locator('iframe[sandbox]').waitFor();
        await page.frameLocator('iframe').locator('form').waitFor();
        return reads(site, () => page.locator('iframe[sandbox]').count(), 1);
      },
      [noScripts, removeFile(/^\/forms\//)],
    ),
  ),
]);
