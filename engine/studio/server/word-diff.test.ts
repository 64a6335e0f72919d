import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

/** A diff as one line: [-removed-], {+added+}, and … for omitted text. */
const shown = (was: string, is: string, language?: string) =>
  wordDiff(was, is, language)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}`, gap: '…' })[kind])
    .join('');

const long = 'The company was founded by three physicists who wanted to compute materials before making them. ';

test.each([
  ['en', 'a small change', 'a large change', 'a [-small-]{+large+} change'],
  ['en', 'one two three', 'one 2 3', 'one [-two three-]{+2 3+}'],
  ['en', 'the end', 'the very end', 'the {+very +}end'],
  [
    'zh',
    '公司成立于2015年，总部在北京。',
    '公司成立于2016年，总部在上海。',
    '公司成立于[-2015-]{+2016+}年，总部在[-北京-]{+上海+}。',
  ],
  ['zh', '第一性原理计算', '第一性原理模拟', '第一性原理[-计算-]{+模拟+}'],
  ['fr', 'l’été à Paris', 'l’hiver à Paris', '[-l’été-]{+l’hiver+} à Paris'],
])('%s: “%s” becomes “%s”: the words that changed are marked', (language, was, is, expected) => {
  expect(shown(was, is, language)).toBe(expected);
});

test('a long text is cut around its changes', () => {
  const was = `${long.repeat(3)}It has 30 people. ${long.repeat(3)}It is in Beijing. ${long.repeat(3)}`;
  const is = was.replace('30', '40').replace('Beijing', 'Shanghai');
  const found = shown(was, is, 'en');
  expect(found).toMatch(
    /^….{10,48}It has \[-30-\]\{\+40\+\} people\. .{10,48}….{10,48}It is in \[-Beijing-\]\{\+Shanghai\+\}\. .{10,48}…$/,
  );
  // Both sides begin near the change, not with the text's beginning.
  expect(found.length).toBeLessThan(300);
  const chinese = `${'这家公司由三位物理学家创立。'.repeat(20)}现有三十人。${'他们先计算后制造。'.repeat(20)}`;
  expect(shown(chinese, chinese.replace('三十', '四十'), 'zh')).toMatch(
    /^….{5,24}现有\[-三十-\]\{\+四十\+\}人。.{5,24}…$/,
  );
});

test('without gaps, what it shows are both texts', () => {
  const word = fc.constantFrom('a', 'b', ' ', '\n', '，', '材料', '计算', '😀');
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (was, is) => {
      const parts = wordDiff(was, is, 'zh');
      fc.pre(!parts.some(({ kind }) => kind === 'gap'));
      const side = (left: string) => parts.filter(({ kind }) => kind !== left).map((part) => part.text);
      expect(side('new').join('')).toBe(was);
      expect(side('gone').join('')).toBe(is);
    }),
  );
});
