import type { Chapter, SampleDocument } from './document.ts';
import { readRecords, type Tool } from './records.ts';
import { product, type Text } from './sample.ts';
import { blocksOf, both } from './site-text.ts';

const name = product.text;

/** The brochure, the speed test and the manuals of other programs: what the site says of them, to take away. */
export const resources: SampleDocument[] = [
  {
    ...common('brochure', '公司与产品手册', 'Company and product brochure'),
    about: { zh: '软件、专用计算设备与超算云服务。', en: 'Software, workstations and a supercomputing cloud.' },
    chapters: [
      { title: { zh: '公司简介', en: 'The company' }, blocks: blocksOf('company/company-introduce', 'company') },
      { title: { zh: '团队', en: 'The team' }, blocks: blocksOf('company/company-introduce', 'team') },
      { title: { zh: '解决方案', en: 'What we offer' }, blocks: blocksOf('company/company-introduce', 'solution') },
      {
        title: { zh: `${name} 的功能`, en: `What ${name} computes` },
        blocks: blocksOf('products/product-introduce', 'functions'),
      },
      {
        title: { zh: '应用领域', en: 'Where it is used' },
        blocks: blocksOf('products/product-introduce', 'applications'),
      },
      { title: { zh: '工作站', en: 'The workstation' }, blocks: blocksOf('products/mstation-introduce', 'hardware') },
    ],
  },
  {
    ...common('speed-test', '速度测试报告', 'Speed-test report'),
    about: {
      zh: '“20 倍”的条件与各体系的用时；与网站上的测试报告相同，数值为示例。',
      en: 'The conditions of “20 times” and the times of each system, as the report on the web site has them; the figures are samples.',
    },
    chapters: report('4 块显卡与 48 核 CPU', 'Four GPUs against 48 CPU cores', 5),
  },
  {
    ...common('qflow-manual', 'Q-Flow 手册', 'Q-Flow manual'),
    about: { zh: '用模板搭建计算工作流。', en: 'Building calculation workflows from templates.' },
    chapters: tool('products/pwm-gui-introduce'),
  },
  {
    ...common('qstudio-manual', 'Q-Studio 手册', 'Q-Studio manual'),
    about: { zh: '在浏览器中搭建与编辑原子结构。', en: 'Building and editing atomic structures in the browser.' },
    chapters: tool('products/qstudio-introduce'),
  },
  {
    ...common('pwkit-manual', 'PWkit 手册', 'PWkit manual'),
    about: { zh: '命令行前后处理工具。', en: 'Command-line tools before and after a calculation.' },
    chapters: [
      { title: { zh: '三个部分', en: 'Three parts' }, blocks: blocksOf('downloads/pwkit', 'parts') },
      { title: { zh: '辅助工具', en: 'The utilities' }, blocks: [listed(readRecords<Tool>('utility'))] },
      { title: { zh: '功能模块', en: 'The modules' }, blocks: [listed(readRecords<Tool>('module'))] },
    ],
  },
];

/** The questions of the site's FAQ, a chapter. */
export const questions: Chapter[] = [
  {
    title: { zh: '常见问题', en: 'Frequently asked questions' },
    blocks: readRecords<{ question: Text; answer: Text }>('faq').map(({ question, answer }) => ({
      html: {
        zh: `<h3>${question.zh}</h3>${withoutLinks(both(answer).zh)}`,
        en: `<h3>${question.en}</h3>${withoutLinks(both(answer).en)}`,
      },
    })),
  },
];

function common(file: string, zh: string, en: string): Pick<SampleDocument, 'path' | 'language' | 'look' | 'title'> {
  return { path: `resources/${file}.pdf`, language: 'both', look: 'manual', title: { zh, en } };
}

/** A program's page as chapters: what it is, what it can do, and its illustrated steps. */
function tool(page: string): Chapter[] {
  return [
    { title: { zh: '概述', en: 'Overview' }, blocks: blocksOf(page, 'overview') },
    { title: { zh: '功能', en: 'Features' }, blocks: blocksOf(page, 'features') },
    { title: { zh: '步骤', en: 'Step by step' }, blocks: blocksOf(page, 'steps') },
  ];
}

/** A test report of the site, a chapter for each of its headings. */
function report(zh: string, en: string, id: number): Chapter[] {
  const found = readRecords<{ id: number; content: Text }>('test-document').find((one) => one.id === id);
  if (!found) throw new Error(`there is no test report ${id}`);
  const parts = (html: string) => html.split(/<h2>(.*?)<\/h2>/);
  const [chinese, english] = [parts(found.content.zh), parts(found.content.en)];
  return Array.from({ length: (chinese.length + 1) / 2 }, (_, index) => ({
    title: index === 0 ? { zh, en } : { zh: chinese[2 * index - 1] ?? '', en: english[2 * index - 1] ?? '' },
    blocks: [{ html: { zh: chinese[2 * index] ?? '', en: english[2 * index] ?? '' } }],
  }));
}

function listed(tools: Tool[]) {
  return {
    head: [
      { zh: '名称', en: 'Name' },
      { zh: '用途', en: 'What it is for' },
    ],
    rows: tools.map(({ name, summary }) => [{ zh: name, en: name }, summary]),
  };
}

/** A link of the site means nothing in a file that was taken away from it. */
function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}
