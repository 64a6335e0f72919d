import { alterPlace } from '../change-place.ts';
import { at, counts, lists, looks, tells } from '../checks/page.ts';
import { inBothLanguages } from '../language.ts';
import { expected, row } from '../row.ts';
import { statements } from '../statements.ts';

const jobs = '1 §2 Join us';
const route = '/join-us';

/** The open positions. */
statements('Open positions', [
  row(
    jobs,
    'Five positions, A to E',
    lists(at(route, '[data-section][id^=position] h2'), /^A\b/, /^B\b/, /^C\b/, /^D\b/, /^E\b/),
  ),
  ...['a', 'b'].flatMap((letter) => [
    row(jobs, `Position ${letter.toUpperCase()}: 5 requirements`, counts(at(route, `#position-${letter} li`), 5)),
    row(
      jobs,
      `Position ${letter.toUpperCase()}: 3 responsibilities`,
      counts(at(route, `#position-${letter}-work li`), 3),
    ),
    row(
      jobs,
      `Position ${letter.toUpperCase()} names its requirements and its responsibilities`,
      tells(
        at(route, `#position-${letter}, #position-${letter}-work`),
        inBothLanguages('要求', /requirements/i),
        inBothLanguages('职责', /responsibilities/i),
      ),
    ),
  ]),
  row(jobs, 'Position C: 4 lines', counts(at(route, '#position-c li'), 4)),
  row(jobs, 'Position D: 4 lines', counts(at(route, '#position-d li'), 4)),
  row(jobs, 'E gives a recruitment e-mail contact', counts(at(route, '#position-e a[href^="mailto:"]'), 1)),
  row(
    'D {phone}',
    'Recruitment has an address of its own beside {email}',
    looks(
      at(route, '#position-e a[href^="mailto:"]'),
      'the address of position E is the support address',
      ([link]) => {
        const href = link?.getAttribute('href') ?? 'none';
        return expected(/^mailto:[^@]+@example\.com/.test(href) && !href.includes('support@example.com'), href);
      },
      alterPlace(at(route, '#position-e a[href^="mailto:"]'), 'it is the support address', ([link]) =>
        link?.setAttribute('href', 'mailto:support@example.com'),
      ),
    ),
  ),
  row(jobs, 'Development engineer', tells(at(route, 'h2'), inBothLanguages(/开发工程师/, /development engineer/i))),
  row(
    jobs,
    'Sales account manager',
    tells(at(route, 'h2'), inBothLanguages(/销售.*经理|客户经理/, /sales account manager/i)),
  ),
  row(
    '1 §2 Join us, §9',
    'Annual salary not less than 250,000 before tax',
    tells(
      route,
      inBothLanguages(/年薪.*(不低于|不少于).*(250,?000|25 ?万)/, /annual salary.*not less than\D*250,000/i),
      inBothLanguages('税前', 'before tax'),
    ),
  ),
  row(jobs, 'Benefits', tells(route, inBothLanguages(/保险|福利/, /insurance|benefit/i))),
  row(
    jobs,
    'Open-ended recruitment',
    tells(route, inBothLanguages(/长期(招聘|有效)|招聘长期|不设截止/, /open-ended/i)),
  ),
]);
