import type { Text } from './sample.ts';

/** A language of a document; `both` puts Chinese and English on the same page. */
export type Language = 'zh' | 'en' | 'both';

/** A sample document. Its first page says what the real one would hold; its second is a short, true summary. */
export interface SampleDocument {
  /** Relative to `assets/files/`. */
  path: string;
  language: Language;
  title: Text;
  /** What the real document would be, in a sentence. */
  about: Text;
  /** The chapters that the real document would have. */
  contents: Text[];
  /** What is worth knowing of the subject. */
  summary: Text[];
  /** Input lines that belong to the summary. */
  code?: string;
  /** Put everything on one page. */
  short?: boolean;
}

const words = {
  mark: { zh: '示例文档', en: 'Sample document' },
  real: { zh: '真实文档的内容', en: 'What the real document would hold' },
  summary: { zh: '一页概要', en: 'The subject on one page' },
  input: { zh: '输入示例', en: 'Sample input' },
};

const style = `
@page { size: A4; margin: 20mm 18mm }
body { font: 11pt/1.55 Roboto, "Droid Sans Fallback"; color: #17202e; margin: 0 }
h1, h2 { font-weight: 400; line-height: 1.25; margin: 0 0 4mm }
h1 { font-size: 23pt } h2 { font-size: 14pt; color: #1f4e8c; margin-top: 8mm }
p, ul { margin: 0 0 3mm } ul { padding-left: 5mm }
.mark { border: 1px solid #b4560f; color: #b4560f; padding: 1.5mm 3mm; margin-bottom: 8mm; display: inline-block }
.next { break-before: page } pre { font: inherit; background: #eef2f7; padding: 3mm 4mm; margin: 0 }
`;

/** The document as a page of HTML, ready to print. */
export function documentPage(document: SampleDocument): string {
  const { language, title, about, contents, summary, code, short } = document;
  const say = (text: Text) =>
    spoken(text, language)
      .map((part) => `<p>${asHtml(part)}</p>`)
      .join('');
  const join = (text: Text) => asHtml(spoken(text, language).join(' · '));
  const item = (text: Text) => `<li>${spoken(text, language).map(asHtml).join('<br>')}</li>`;
  const list = (items: Text[]) => `<ul>${items.map(item).join('')}</ul>`;
  const outline = contents.length > 0 ? `<h2>${join(words.real)}</h2>${list(contents)}` : '';
  return `<!doctype html><html lang="${language === 'en' ? 'en' : 'zh-CN'}"><title>${join(title)}</title><style>${style}</style>
<body><div class="mark">${join(words.mark)}</div><h1>${join(title)}</h1>${say(about)}${outline}
<h2${short ? '' : ' class="next"'}>${short ? '' : `${join(title)} · `}${join(words.summary)}</h2>${list(summary)}
${code ? `<h2>${join(words.input)}</h2><pre>${asHtml(code)}</pre>` : ''}</body></html>`;
}

function spoken({ zh, en }: Text, language: Language): string[] {
  if (language === 'both') return zh === en ? [zh] : [zh, en];
  return [language === 'zh' ? zh : en];
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
