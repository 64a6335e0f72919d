import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withInterfaceLanguage } from '../../../testing/engine-words.ts';
import { WordsProvider } from '../../../ui/i18n/words.tsx';
import { Length } from './video-entry.tsx';

it.each([
  [0.2, 'Length 1 second0:01', '时长 1 秒0:01'],
  [59.6, 'Length 1 minute1:00', '时长 1 分1:00'],
  [192, 'Length 3 minutes 12 seconds3:12', '时长 3 分 12 秒3:12'],
  [3600, 'Length 1 hour1:00:00', '时长 1 小时1:00:00'],
  [3725, 'Length 1 hour 2 minutes 5 seconds1:02:05', '时长 1 小时 2 分 5 秒1:02:05'],
])('says %f seconds in words and shows them as players do', (seconds, english, chinese) => {
  const said = ['en', 'zh'].map((language) =>
    renderToStaticMarkup(
      <WordsProvider site={withInterfaceLanguage(language)}>
        <Length seconds={seconds} />
      </WordsProvider>,
    ).replace(/<[^>]*>/g, ''),
  );
  expect(said).toEqual([english, chinese]);
});
