import { alterPlace } from '../change-place.ts';
import { leads, reaches } from '../checks/links.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { inBothLanguages } from '../language.ts';
import { expected, row } from '../row.ts';
import { statements } from '../statements.ts';

const introduction = '1 §2 Company introduction';
const cooperate = '1 §2 Cooperate';
const demos = '1 §2 Industry and academic demo pages';
const contact = '1 §2 Contact';

/** Company, customers, demo pages and contact details. */
statements('Company', [
  row(
    introduction,
    'Three sections: company, team, solution',
    lists(
      at('/company-introduce', '[data-section] h2'),
      inBothLanguages('公司', 'Company'),
      inBothLanguages('团队', 'Team'),
      inBothLanguages('解决方案', 'Solution'),
    ),
  ),
  row(introduction, 'Three solution points', counts(at('/company-introduce', '#solution li'), 3)),
  row(
    introduction,
    'The company is in Beijing',
    tells(at('/company-introduce', '#company'), inBothLanguages('北京', 'Beijing')),
  ),
  row(
    introduction,
    'The profile mentions a team and solutions',
    tells('/company-introduce', inBothLanguages('团队', /\bteam\b/), inBothLanguages('解决方案', /solution/i)),
  ),
  row(
    cooperate,
    'The customer list holds about 65 universities and institutes',
    counts(at('/cooperate', '#customers li'), [60, 70]),
  ),
  row(
    'D pictures',
    'Partner names are samples: Sample University 01, 示例大学 01',
    looks(
      at('/cooperate', '#customers li'),
      'a name that is no sample',
      (items, language) => {
        const real = items.filter(
          ({ textContent }) =>
            !(language === 'zh' ? /^示例\S+ ?\d\d$/ : /^Sample (University|Institute) \d\d$/).test(
              textContent?.trim() ?? '',
            ),
        );
        return expected(items.length > 0 && real.length === 0, items[0]?.textContent?.trim() ?? 'none');
      },
      alterPlace(at('/cooperate', '#customers li'), 'one is another', (items) => {
        if (items[3]) items[3].textContent = 'University of Somewhere';
      }),
    ),
  ),
  row(demos, 'The academic page has a six-row solution table', counts(at('/Academic', '#solutions tbody tr'), 6)),
  row(
    demos,
    'The industry page holds seven application cases',
    counts(at('/Industrial', '[data-section=feature] h2'), 7),
  ),
  row(demos, 'Case: cathode materials', tells(at('/Industrial', 'h2'), inBothLanguages('正极', /cathode/i))),
  row(
    demos,
    'Case: solid electrolytes',
    tells(at('/Industrial', 'h2'), inBothLanguages('固态电解质', /solid electrolytes/i)),
  ),
  row(
    demos,
    'Case: CMOS simulation',
    tells(at('/Industrial', 'h2'), inBothLanguages(/CMOS.*(模拟|仿真)/, /CMOS simulation/i)),
  ),
  row(
    demos,
    'Case: agricultural machinery',
    tells(at('/Industrial', 'h2'), inBothLanguages('农业机械', /agricultural machinery/i)),
  ),
  row(
    demos,
    'Case: steel phase diagrams',
    tells(at('/Industrial', 'h2'), inBothLanguages(/钢.*相图/, /steel phase diagrams/i)),
  ),
  ...['/Academic', '/Industrial'].flatMap((route) => [
    row(demos, `${route}: text and images`, counts(at(route, '[data-section=feature] img'), [1, 20])),
    row(demos, `${route}: a partner-logo grid`, counts(at(route, '[data-section=logo-grid] li img'), [6, 40])),
  ]),
  row(
    contact,
    'Descriptions for sales, support and cooperation',
    lists(
      at('/contract-us', '#ways li'),
      inBothLanguages(/^销售/, /^Sales/),
      inBothLanguages(/支持/, /^Support/),
      inBothLanguages(/合作/, /^Cooperation/),
    ),
  ),
  row(
    contact,
    'Contact list: sales phone, support phone, support e-mail, a WeChat note, an address',
    lists(
      at('/contract-us', '#contacts dt'),
      inBothLanguages(/销售.*电话/, /sales.*phone/i),
      inBothLanguages(/支持.*电话/, /support.*phone/i),
      inBothLanguages(/支持.*邮箱/, /support.*e-?mail/i),
      inBothLanguages('微信', 'WeChat'),
      inBothLanguages('地址', 'Address'),
    ),
  ),
  row(
    contact,
    'One shared number is shown for sales and support',
    leads(at('/contract-us', '#contacts a[href^=tel]'), 'tel:+861000000000', 'tel:+861000000000'),
  ),
  row(contact, 'Support e-mail {email}', reaches(at('/contract-us', '#contacts a'), /^mailto:support@example\.com$/)),
  row(
    contact,
    'The address is in Beijing',
    tells(
      at('/contract-us', '#contacts dd:last-of-type, #contacts div:last-child'),
      inBothLanguages('北京', 'Beijing'),
    ),
  ),
  row('D {phone}', 'Every tel: link of the site is made from the one number', {
    fails: 'a tel: link of the home, contact or FAQ page has other digits than the phone that is shown there',
    async inspect(site) {
      const seen = new Set<string>();
      for (const path of ['/', '/en', '/contract-us', '/en/contract-us', '/faq', '/en/faq']) {
        for (const link of (await site.page(path)).querySelectorAll('a[href^="tel:"]')) {
          const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');
          seen.add(digits(link.getAttribute('href')));
          seen.add(digits(link.textContent));
        }
      }
      return expected(seen.size === 1 && seen.has('861000000000'), [...seen].join(', '));
    },
    spoils: [
      ...alterPlace(at('/contract-us', '#contacts a[href^=tel]'), 'another number', ([link]) =>
        link?.setAttribute('href', 'tel:+861000000001'),
      ),
      ...alterPlace(at('/faq', 'footer a[href^=tel]'), 'another number is shown', ([link]) => {
        if (link) link.textContent = '+86 10 0000 0009';
      }),
    ],
  }),
  row(
    '1 §2 Contact, D map',
    'The map stands with the name, the address in Beijing and the phone',
    tells(at('/contract-us', '[data-section=map]'), inBothLanguages('北京', 'Beijing'), '+86 10 0000 0000'),
  ),
]);
