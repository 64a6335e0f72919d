import type { Message } from './message.ts';

const schemes = { light: { en: 'light', zh: '浅色' }, dark: { en: 'dark', zh: '深色' } };

export const themeMessages = {
  contrast: (front: string, back: string, scheme: 'light' | 'dark', found: string, least: number): Message => ({
    en: `In the ${schemes[scheme].en} scheme "${front}" has a contrast of ${found} on "${back}". ${least === 3 ? 'What outlines a control' : 'Words'} must have ${least}.`,
    zh: `${schemes[scheme].zh}配色中，“${front}”在“${back}”上的对比度为 ${found}，${least === 3 ? '控件的轮廓' : '文字'}须达到 ${least}。`,
  }),
  unreadStyles: (why: string): Message => ({
    en: `The CSS cannot be read from here on: ${why.replace(/\.$/, '')}.`,
    zh: '从这里起的 CSS 无法读取，请检查括号、冒号和分号。',
  }),
  renamedProperty: (name: string, newName: string): Message => ({
    en: `${name} is now ${newName}. \`npm run migrate\` renames it.`,
    zh: `${name} 已改名为 ${newName}。请运行 npm run migrate。`,
  }),
  unreadConfiguration: (file: string): Message => {
    const ofTests = file.startsWith('vite.') ? file.replace('vite', 'vitest') : undefined;
    return {
      en: `Pagewright does not read ${file}. Write plain CSS: pages/theme.css for the whole site, a .css file beside a section of your own.${ofTests ? ` For tests alone, rename it ${ofTests}.` : ''}`,
      zh: `Pagewright 不读取 ${file}。请直接编写 CSS：整站样式写在 pages/theme.css，自定义区块的样式写在区块旁的 .css 文件。${ofTests ? `如仅用于测试，请改名为 ${ofTests}。` : ''}`,
    };
  },
  inlineStyle: (type: string): Message => {
    const sheet = `sections/${type}/${type}.css`;
    return {
      en: `Browsers drop the style attribute from the HTML of section type "${type}": the policy of the site refuses it. Write a class or custom property into ${sheet}; for values that vary, set a data-* attribute and write a rule for each value there.`,
      zh: `浏览器会去掉“${type}”区块 HTML 中的 style 属性，因为网站的安全策略不允许。请在 ${sheet} 中写类或自定义属性；取值会变时，请设置 data-* 属性，并在其中为每个值写一条规则。`,
    };
  },
  noStyleFile: (url: string): Message => ({
    en: `"${url}" is no file of this site. Name one under assets/ from its slash on: url("/images/wave.svg").`,
    zh: `“${url}”不是本站的文件。请写 assets/ 下的文件，从斜杠写起：url("/images/wave.svg")。`,
  }),
  noFont: (name: string): Message => ({
    en: `There is no font "${name}" under assets/fonts/.`,
    zh: `assets/fonts/ 下没有字体“${name}”。`,
  }),
  heavyFonts: (found: string, most: string): Message => ({
    en: `The theme's fonts weigh ${found} kB, and every visitor loads them before the page looks as it should; the budget is ${most} kB. Keep the signs that the site needs (a subset), or take the system's fonts.`,
    zh: `主题的字体共 ${found} kB，访客须先加载字体，页面才能正常显示；限制为 ${most} kB。请只保留网站用到的字（子集），或改用系统字体。`,
  }),
};
