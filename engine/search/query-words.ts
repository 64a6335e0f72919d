import type { QueryWords } from './index-files.ts';

/** Question words first, then other words without a subject, by language. Chinese is in both scripts. */
const stopWords: Record<string, string> = {
  en: `how what which who whom whose when where why
    a an the and or of in on at to for from by with as into about than then if so not
    is are was were be been being am do does did done can could will would shall should may might must has have had
    i me my we us our you your he she it its they them their this that these those there here any some
    get want need please s t re ve ll don doesn isn didn won`,
  zh: `怎么 怎么样 怎样 怎麼 怎麼樣 怎樣 怎 如何 什么 什麼 甚麼 啥 为什么 為什麼 为何 為何 为啥 哪里 哪裡 哪儿 哪个 哪個 哪些 哪
    谁 誰 多少 几 是否 能否 可否 能不能 可不可以 是不是 有没有 有沒有 没有 沒有 请问 請問 吗 嗎 呢 吧 啊
    的 地 得 了 着 著 过 過 是 在 有 和 与 與 及 或 对 對 把 被 给 給 从 從 到 于 於 为 為 之 不 就 也 都 还 還
    我 你 您 他 她 它 我们 我們 你们 你們 我想 我要 想 要 需要 可以 应该 應該 能 会 會 去 这 這 那 这个 這個 那个 那個 一个 一個 一下`,
};

/** The query words of a site: the engine's stop words for its languages, and the site's own words. */
export function listQueryWords(
  own: { everyday?: string[][]; stopWords?: string[] } | undefined,
  codes: string[],
): QueryWords {
  const languages = new Set(codes.map((code) => code.split('-', 1)[0] as string));
  const known = [...languages].flatMap(
    (code) => (Object.hasOwn(stopWords, code) ? stopWords[code] : undefined)?.split(/\s+/) ?? [],
  );
  return { groups: own?.everyday ?? [], stopWords: [...known, ...(own?.stopWords ?? [])] };
}
