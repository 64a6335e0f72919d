import type { Message } from '../../check/messages/message.ts';

/** Every text that scaffolds write into a site's files. */
export const templateTexts = {
  tagline: { en: 'A site made with Pagewright', zh: '用 Pagewright 制作的网站' },
  home: { en: 'Home', zh: '首页' },
  welcome: { en: 'Welcome', zh: '欢迎' },
  first: {
    en: 'This page is `pages/home.json`. Change a text and save the file while `npm run dev` runs, and the page updates at once.',
    zh: '本页的文件是 `pages/home.json`。运行 `npm run dev` 后，修改并保存文字，页面随即更新。',
  },
  second: {
    en: 'Each page is one file. The second page shows the [opening hours](/hours).',
    zh: '每个文件对应一个页面。另一个页面是[开放时间](/hours)。',
  },
  hours: { en: 'Opening hours', zh: '开放时间' },
  day: { en: 'Day', zh: '日期' },
  from: { en: 'From', zh: '开门' },
  to: { en: 'To', zh: '关门' },
  week: { en: 'Monday to Friday', zh: '周一至周五' },
  saturday: { en: 'Saturday', zh: '周六' },
  logo: { en: 'Three lines of a page', zh: '页面上的三行文字' },
  everyField: { en: 'Every field', zh: '所有字段' },
  writtenRows: { en: 'Rows in the page', zh: '页面中的行' },
  boundRows: { en: 'Rows from a source', zh: '来自数据源的行' },
  sentence: { en: 'The cutoff is 50 Ry.', zh: '截断能取 50 Ry。' },
  html: { en: '<p>Take a grid of <code>8×8×8</code>.</p>', zh: '<p>取 <code>8×8×8</code> 网格。</p>' },
  link: { en: 'The second page', zh: '第二页' },
  picture: { en: 'A unit cell of silicon', zh: '硅的晶胞' },
  recordTitle: { en: 'Bands of silicon', zh: '硅的能带' },
  allRecords: { en: 'All records.', zh: '全部记录。' },
  oneRecord: { en: 'One record.', zh: '一条记录。' },
  firstRecord: { en: 'First record', zh: '第一条记录' },
  firstHtml: { en: '<p>Text of the first record.</p>', zh: '<p>第一条记录的正文。</p>' },
} satisfies Record<string, Message>;
