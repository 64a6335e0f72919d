import { alterPlace } from '../change-place.ts';
import { leads, reaches } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { inBothLanguages, type SpecTexts } from '../language.ts';
import { expected, row } from '../row.ts';
import { statements } from '../statements.ts';

const home = '1 §2 Home';
const desktop = '#showcase [aria-live] > li';
const mobile = '#showcase-mobile [aria-live] > li';

/** Where the slides lead. */
const targets: [number, SpecTexts, string][] = [
  [1, '/Integration', 'Integration'],
  [2, '/pwcore-introduce', '{product}Introduce'],
  [3, '/pwcore-introduce', '{product}Introduce'],
  [4, /^https:\/\/mcloud\..*/, 'the external cloud platform site'],
  [5, '/mlff', 'MLFFIntroduce'],
  [6, '/pwm-gui-introduce', 'PWMGUIIntroduce'],
  [7, '/qstudio-introduce', 'QStudioIntroduce'],
];

/** The blocks of the home page. */
statements('Home', [
  row(
    home,
    'From top to bottom: desktop carousel, mobile carousel, products, cloud platform, resource center, news, partner logos',
    lists(
      at('/', 'main [data-section]:not(:nth-child(-n + 2))'),
      inBothLanguages(/产品/, /product/i),
      inBothLanguages(/云平台/, /cloud platform/i),
      inBothLanguages(/资源/, /resource center/i),
      inBothLanguages(/新闻/, /news/i),
      inBothLanguages(/合作/, /partner/i),
    ),
  ),
  row(home, 'The first two blocks are carousels, the last shows logos', {
    fails: 'the first or the second block is no carousel, or the last has no pictures in a list',
    async inspect(site) {
      const blocks = [...(await site.page('/')).querySelectorAll('main [data-section]')];
      const kinds = [blocks[0], blocks[1]].map(
        (block) => block?.querySelector('[aria-roledescription]')?.querySelectorAll('li').length ?? 0,
      );
      const logos = blocks.at(-1)?.querySelectorAll('li img').length ?? 0;
      return expected(kinds[0] === 7 && kinds[1] === 3 && logos > 5, `${kinds.join(' and ')} slides, ${logos} logos`);
    },
    spoils: alterPlace(at('/', 'main [data-section] li'), 'empty lists', (items) => {
      for (const item of items) item.remove();
    }).slice(0, 1),
  }),
  row('1 §2 Home, §9', 'Desktop carousel: 7 slides', counts(at('/', desktop), 7)),
  row('1 §2 Home, §9', 'Mobile carousel: 3 slides', counts(at('/', mobile), 3)),
  row(
    home,
    'Each desktop slide shows a title, a subtitle and a button',
    looks(
      at('/', desktop),
      'a slide without a heading, a text under it or a button',
      (slides) => {
        const whole = slides.filter(
          (slide) =>
            slide.querySelector('h2, h3')?.textContent &&
            slide.querySelector('p')?.textContent &&
            slide.querySelector('.button')?.textContent,
        );
        return expected(slides.length === 7 && whole.length === 7, `${whole.length} of ${slides.length}`);
      },
      ['h2, h3', 'p', '.button'].flatMap((part) =>
        alterPlace(at('/', desktop), `a slide without ${part}`, (slides) => {
          for (const one of slides[6]?.querySelectorAll(part) ?? []) one.remove();
        }),
      ),
    ),
  ),
  ...targets.map(([number, target, name]) =>
    row(
      home,
      `Desktop slide ${number} goes to ${name}`,
      leads(
        at('/', `${desktop}:nth-child(${number}) a`),
        target instanceof RegExp ? new RegExp(`${target.source}`) : new RegExp(`^${target}(#.*)?$`),
      ),
    ),
  ),
  row(
    home,
    'Every mobile slide goes to {product}Introduce',
    leads(
      at('/', `${mobile} a`),
      /^\/pwcore-introduce(#.*)?$/,
      /^\/pwcore-introduce(#.*)?$/,
      /^\/pwcore-introduce(#.*)?$/,
    ),
  ),
  row(
    'D slides',
    'Each slide has one link and so one tab stop',
    looks(
      at('/', `${desktop}, ${mobile}`),
      'a slide with none or with two things to tab to',
      (slides) => {
        const stops = slides.map((slide) => slide.querySelectorAll('a, button, [tabindex]').length);
        return expected(stops.length === 10 && stops.every((number) => number === 1), stops.join(' '));
      },
      alterPlace(at('/', `${desktop}, ${mobile}`), 'a second link', ([first]) =>
        first?.append(first.querySelector('a')?.cloneNode(true) ?? ''),
      ),
    ),
  ),
  row(
    home,
    'Product list: {product}, MatPL, Q-Flow, Q-Studio and the all-in-one Mstation',
    lists(at('/', '#products li'), 'PWcore', 'MatPL', 'Q-Flow', 'Q-Studio', 'Mstation'),
  ),
  row(
    home,
    'Each product goes to its introduction',
    leads(
      at('/', '#products li a'),
      '/pwcore-introduce',
      '/mlff',
      '/pwm-gui-introduce',
      '/qstudio-introduce',
      '/mstation-introduce',
    ),
  ),
  row(
    home,
    'About block: a register button opens the cloud platform site in a new tab',
    reaches(at('/', '#cloud a'), /^https:\/\/mcloud\..* ⧉$/),
  ),
  row(
    home,
    'The button of the about block reads register',
    tells(at('/', '#cloud a[target=_blank]'), inBothLanguages('注册', /register/i)),
  ),
  row(
    home,
    'Resource block: a button opens the tutorials page in a new tab',
    leads(at('/', '#resources a'), '/Tutorials ⧉'),
  ),
  row(home, 'News block: only the first 2 items', counts(at('/', '#news li'), 2)),
  row(home, 'Clicking a news item goes to the news content with its id', {
    fails: 'the two links lead to others than the first two items of page 1, in their order',
    async inspect(site) {
      const { data } = await site.data<{ data: { id: number }[] }>('/api/v1/news/list?page=1');
      const links = [...(await site.page('/')).querySelectorAll('#news li a')].map((link) => link.getAttribute('href'));
      return expected(
        links.join() ===
          data
            .slice(0, 2)
            .map(({ id }) => `/company-news-content/${id}`)
            .join(),
        links.join(', '),
      );
    },
    spoils: alterPlace(at('/', '#news li a'), 'the second leads elsewhere', (links) =>
      links[1]?.setAttribute('href', '/company-news-content/1'),
    ).slice(0, 1),
  }),
  row(
    '1 §9',
    '20 times speedup over a CPU package',
    tells('/', inBothLanguages(/CPU.*20 ?倍|20 ?倍.*CPU/, /20 times (faster|speedup)[^.]*CPU/)),
  ),
  row(
    '1 §9',
    'Mcloud 2.0 launched on 1 April 2022',
    tells(at('/', '#cloud'), inBothLanguages(/2022 ?年 ?4 ?月 ?1 ?日/, /1 April 2022/)),
  ),
]);
