import { checkSite } from '../../../engine/check/check.ts';
import type { MessageLanguage } from '../../../engine/check/messages/message.ts';
import { problemFormatter } from '../../../engine/check/problem.ts';
import { codeFrame, painter } from '../../../engine/check/report/code-frame.ts';
import { rules } from '../../../engine/check/rules/rules.ts';
import type { SiteInput } from '../../../engine/check/site-files.ts';
import { escapeBraces } from '../../../engine/model/schema/placeholders.ts';
import { breaches, siteWithBreach } from '../../../engine/testing/rule-breaches.ts';
import { codeBlock, inBoth, type ReferencePage } from './reference-page.ts';

const words = {
  intro: {
    en: 'Each rule has a code. `checks.rules` in `pages/site.json` sets its level: `error`, `warning` or `off`. A rule that is always an error cannot be changed.',
    zh: '每条规则都有代码。`pages/site.json` 中的 `checks.rules` 设置其级别：`error`、`warning` 或 `off`。始终为错误的规则不能更改。',
  },
  error: { en: 'Default: error.', zh: '默认：错误。' },
  warning: { en: 'Default: warning.', zh: '默认：警告。' },
  firm: { en: 'Always an error.', zh: '始终为错误。' },
};

/** The rules of the check, each with a mistake that it reports. */
export async function rulePage(): Promise<ReferencePage> {
  const sites = new Map<string, SiteInput>();
  for (const [code, breach] of Object.entries(breaches)) sites.set(code, await siteWithBreach(breach, {}));
  return {
    slug: 'rules',
    group: 'tools',
    title: { en: 'Rules of the check', zh: '检查规则' },
    summary: {
      en: 'Every rule of pagewright check: its code, meaning, level, and a mistake that it reports.',
      zh: 'pagewright check 的全部规则：代码、含义、级别，以及会报告的错误示例。',
    },
    content: inBoth((language) => [
      words.intro[language],
      ...rules.flatMap(({ code, title, description, severity, firm }) => [
        `## ${code}`,
        escapeBraces(
          [
            `**${title[language]}${language === 'zh' ? '。' : '.'}**`,
            description[language],
            firm ? words.firm[language] : words[severity][language],
          ].join(language === 'zh' ? '' : ' '),
        ),
        example(code, sites.get(code), language),
      ]),
    ]),
  };
}

/** The report of a mistake against a rule, as the terminal shows it. */
function example(code: string, site: SiteInput | undefined, language: MessageLanguage): string | false {
  const problem = site && checkSite(site, { language }).find((one) => one.code === code);
  if (!problem) return false;
  const lines = [problemFormatter(language)(problem), ...codeFrame(problem, site.files[problem.file], painter(false))];
  // A mistake may be as long as its rule allows, or an invisible character.
  return codeBlock(
    'text',
    lines.map((line) => (line.length > 200 ? `${line.slice(0, 200)} …` : line).replace(/\p{Cf}/gu, '␣')).join('\n'),
  );
}
