import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, type Visit, visitors } from './browser.ts';

const { visit } = visitors();
const company = { zh: '北京示例量材科技有限公司', en: 'Sample Quantum Materials Co., Ltd.' };
const languages = ['zh', 'en'] as const;
type Language = (typeof languages)[number];

// Two visitors for all pages: a browser remembers one language.
let guests: Record<Language, Visit>;
beforeAll(async () => {
  guests = { zh: await visit('/'), en: await visit('/en') };
});

/** The page of a route in a language. */
async function openIn(language: Language, route: string): Promise<Page> {
  const { page } = guests[language];
  await page.goto(language === 'en' ? `/en${route === '/' ? '' : route}` : route);
  return page;
}

/** Addresses of links as routes, without the language's prefix. */
async function routes(links: Locator): Promise<(string | null)[]> {
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return addresses.map((address) => address?.replace(/^\/en(?=\/|$)/, '') || '/');
}

/** The words of a page's content as a visitor's eye takes them: one line, one space. */
async function words(page: Page, selector = 'main'): Promise<string> {
  return (await page.locator(selector).innerText()).replace(/\s+/g, ' ');
}

/** A test of what is there in both languages. */
function inBoth(name: string, test: (open: (route: string) => Promise<Page>, language: Language) => Promise<void>) {
  it.each(languages)(`${name}: %s`, (language) => test((route) => openIn(language, route), language));
}

/** Whether a link opens a new tab that knows nothing of this one. */
async function opensNewTab(link: Locator): Promise<boolean> {
  return (await link.getAttribute('target')) === '_blank' && /noopener/.test((await link.getAttribute('rel')) ?? '');
}

describe('the navigation', () => {
  const about = ['/Academic', '/Industrial', '/cooperate', '/contract-us', '/join-us'];
  const products = [
    '/pwcore-introduce',
    '/mlff',
    '/ls3df',
    '/module-download',
    '/pwkit-download',
    '/pwm-gui-introduce',
    '/qstudio-introduce',
    '/Integration',
  ];
  const software = ['/gpu-download', '/dcu-download', '/cpu-download', '/windows-download', '/trial'];
  const downloads = [
    '/ls3df-download',
    '/MatPL-download',
    '/potential-download',
    '/utility-download',
    '/module-download',
  ];
  const manual = (name: string) => `/files/resources/${name}.pdf`;

  inBoth('has every entry of the specification, with what differs by language', async (open, language) => {
    const page = await open('/');
    const items = page.locator('header nav > ul > li');
    const tree: unknown[] = [];
    for (const item of await items.all()) {
      const group = (await item.locator('details').count()) === 1;
      const addresses = await routes(item.locator('a'));
      tree.push(group ? addresses : addresses[0]);
    }
    const zh = language === 'zh';
    expect(tree).toEqual([
      '/',
      ['/company-introduce', zh ? '/company-news' : manual('brochure'), ...about],
      products,
      'https://mcloud.example.com/',
      'https://forum.example.com/',
      `https://video.example.com/${language}/`,
      [
        ...software,
        ...downloads,
        ...(zh ? [manual('manual-zh')] : []),
        manual('manual-en'),
        manual('qflow-manual'),
        manual('qstudio-manual'),
        '/pwkit-download',
      ],
      '/course-vedio',
      expect.arrayContaining(['/QuickStartTutorial', '/Tutorials', '/Case', '/Train', '/faq', '/log', '/paper']),
    ]);
  });

  inBoth('opens PDF files and other sites in a new tab and marks them', async (open) => {
    const page = await open('/');
    const links = page.locator('header nav a:is([href$=".pdf"], [href^="https:"])');
    expect(await links.count()).toBe(7);
    for (const link of await links.all()) {
      expect(await opensNewTab(link)).toBe(true);
      expect(await link.locator('svg').count()).toBe(1);
    }
  });

  it('keeps the marks of other sites whole in the narrowest bar', async () => {
    const page = await openIn('en', '/');
    await page.setViewportSize({ width: 1152, height: 800 });
    const marks = page.locator('header nav > ul > li > a svg');
    expect(await marks.count()).toBe(3);
    for (const mark of await marks.all()) expect((await mark.boundingBox())?.width).toBeGreaterThan(10);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it.each([
    ['/company-introduce', '关于我们', 'page'],
    ['/company-news/2', '关于我们', 'true'],
    ['/mstation-introduce', '产品', 'true'],
  ] as const)('marks the entry that %s belongs to', async (route, group, kind) => {
    const page = await openIn('zh', route);
    const opener = page.locator('header nav summary[data-current]');
    expect((await opener.textContent())?.trim()).toBe(group);
    expect(await page.locator('header nav details a[aria-current]').getAttribute('aria-current')).toBe(kind);
  });

  it('calls the language toggle EN, and 中文 on English pages, and says what it does', async () => {
    for (const [language, label] of [
      ['zh', 'EN'],
      ['en', '中文'],
    ] as const) {
      const page = await openIn(language, '/mlff');
      const toggle = page.locator('header [data-language]');
      expect((await toggle.textContent())?.trim()).toBe(label);
      expect((await toggle.getAttribute('aria-label'))?.length).toBeGreaterThan(2);
      expect(await toggle.getAttribute('href')).toBe(language === 'zh' ? '/en/mlff' : '/mlff');
    }
  });
});

describe('the footer', () => {
  inBoth('has quick links, a friendly link, phone, support, copyright and filing number', async (open, language) => {
    const page = await open('/mlff');
    const footer = page.locator('footer');
    const groups = footer.locator('nav');
    expect(await groups.count()).toBe(3);
    expect(await routes(groups.first().locator('a'))).toContain('/gpu-download');
    const friendly = groups.filter({ hasText: language === 'zh' ? '友情链接' : 'Friendly link' }).locator('a');
    expect(await friendly.first().getAttribute('href')).toBe('https://mcloud.example.com/');
    expect(await footer.locator('a[href="tel:+861000000000"]').textContent()).toBe('+86 10 0000 0000');
    expect(await footer.locator('a[href="mailto:support@example.com"]').count()).toBe(1);
    expect(await words(page, 'footer')).toContain(`© 2025 ${company[language]}`);
    expect(await words(page, 'footer')).toContain('京ICP备00000000号-1');
  });

  it('shows the WeChat code in Chinese, and the social links in its place in English', async () => {
    const zh = (await openIn('zh', '/')).locator('footer');
    expect(await zh.locator('img[src="/images/sample-qr.svg"]').count()).toBe(1);
    expect(await zh.locator('a[href*="linkedin"]').count()).toBe(0);
    const en = (await openIn('en', '/')).locator('footer');
    expect(await en.locator('img').count()).toBe(0);
    for (const site of ['linkedin', 'x', 'youtube']) {
      expect(await opensNewTab(en.locator(`a[href="https://${site}.example.com/"]`))).toBe(true);
    }
  });
});

describe('home', () => {
  inBoth('has its blocks in the order of the specification', async (open, language) => {
    const page = await open('/');
    expect(await page.title()).toBe(company[language]);
    const blocks = await page
      .locator('main [data-section]')
      .evaluateAll((all) => all.map((block) => `${(block as HTMLElement).dataset.section} ${block.id}`));
    expect(blocks).toEqual([
      'carousel showcase',
      'carousel showcase-mobile',
      'cards products',
      'feature cloud',
      'feature resources',
      'news-preview news',
      'logo-grid partners',
    ]);
    const slides = page.locator('#showcase [aria-live] > li');
    expect(await slides.count()).toBe(7);
    expect(await page.locator('#showcase-mobile [aria-live] > li').count()).toBe(3);
    for (const slide of await slides.all()) {
      expect(await slide.locator('h2, h3').count()).toBe(1);
      expect(await slide.locator('p').count()).toBe(1);
      expect(await slide.locator('a').count()).toBe(1);
    }
    expect(await page.locator('#showcase').textContent()).toMatch(/快 20 倍|20 times faster/);
  });

  inBoth('leads from each product to its introduction, and from the blocks to new tabs', async (open) => {
    const page = await open('/');
    expect(await routes(page.locator('#products a'))).toEqual([
      '/pwcore-introduce',
      '/mlff',
      '/pwm-gui-introduce',
      '/qstudio-introduce',
      '/mstation-introduce',
    ]);
    const register = page.locator('#cloud a').first();
    expect(await register.getAttribute('href')).toMatch(/^https:\/\/mcloud\./);
    expect(await opensNewTab(register)).toBe(true);
    const tutorials = page.locator('#resources a');
    expect(await routes(tutorials)).toEqual(['/Tutorials']);
    expect(await opensNewTab(tutorials)).toBe(true);
    expect(await page.locator('#partners li img').count()).toBe(12);
  });

  inBoth('shows the two newest items of the news by year and month-day, each leading to its page', async (open) => {
    const page = await open('/');
    const news = page.locator('#news');
    expect(await news.locator('li').count()).toBe(2);
    const days = await news.locator('time').evaluateAll((all) => all.map((day) => day.textContent));
    // Month and day stand above the year.
    for (const day of days) expect(day).toMatch(/^\d\d-\d\d20\d\d$/);
    const links = await routes(news.locator('li a'));
    expect(links).toHaveLength(2);
    for (const link of links) expect(link).toMatch(/^\/company-news-content\/\d+$/);
  });
});

describe('news', () => {
  inBoth('cuts titles at 32 and summaries at 110 characters and numbers all pages', async (open) => {
    const page = await open('/company-news/1');
    const items = page.locator('[data-section=paged-news] > div > ul > li');
    expect(await items.count()).toBe(5);
    const cut = await items.locator('.cut-text').evaluateAll((all) =>
      all.map((text) => ({
        shown: [...(text.querySelector('[aria-hidden]') ?? text).textContent].length,
        heading: text.closest('h2, h3') !== null,
      })),
    );
    expect(cut.length).toBeGreaterThan(0);
    for (const { shown, heading } of cut) expect(shown).toBeLessThanOrEqual((heading ? 32 : 110) + 1);
    for (const picture of await items.locator('img').all()) {
      expect(await picture.getAttribute('src')).toMatch(/^\/images\//);
    }
    for (const item of await items.all()) {
      expect(await item.locator('time').getAttribute('datetime')).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    const pager = page.locator('[data-section=paged-news] nav');
    expect(await routes(pager.locator('a[href]').filter({ hasText: /^\d+$/ }))).toEqual(
      expect.arrayContaining(['/company-news/2', '/company-news/3']),
    );
    expect(
      await pager
        .locator('a')
        .filter({ hasText: /^\D*1\D*$/ })
        .getAttribute('aria-current'),
    ).toBe('page');
  });

  inBoth('shows an item with title, day and content, and the way back', async (open, language) => {
    const page = await open('/company-news-content/112');
    const title = (await page.locator('h1').textContent()) ?? '';
    expect(title).toContain('2025');
    expect(await page.title()).toBe(`${title} · ${company[language]}`);
    expect(await page.locator('main time').getAttribute('datetime')).toBe('2025-10-31');
    expect((await page.locator('main .html-content').innerText()).length).toBeGreaterThan(80);
    expect(await routes(page.locator('[data-section=article] > * a').last())).toEqual(['/company-news']);
  });
});

describe('the company', () => {
  inBoth('introduces company, team and a solution of three points', async (open, language) => {
    const page = await open('/company-introduce');
    expect(await page.locator('main h2').allTextContents()).toEqual(
      language === 'zh' ? ['公司', '团队', '解决方案'] : ['Company', 'Team', 'Solution'],
    );
    expect(await page.locator('#solution li').count()).toBe(3);
    expect(await words(page)).toMatch(/北京|Beijing/);
  });

  inBoth('lists its customers in 22 rows of up to three, 65 in all, no name twice', async (open) => {
    const page = await open('/cooperate');
    const names = page.locator('#customers li');
    const shown = (await names.allTextContents()).map((name) => name.trim());
    expect(shown).toHaveLength(65);
    expect(new Set(shown).size).toBe(65);
    const places = await names.evaluateAll((all) =>
      all.map((name) => name.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
    );
    expect(new Set(places.map(({ top }) => Math.round(top))).size).toBe(22);
    expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(3);
  });

  inBoth('describes sales, support and cooperation, and lists its contacts', async (open) => {
    const page = await open('/contract-us');
    expect(await page.locator('#ways li').count()).toBe(3);
    const contacts = page.locator('#contacts');
    expect(await contacts.locator('dt').count()).toBe(5);
    expect(await contacts.locator('a[href="tel:+861000000000"]').allTextContents()).toEqual([
      '+86 10 0000 0000',
      '+86 10 0000 0000',
    ]);
    expect(await contacts.locator('a[href="mailto:support@example.com"]').textContent()).toBe('support@example.com');
    expect(await contacts.innerText()).toMatch(/微信|WeChat/);
    expect(await contacts.innerText()).toMatch(/北京市海淀区|Haidian District, Beijing/);
  });

  it('follows a slide wherever it is clicked, and has one stop of the tab key in it', async () => {
    const page = await openIn('zh', '/');
    await hydrated(page);
    const slide = page.locator('#showcase .carousel__slide').first();
    expect(await slide.locator('a, button, [tabindex]').count()).toBe(1);
    for (const part of ['.carousel__title', '.carousel__picture']) {
      await page.goto('/');
      await hydrated(page);
      const place = await page.locator(`#showcase ${part}`).first().boundingBox();
      if (!place) throw new Error(`the slide has no ${part}`);
      await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
      await page.waitForURL('**/Integration');
    }
  });

  it('opens the map at zoom 17 with its info window, which its own button closes', async () => {
    const page = await openIn('zh', '/contract-us');
    const tiles: string[] = [];
    await page.route('https://tiles.example.com/**', (route) => {
      tiles.push(route.request().url());
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await hydrated(page);
    const map = page.locator('[data-section=map]');
    await map.scrollIntoViewIfNeeded();
    const popup = map.locator('.leaflet-popup');
    await expect.poll(() => popup.count()).toBe(1);
    expect(await popup.innerText()).toMatch(/示例路 1 号[\s\S]*\+86 10 0000 0000/);
    await popup.getByRole('button').click();
    await expect.poll(() => popup.count()).toBe(0);
    // Nothing foreign is loaded before the visitor asks; each tile then brings the key of the site.
    expect(tiles).toEqual([]);
    await map.getByRole('button', { name: 'tiles.example.com' }).click();
    await expect.poll(() => tiles.length).toBeGreaterThan(3);
    expect(tiles.filter((tile) => !/\/17\/\d+\/\d+\.png\?key=sample-map-key$/.test(tile))).toEqual([]);
    await expect.poll(() => map.innerText()).toContain('© Sample Maps');
    // Leaflet writes the zoom it goes to into its own layer: two to the power of the steps above zoom 1.
    await map.locator('.leaflet-control-zoom-in').click();
    const zoomed = () => map.locator('.leaflet-proxy').evaluate((proxy) => (proxy as HTMLElement).style.transform);
    await expect.poll(zoomed).toContain(`scale(${2 ** 17})`);
  });

  inBoth('offers five positions, A to E, with the items that each has', async (open) => {
    const page = await open('/join-us');
    const headings = await page.locator('main [data-section] > h2').allTextContents();
    expect(headings.filter((heading) => /^[A-E]\b/.test(heading)).map(([letter]) => letter)).toEqual([...'ABCDE']);
    for (const [id, lines] of [
      ['position-a', 5],
      ['position-a-work', 3],
      ['position-b', 5],
      ['position-b-work', 3],
      ['position-c', 4],
      ['position-d', 4],
    ] as const) {
      expect(await page.locator(`#${id} li`).count(), id).toBe(lines);
    }
    expect(await page.locator('#position-e a').getAttribute('href')).toBe('mailto:jobs@example.com');
    const text = await words(page);
    for (const fact of [
      /税前年薪不低于 ?25 ?万元|not less than CNY 250,000 before tax/,
      /开发工程师|Development engineer/,
      /销售客户经理|Sales account manager/,
      /长期招聘|open-ended/,
    ]) {
      expect(text).toMatch(fact);
    }
    const header = await page.locator('main > header, main > .page-header').boundingBox();
    expect([header?.x, header?.width]).toEqual([0, 1280]);
  });

  inBoth('shows the academic demo with a table of six rows, the industrial one with seven cases', async (open) => {
    const academic = await open('/Academic');
    expect(await academic.locator('#solutions tbody tr').count()).toBe(6);
    expect(await academic.locator('main img').count()).toBeGreaterThan(12);
    const industrial = await open('/Industrial');
    const cases = industrial.locator('[data-section=feature]');
    expect(await cases.count()).toBe(7);
    expect(await cases.locator('img').count()).toBe(7);
    const headings = (await cases.locator('h2').allTextContents()).join(' ');
    for (const subject of [
      /正极|cathodes/,
      /固态电解质|Solid electrolytes/,
      /CMOS/,
      /农业机械|Agricultural/,
      /钢铁相图|Steel/,
    ]) {
      expect(headings).toMatch(subject);
    }
    for (const page of [academic, industrial]) expect(await page.locator('#partners li').count()).toBe(12);
  });
});

describe('the main product', () => {
  inBoth('has three paragraphs, nine functions and ten applications by two columns', async (open) => {
    const page = await open('/pwcore-introduce');
    expect(await page.locator('#overview p').count()).toBe(3);
    expect(await words(page, '#overview')).toMatch(/快 20 倍|20 times speedup/);
    expect(await page.locator('#functions li').count()).toBe(9);
    const functions = await words(page, '#functions');
    for (const name of [
      /LDA.*GGA.*meta-GGA.*HSE/,
      /NEB/,
      /自旋轨道耦合|Spin–orbit/,
      /Wannier.*GW/,
      /rt-TDDFT|实时含时/,
      /缺陷|Defect/,
    ]) {
      expect(functions).toMatch(name);
    }
    expect(await page.locator('#applications tbody tr').count()).toBe(10);
    expect(await page.locator('#applications tbody tr').first().locator('th, td').count()).toBe(2);
  });

  inBoth('leads to tests, machines, trial, tutorials and downloads', async (open) => {
    const page = await open('/pwcore-introduce');
    const of = (id: string) => routes(page.locator(`#${id} a`));
    // The speed-up's conditions stand in the report, then come the specification's two links.
    expect(await of('tests')).toEqual(['/test-document/5', '/files/resources/speed-test.pdf', '/test-document/1']);
    expect(await of('hardware')).toEqual(['/mstation-introduce', '/mcluster-introduce', '/mcloud-introduce']);
    expect(await of('trial')).toEqual(['/trial', expect.stringMatching(/^https:\/\/mcloud\./)]);
    expect(await of('tutorials')).toEqual(['/QuickStartTutorial', '/Tutorials', '/Case', '/course-vedio']);
    expect(await of('downloads')).toEqual([
      '/gpu-download',
      '/module-download',
      '/potential-download',
      '/files/resources/manual-en.pdf',
      '/files/resources/manual-zh.pdf',
      '/paper',
    ]);
    for (const pdf of await page.locator('main a[href$=".pdf"]').all()) expect(await opensNewTab(pdf)).toBe(true);
    expect(await words(page, '#trial')).toMatch(/不得用于发表论文|may not be used in published papers/);
  });
});

describe('force fields and large systems', () => {
  inBoth('has seven MatPL sections, each leading to its documents or source', async (open) => {
    const page = await open('/mlff');
    const sections = page.locator('main [data-section]');
    expect(await sections.count()).toBe(7);
    const first = await Promise.all((await sections.all()).map((section) => routes(section.locator('a').first())));
    expect(first.flat()).toEqual([
      'https://doc.example.com/matpl/',
      'https://code.example.com/matpl/MatPL',
      'https://code.example.com/matpl/lammps',
      'https://code.example.com/matpl/active-learning',
      'https://code.example.com/matpl/data',
      'https://code.example.com/matpl/models',
      'https://code.example.com/matpl/examples',
    ]);
    expect(await routes(page.locator('#models a').last())).toEqual(['https://pan.example.com/s/matpl-models']);
    for (const link of await page.locator('main a[href^="https:"]').all()) expect(await opensNewTab(link)).toBe(true);
  });

  inBoth('names as many descriptors, models and optimizers as it claims: 8, 4 and 2', async (open) => {
    const page = await open('/mlff');
    expect(await words(page)).toMatch(/8 种描述符、4 种模型和 2 种优化器|8 descriptors, 4 models and 2 optimizers/);
    const values = (await page.locator('#methods dd').allTextContents()).map((value) =>
      value.replace(/（[^）]*）|\([^)]*\)/g, ''),
    );
    expect(values.map((value) => value.split(/、|, /).length)).toEqual([8, 4, 2]);
  });

  inBoth('introduces LS3DF in two paragraphs and leads to its download', async (open) => {
    const page = await open('/ls3df');
    expect(await page.locator('#overview p').count()).toBe(2);
    expect(await routes(page.locator('#overview a'))).toEqual(['/ls3df-download']);
  });
});

describe('workflow and studio', () => {
  const strip = (manual: string) => [
    '/gpu-download',
    '/module-download',
    manual,
    '/potential-download',
    'https://doc.example.com/mcloud/',
  ];

  it.each([
    ['/pwm-gui-introduce', 3, 10, '/files/resources/qflow-manual.pdf'],
    ['/qstudio-introduce', 4, 9, '/files/resources/qstudio-manual.pdf'],
  ] as const)(
    '%s has %i features, %i illustrated steps and the strip of five links',
    async (route, features, steps, manual) => {
      for (const language of languages) {
        const page = await openIn(language, route);
        expect(await page.locator('#features li').count()).toBe(features);
        const list = page.locator('#steps ol > li');
        expect(await list.count()).toBe(steps);
        for (const step of await list.all()) {
          expect(await step.locator('h3').count()).toBe(1);
          expect((await step.locator('img').getAttribute('alt'))?.length).toBeGreaterThan(5);
        }
        expect(await routes(page.locator('#related a'))).toEqual(strip(manual));
        expect(await opensNewTab(page.locator(`#related a[href="${manual}"]`))).toBe(true);
        expect(await words(page, '#overview')).toMatch(/v1\.0 于 2022 年 4 月|1\.0 launched in April 2022/);
        expect(await page.locator('#overview p a').count()).toBeGreaterThan(1);
      }
    },
  );

  it('puts the picture of a step beside its words on wide screens and below them on phones', async () => {
    const page = await openIn('zh', '/pwm-gui-introduce');
    const step = page.locator('#steps li').first();
    const [words, picture] = [step.locator('p').first(), step.locator('img')];
    const wide = [await words.boundingBox(), await picture.boundingBox()];
    expect(wide[1]?.x).toBeGreaterThan((wide[0]?.x ?? 0) + (wide[0]?.width ?? 0));
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = [await words.boundingBox(), await picture.boundingBox()];
    expect(narrow[1]?.y).toBeGreaterThan(narrow[0]?.y ?? 0);
    expect(narrow[1]?.width).toBeGreaterThan(280);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  inBoth('gives Mcloud the same strip as the workflow tool, and its launch', async (open) => {
    const page = await open('/mcloud-introduce');
    expect(await routes(page.locator('#related a'))).toEqual(strip('/files/resources/qflow-manual.pdf'));
    expect(await words(page)).toMatch(/2\.0 版于 2022 年 4 月 1 日|2\.0 launched on 1 April 2022/);
  });
});

describe('the machines', () => {
  const benchmarks = async (page: Page) => {
    const table = page.locator('#benchmarks');
    expect(await table.locator('thead th').count()).toBe(6);
    const rows = table.locator('tbody tr');
    expect(await rows.count()).toBe(9);
    const systems = await rows.locator('th, td:first-child').allTextContents();
    expect(systems.filter((system) => /硅|Silicon/.test(system))).toHaveLength(5);
    expect(systems.filter((system) => /水|Water/.test(system))).toHaveLength(4);
    return rows.allInnerTexts();
  };

  it.each([
    [
      '/mstation-introduce',
      [/2 颗 CPU.*28 核|2 CPUs \(28 cores\)/, /4 块显卡|4 GPU cards/, /512GB/, /4000/, /保修 3 年|Warranty 3 years/],
      ['CPU', /显卡|GPU/, /内存|Memory/, /操作系统|Operating system/, /交换机|switch/],
    ],
    [
      '/double-mstation-introduce',
      [/56 个 CPU 核|56 CPU cores/, /8 块显卡|8 GPU cards/, /InfiniBand/, /低于 2500 W|under 2500 W/, /8TB/],
      ['CPU', /显卡|GPU/, /内存|Memory/, /网卡与线缆|card and cable/, /硬盘|Disk/],
    ],
  ] as const)('%s states its figures, its hardware and its advantages', async (route, facts, parts) => {
    for (const language of languages) {
      const page = await openIn(language, route);
      const text = await words(page);
      for (const fact of facts) expect(text).toMatch(fact);
      const shown = await page.locator('#hardware tbody tr').locator('th, td:first-child').allTextContents();
      expect(shown).toHaveLength(parts.length);
      for (const [index, part] of parts.entries()) expect(shown[index]).toMatch(part);
      expect(await page.locator('#advantages li').count()).toBeGreaterThan(3);
    }
  });

  inBoth('shows cluster and all-in-one the same nine benchmark rows, of silicon and water', async (open) => {
    const cluster = await open('/mcluster-introduce');
    const text = await words(cluster);
    for (const fact of [/12 台工作站|12 workstations/, /48/, /192/, /96T/, /约 10000 W|about 10000 W/, /5000/]) {
      expect(text).toMatch(fact);
    }
    const rows = await benchmarks(cluster);
    expect(await benchmarks(await open('/Integration'))).toEqual(rows);
  });

  inBoth(
    'describes the all-in-one: model table in the page’s language, workstation, cluster, cloud',
    async (open, language) => {
      const page = await open('/Integration');
      const table = await words(page, '#workstation-model');
      expect(table).toMatch(/Mstation.*QStation/);
      expect(table).toContain(language === 'zh' ? '操作系统' : 'Operating system');
      expect(table).not.toContain(language === 'zh' ? 'Operating system' : '操作系统');
      expect(table).toMatch(/PWcore.*LS3DF.*MatPL/);
      for (const [id, route] of [
        ['workstation', '/mstation-introduce'],
        ['cluster', '/mcluster-introduce'],
        ['cloud', '/mcloud-introduce'],
      ] as const) {
        expect(await routes(page.locator(`#${id} a`))).toContain(route);
      }
    },
  );
});
