import { expect, test } from 'vitest';
import { createInspector } from '../../check/inspect-site.ts';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import { findReferences } from './find-references.ts';
import { planRename } from './plan-rename.ts';
import { resolveName } from './resolve-name.ts';

const second = smallSite['pages/second.json'];
const text = `[a](/second) and [/second](/second?x=1#guide "t"), [c][d], ![/second](example.svg), \`[x](/second)\`
[e](</second> "f") <files:example.zip>

\`\`\`
[x](/second)
\`\`\`

[d]: /second#guide
`;

test.each([
  ['route', '/second', '/third', 4],
  ['asset', 'images/example.svg', 'images/third.svg', 1],
  ['asset', 'files/example.zip', 'files/third.zip', 1],
  ['section', '/second#guide', 'third', 2],
])('the %s %s is found and renamed in Markdown', async (kind, name, to, count) => {
  const sections = [...second.sections, { type: 'article', content: 'a.md' }];
  const site = await siteWith({ 'pages/second.json': { ...second, sections }, 'pages/a.md': text });
  const { model } = createInspector()(site);
  const resolved = resolveName(kind, name, model);
  const uses = findReferences(resolved, model).filter(({ file }) => file.file === 'pages/a.md');
  expect(uses).toHaveLength(count);
  const changed = planRename(resolved, to, model).changes.find(({ file }) => file === 'pages/a.md');
  expect(changed?.text).toMatchSnapshot();
});
