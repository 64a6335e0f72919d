import { escapeHtml } from '../../../engine/escape-html.ts';
import { type Markup, parseMarkup } from '../../../engine/schema/markup.ts';
import type { Block, Chapter, SampleDocument } from './document.ts';
import type { Text } from './sample.ts';

const words = {
  mark: { zh: '示例文档', en: 'Sample document' },
  contents: { zh: '目录', en: 'Contents' },
};

const common = `
* { box-sizing: border-box }
body { font-family: Roboto, "Droid Sans Fallback"; font-variant-ligatures: none; color: #17202e; margin: 0 }
h1, h2, h3 { font-weight: 400; line-height: 1.25; margin: 0 0 4mm } h3 { font-size: 1.1em; margin-bottom: 2mm }
h2, h3, p:has(+ .figure), p:has(+ pre) { break-after: avoid }
p, ul, ol, pre, table, .figure { margin: 0 0 3.5mm } ul, ol { padding-left: 6mm } li { margin-bottom: 1.5mm }
a { color: #1f4e8c; text-decoration: none } code, pre { font-family: "DejaVu Sans Mono", "Droid Sans Fallback"; font-size: .9em; background: #eef2f7 }
code { padding: 0 1mm } pre { padding: 3mm 4mm; white-space: pre-wrap; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; font-weight: 400; vertical-align: top; border-bottom: .3mm solid #c9d3df; padding: 1.2mm 3mm 1.2mm 0 }
thead th { color: #4b5b70 } .figure { break-inside: avoid } .caption { color: #4b5b70; font-size: .85em }
.mark { border: .3mm solid #b4560f; color: #b4560f; padding: 1mm 3mm; margin-bottom: 7mm; display: inline-block }
article + article { break-before: page }
`;

const looks = {
  manual: `
@page { size: A4; margin: 20mm 18mm }
body { font-size: 10.5pt; line-height: 1.6 } h1 { font-size: 25pt; margin-top: 22mm } h2 { font-size: 16pt; color: #1f4e8c }
.chapter { margin-top: 9mm } pre, tr { break-inside: avoid }
.contents + .chapter { break-before: page; margin-top: 0 } .figure img { display: block; width: 104mm } h3 { margin-top: 5mm }`,
  deck: `
@page { size: 254mm 143mm; margin: 11mm 15mm 13mm }
body { font-size: 19pt; line-height: 1.5 } h1 { font-size: 32pt; margin-top: 16mm } h2 { font-size: 24pt; color: #1f4e8c }
.chapter { break-before: page } .figure { display: flex; gap: 10mm; align-items: center } .figure img { height: 92mm } table, pre { font-size: 13.5pt }
.contents { columns: 2; font-size: 13pt } .contents h2 { font-size: 14pt; column-span: all }`,
};

/** The document as a page of HTML, ready to print: its headings become bookmarks, its elements tags. */
export function documentPage({ language, look, title, about, chapters }: SampleDocument): string {
  const languages = language === 'both' ? (['zh', 'en'] as const) : [language];
  const parts = languages.map((spoken) => {
    const say = (text: Text) => inline(parseMarkup(text[spoken]));
    const contents = chapters.map(
      (chapter, index) => `<li><a href="#${spoken}-${index}">${say(chapter.title)}</a></li>`,
    );
    return `<article lang="${tagOf(spoken)}"><p class="mark">${say(words.mark)}</p><h1>${say(title)}</h1><p>${say(about)}</p>
<div class="contents"><h2>${say(words.contents)}</h2><ol>${contents.join('')}</ol></div>
${chapters.map((chapter, index) => chapterHtml(chapter, `${spoken}-${index}`, spoken)).join('\n')}</article>`;
  });
  const [first = 'zh'] = languages;
  return `<!doctype html><html lang="${tagOf(first)}"><head><title>${plainTitle(title, languages)}</title>
<style>${common}${looks[look]}</style></head><body>${parts.join('\n')}</body></html>`;
}

function tagOf(language: 'zh' | 'en'): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}

function plainTitle(title: Text, languages: readonly ('zh' | 'en')[]): string {
  return escapeHtml([...new Set(languages.map((language) => title[language]))].join(' · '));
}

function chapterHtml({ title, blocks }: Chapter, id: string, language: 'zh' | 'en'): string {
  const say = (text: Text) => inline(parseMarkup(text[language]));
  const block = (one: Block): string => {
    if ('heading' in one) return `<h3>${say(one.heading)}</h3>`;
    if ('text' in one) return `<p>${say(one.text)}</p>`;
    if ('points' in one) return `<ul>${one.points.map((point) => `<li>${say(point)}</li>`).join('')}</ul>`;
    if ('code' in one) return `<pre>${escapeHtml(one.code)}</pre>`;
    if ('html' in one) return one.html[language];
    if ('svg' in one) {
      const alt = escapeHtml(one.caption[language]).replaceAll('"', '&quot;');
      // No `<figure>`: Chromium tags it as a figure around the figure, with no words of its own.
      return `<div class="figure"><img alt="${alt}" src="${picture(one.svg)}"><p class="caption">${say(one.caption)}</p></div>`;
    }
    const cells = (texts: Text[], first: string) =>
      texts
        .map((text, index) =>
          index === 0
            ? `<${first}>${say(text)}</th>`
            : first.startsWith('th scope="col"')
              ? `<th scope="col">${say(text)}</th>`
              : `<td>${say(text)}</td>`,
        )
        .join('');
    const rows = one.rows.map((row) => `<tr>${cells(row, 'th scope="row"')}</tr>`);
    return `<table><thead><tr>${cells(one.head, 'th scope="col"')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  };
  return `<section class="chapter" id="${id}"><h2>${say(title)}</h2>${blocks.map(block).join('\n')}</section>`;
}

/** A drawing with the font of the document, which is embedded as a subset of a few letters. */
function picture(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg.replaceAll('system-ui', 'Roboto')).toString('base64')}`;
}

function inline(markup: Markup): string {
  return markup
    .map((node) => {
      if (typeof node === 'string') return escapeHtml(node);
      if ('code' in node) return `<code>${escapeHtml(node.code)}</code>`;
      // Where a link of the site leads means nothing in a file that was taken away from it.
      return 'strong' in node ? `<strong>${inline(node.strong)}</strong>` : inline(node.label);
    })
    .join('');
}
