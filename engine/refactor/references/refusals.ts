import type { Message } from '../../check/messages/message.ts';

/** Why a page gets no other route, in both languages of maintainers. */
export const refusals = {
  brokenSite: {
    en: 'pages/site.json has mistakes: run `npm run check` first.',
    zh: 'pages/site.json 有错误：请先运行 `npm run check`。',
  },
  home: { en: 'The home page is at "/" and stays there.', zh: '首页的路由是“/”，不能更改。' },
  noRoute: (to: string): Message => ({
    en: `"${to}" is no route: write / and letters, digits, hyphens and dots, steps parted by /.`,
    zh: `“${to}”不是路由：请以 / 开头，使用字母、数字、连字符和点，各级之间用 / 分隔。`,
  }),
  taken: (to: string, file: string): Message => ({
    en: `The route "${to}" is already that of ${file}. Choose another.`,
    zh: `路由“${to}”已被 ${file} 使用，请换一个。`,
  }),
  isRedirect: (to: string, now: string): Message => ({
    en: `"${to}" is an old route that leads to "${now}". Choose another, or remove that redirect.`,
    zh: `“${to}”是旧路由，现重定向到“${now}”。请换一个，或先删除该重定向。`,
  }),
  otherParameters: (from: string, to: string): Message => ({
    en: `"${from}" and "${to}" have different parameters: write the same ones, in the same order.`,
    zh: `“${from}”与“${to}”的参数不同：请按相同顺序写出相同的参数。`,
  }),
  withoutDefault: (from: string, to: string): Message => ({
    en: `The last parameter of "${from}" has a default: end "${to}" with it.`,
    zh: `“${from}”的最后一个参数有默认值：“${to}”也须以它结尾。`,
  }),
  namesTwo: (place: string, one: string, other: string): Message => ({
    en: `${place} names ${one} and ${other} at once: change it by hand.`,
    zh: `${place} 同时指向 ${one} 和 ${other}：请手动修改。`,
  }),
};
