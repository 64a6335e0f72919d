import { expect, test } from 'vitest';
import { pictureOf } from './pictures.ts';
import { linesOf, reportPage } from './report.ts';

const change = (look: string, count: number) => ({ ...pictureOf({ type: 'cards', name: 'A <b> & "c"' }, look), count });
const found = {
  compared: 8,
  changed: [change('zh light 390', 12), change('en dark 1280', 40)],
  added: ['table: New'],
  removed: ['table: Old'],
};

test('the lines name each changed example once with its looks, then what is new and gone, then the sum', () => {
  expect(linesOf(found)).toEqual([
    '✗ cards: A <b> & "c" (zh light 390, en dark 1280; up to 40 pixels)',
    '+ table: New is new',
    '- table: Old is gone',
    'visual: 8 pictures compared, 2 changed in 1 examples',
  ]);
});

test('the report shows each change before, after and in difference, with texts escaped', () => {
  const page = reportPage('HEAD', found);
  for (const side of ['before', 'after', 'difference']) {
    for (const { file } of found.changed) expect(page).toContain(`<img src="${side}/${file}" alt="${side}">`);
  }
  expect(page).toContain('cards: A &lt;b&gt; &amp; &quot;c&quot; (zh light 390): 12 pixels');
  expect(page).not.toContain('<b>');
});
