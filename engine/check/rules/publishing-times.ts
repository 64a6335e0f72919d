import type { Publishing } from '../../model/publishing.ts';
import { isTimeZone, minuteOf } from '../../model/schema/publishing.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** What is published goes after it has appeared, by clocks that there are. */
export const publishingTimes: Rule = {
  code: 'wrong-publishing',
  says: {
    en: 'Each `publishUntil` is later than `publishFrom`, and `timeZone` is a time zone that there is.',
    zh: '每个 `publishUntil` 都晚于 `publishFrom`，`timeZone` 是存在的时区。',
  },
  severity: 'error',
  firm: true,
  *inFile(file, { site }) {
    for (const { path, outer } of nodesOf(file, 'Moment')) {
      const { publishFrom, publishUntil }: Publishing = outer?.value ?? {};
      if (path.at(-1) !== 'publishUntil' || !publishUntil || !publishFrom) continue;
      if (minuteOf(publishUntil) <= minuteOf(publishFrom))
        yield { path, message: textWords.neverPublished(publishUntil, publishFrom) };
    }
    if (file.kind === 'site' && site?.timeZone !== undefined && !isTimeZone(site.timeZone))
      yield { path: ['timeZone'], message: textWords.noTimeZone(site.timeZone) };
  },
};
