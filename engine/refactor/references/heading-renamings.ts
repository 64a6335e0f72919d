import { markdownOf } from '../../check/site-files.ts';
import type { SiteModel } from '../../check/site-model.ts';
import { type MarkdownHeading, readMarkdown } from '../../model/markdown/read-markdown.ts';
import { applySplices } from '../../model/text/splice.ts';
import { Refusal } from '../../site/files/refusal.ts';
import { headingNamed, headingsIn } from './headings.ts';
import type { Renaming } from './plan-edits.ts';

/** The renamings when a heading gets other words: of its id, and of equal headings of its text, which have numbers. */
export function headingRenamings(from: string, words: string, model: SiteModel): Renaming[] {
  const heading = headingNamed(from, model);
  if (!heading) throw new Refusal(`The heading "${from}" has several lines: change it in its file.`);
  const { file, path, start, end } = heading;
  if (headingsIn(file).filter(({ name }) => name === from).length > 1)
    throw new Refusal(`Several records of ${file.file} have this heading: change it there.`);
  const before = markdownOf(file).find((one) => one.path.join('/') === path.join('/'))?.text ?? '';
  const after = applySplices(before, [{ offset: start, length: end - start, text: words }]);
  const [old, now] = [before, after].map((text) => readMarkdown(text).headings) as [
    MarkdownHeading[],
    MarkdownHeading[],
  ];
  const renamed = now[old.findIndex((one) => one.words?.start === start)]?.words;
  if (old.length !== now.length || !renamed || after.slice(renamed.start, renamed.end) !== words)
    throw new Refusal(`"${words}" is no heading: write one line of words.`);
  return old.flatMap(({ id }, index): Renaming[] => {
    const name = `${file.file}#${id}`;
    const to = `${file.file}#${now[index]?.id}`;
    if (name === from) return [{ kind: 'heading', from: name, to, words }];
    return name === to ? [] : [{ kind: 'heading', from: name, to }];
  });
}
