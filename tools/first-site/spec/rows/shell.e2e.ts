import { alterPlace } from '../change-place.ts';
import { leads, reaches } from '../checks/links.ts';
import { at, lists, looks, tells } from '../checks/page.ts';
import { inBothLanguages } from '../language.ts';
import { expected, row } from '../row.ts';
import { statements } from '../statements.ts';

const navigation = '1 §2 Shell: top navigation';
const footer = '1 §2 Shell: footer';
const bar = 'header nav > ul > li';

/** Something on another site in a new window. */
const external = /^https:\/\/.* ⧉$/;
const pdf = /\.pdf ⧉$/;

/** The links of one group of the navigation, by its place in the bar. */
function group(number: number) {
  return at('/faq', `${bar}:nth-child(${number}) a`);
}

/** Top navigation and footer, as every page has them. */
statements('Navigation and footer', [
  row(
    navigation,
    'Home, About, Product, Mcloud, Forum, Video, Download, Course, More',
    lists(
      at('/faq', `${bar} > a, ${bar} summary`),
      inBothLanguages('首页', 'Home'),
      inBothLanguages('关于', 'About'),
      inBothLanguages('产品', 'Product'),
      'Mcloud',
      inBothLanguages('论坛', 'Forum'),
      inBothLanguages('视频', 'Video'),
      inBothLanguages('下载', 'Download'),
      inBothLanguages('课程', 'Course'),
      inBothLanguages('更多', 'More'),
    ),
  ),
  row(navigation, 'Home leads to /', leads(at('/faq', `${bar}:nth-child(1) > a`), '/')),
  row(
    navigation,
    'About: profile, news (in English a brochure PDF), academic demo, industry demo, customers, contact, join',
    leads(
      group(2),
      '/company-introduce',
      inBothLanguages(/^\/company-news$/, /\.pdf ⧉$/),
      '/Academic',
      '/Industrial',
      '/cooperate',
      '/contract-us',
      '/join-us',
    ),
  ),
  row(
    navigation,
    'In English a brochure PDF opens in a new window',
    reaches(group(2), inBothLanguages(/\/company-news$/, /brochure[^/]*\.pdf ⧉$/)),
  ),
  row(
    navigation,
    'Product: main program, MatPL, LS3DF, Module, PWkit, workflow tool, studio, solution',
    leads(
      group(3),
      '/pwcore-introduce',
      '/mlff',
      '/ls3df',
      '/module-download',
      '/pwkit-download',
      '/pwm-gui-introduce',
      '/qstudio-introduce',
      '/Integration',
    ),
  ),
  row(navigation, 'Mcloud is an external link', leads(group(4), external)),
  row(navigation, 'Forum is an external link', leads(group(5), external)),
  row(navigation, 'Video is an external link', leads(group(6), external)),
  row(navigation, 'Video: a different site per language', {
    fails: 'the address of Video is the same in Chinese and in English',
    async inspect(site) {
      const of = async (path: string) =>
        (await site.page(path)).querySelector(`${bar}:nth-child(6) a`)?.getAttribute('href') ?? 'none';
      const [zh, en] = [await of('/faq'), await of('/en/faq')];
      return expected(zh !== en && zh.startsWith('http') && en.startsWith('http'), `${zh}, ${en}`);
    },
    spoils: alterPlace(group(6), 'one address for both', ([link]) =>
      link?.setAttribute('href', 'https://video.test/'),
    ).map((change, _, both) => ({
      ...change,
      page: (document, path) => {
        for (const { page } of both) page?.(document, path);
      },
    })),
  }),
  row(
    navigation,
    'Download: software (GPU, DCU, CPU, Windows, trial form), LS3DF, MatPL, potentials, utility, module',
    reaches(
      group(7),
      '/gpu-download',
      '/dcu-download',
      '/cpu-download',
      '/windows-download',
      '/trial',
      '/ls3df-download',
      '/MatPL-download',
      '/potential-download',
      '/utility-download',
      '/module-download',
    ),
  ),
  row(
    navigation,
    'Download: manuals (Chinese and English versions shown in Chinese), Q-Flow and Q-Studio manuals, PWkit',
    leads(
      at('/faq', `${bar}:nth-child(7) li:nth-last-child(-n+5) a`),
      inBothLanguages(/manual-zh[^/]*\.pdf ⧉$/, /^\/module-download$/),
      /manual-en[^/]*\.pdf ⧉$/,
      pdf,
      pdf,
      '/pwkit-download',
    ),
  ),
  row(
    navigation,
    'The trial form differs by language',
    looks(
      at('/trial', 'main'),
      'the form leads to the same address in both languages',
      async ([main], language, site) => {
        const form = (root?: Element | null) => root?.querySelector('[data-section=frame] a')?.getAttribute('href');
        const other = (await site.page(language === 'zh' ? '/en/trial' : '/trial')).querySelector('main');
        const here = form(main);
        return expected(!!here && here !== form(other), here ?? 'no form');
      },
      alterPlace(at('/trial', '[data-section=frame] a'), 'no form', (links) => {
        for (const link of links) link.remove();
      }),
    ),
  ),
  row(navigation, 'Course leads to the course videos', leads(group(8), '/course-vedio')),
  row(
    navigation,
    'More leads to the other learning resources',
    reaches(
      group(9),
      '/QuickStartTutorial',
      '/Tutorials',
      '/Case',
      '/ReadPaper',
      '/paper',
      '/faq',
      '/log',
      '/test-log',
    ),
  ),
  row(
    navigation,
    'A language toggle, which reads EN while Chinese shows (D: 中文 while English shows)',
    lists(at('/faq', 'header .header__language'), inBothLanguages(/^EN$/, /^中文$/)),
  ),
  row(
    'D language toggle',
    'The name of the toggle says what it does',
    looks(
      at('/faq', 'header .header__language'),
      'its accessible name does not say that it switches to the other language',
      ([toggle], language) => {
        const name = toggle?.getAttribute('aria-label') ?? '';
        return expected(
          language === 'zh'
            ? /EN/.test(name) && /English|英/i.test(name)
            : /中文/.test(name) && /chinese|切换/i.test(name),
          name || 'no name',
        );
      },
      alterPlace(at('/faq', 'header .header__language'), 'no name', ([toggle]) =>
        toggle?.removeAttribute('aria-label'),
      ),
    ),
  ),
  row(
    navigation,
    'The toggle keeps the page and switches zh and en',
    looks(
      at('/paper', 'header .header__language'),
      'it leads elsewhere than to this page in the other language',
      ([toggle], language) => {
        const href = toggle?.getAttribute('href') ?? 'nowhere';
        return expected(href === (language === 'zh' ? '/en/paper' : '/paper'), href);
      },
      alterPlace(at('/paper', 'header .header__language'), 'it leads home', ([toggle]) =>
        toggle?.setAttribute('href', '/'),
      ),
    ),
  ),
  row(footer, 'Quick links', tells(at('/faq', 'footer h2'), inBothLanguages('快速链接', 'Quick links'))),
  row(footer, 'A friendly link', tells(at('/faq', 'footer h2'), inBothLanguages('友情链接', 'Friendly link'))),
  row(footer, 'Phone', reaches(at('/faq', 'footer a'), /^tel:\+861000000000$/)),
  row('D names and numbers', 'The phone is +86 10 0000 0000', tells(at('/faq', 'footer'), '+86 10 0000 0000')),
  row(footer, 'Support', reaches(at('/faq', 'footer a'), /^mailto:support@example\.com$/)),
  row(
    footer,
    'A WeChat QR code in Chinese or social links in English',
    looks(
      at('/faq', 'footer'),
      'no QR code in Chinese, no social link in English, or either in the other language',
      ([element], language) => {
        const codes = [...(element?.querySelectorAll('img') ?? [])].filter((image) =>
          /微信|WeChat|QR/i.test(`${image.alt} ${image.src} ${image.parentElement?.textContent}`),
        ).length;
        const social = [...(element?.querySelectorAll('a') ?? [])].filter((link) =>
          /linkedin|youtube|\/\/x\.|twitter|facebook/.test(link.href),
        ).length;
        return expected(
          language === 'zh' ? codes > 0 && social === 0 : codes === 0 && social > 0,
          language === 'zh' ? `${codes} QR code` : `${social} social links`,
        );
      },
      alterPlace(at('/faq', 'footer img, footer a[href^=https]'), 'neither code nor links', (all) => {
        for (const one of all) one.remove();
      }),
    ),
  ),
  row(footer, 'Copyright', tells(at('/faq', 'footer'), /©/)),
  row(`${footer}; D names and numbers`, 'A filing number', tells(at('/faq', 'footer'), '京ICP备00000000号-1')),
]);
