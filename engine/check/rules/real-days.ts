import { calendarFault, type DayForm, spelledAs } from '../calendar.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** The kinds of days, and how each is written. */
const forms: Record<string, DayForm> = {
  Day: 'yyyy-mm-dd',
  OpenDay: 'yyyy-mm-dd',
  CompactDay: 'yyyymmdd',
  Month: 'yyyy-mm',
};

/** A day that the calendar lacks sorts wrongly and is shown as it stands. In a column of days, words may stand in place of one. */
export const realDays: Rule = {
  code: 'no-day',
  says: {
    en: 'Days and months are written as their field asks, and are in the calendar; so is what looks like a day in a column of days.',
    zh: '日期和月份符合字段要求的写法，并且真实存在；日期列中像日期的内容也是如此。',
  },
  severity: 'error',
  *inFile(file) {
    for (const [kind, form] of Object.entries(forms)) {
      for (const { value, path } of nodesOf(file, kind)) {
        const text = value as string;
        if (kind === 'OpenDay' && text === '') continue;
        const better = spelledAs(form, text);
        if (better === text) continue;
        const suggestion = better === undefined ? {} : { suggestion: better, sure: true };
        yield { path, message: calendarFault(text) ?? textWords.noDay(text, form), ...suggestion };
      }
    }
    for (const { value, path } of [...nodesOf(file, 'AnyDay'), ...nodesOf(file, 'Moment')]) {
      const fault = typeof value === 'string' && calendarFault(value.replace(/T.*/, ''));
      if (fault) yield { path, message: fault };
    }
  },
};
