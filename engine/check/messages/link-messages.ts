import type { Publishing } from '../../model/publishing.ts';
import { allowedValues, joinMessages, type Message } from './message.ts';

/** What HTML elements load, and the folder under `assets/` for it. */
const picture = { en: 'a picture', zh: '图片', folder: 'images' };
const video = { en: 'a video', zh: '视频', folder: 'files' };
const media: Record<string, typeof picture> = {
  video,
  source: video,
  audio: { en: 'a recording', zh: '音频', folder: 'files' },
  track: { en: 'a file of captions', zh: '字幕文件', folder: 'files' },
};

export const linkMessages = {
  notARoute: (): Message => ({ en: 'This must be the route of a page.', zh: '此处须为某个页面的路由。' }),
  unpublished: (target: string, { draft, publishFrom, publishUntil }: Publishing): Message => {
    const page = draft
      ? { en: 'is a draft', zh: '是草稿' }
      : {
          en: `is published${publishFrom ? ` from ${publishFrom}` : ''}${publishUntil ? ` until ${publishUntil}` : ''} alone`,
          zh: `只在${publishFrom ? ` ${publishFrom} 起` : ''}${publishUntil ? ` ${publishUntil} 前` : ''}发布`,
        };
    return {
      en: `The page of "${target}" ${page.en}, and this link is published at other times too. Say the same of the link's section or entry, or take the link away.`,
      zh: `“${target}”的页面${page.zh}，而这个链接在其他时间也会发布。请给链接所在的区块或导航项写上同样的发布时间，或去掉链接。`,
    };
  },
  noPageOfUnknown: (route: string): Message => ({
    en: `"${route}" cannot stand at unknown addresses. Name a page that is not the home page and has no parameters in its route.`,
    zh: `“${route}”不能用于未知地址。请写一个不是首页、路由中没有参数的页面。`,
  }),
  noChapter: (route: string): Message => ({
    en: `"${route}" cannot be a chapter here. Name another page, with no parameters in its route.`,
    zh: `“${route}”不能作为这里的一章。请写另一个页面，其路由中没有参数。`,
  }),
  chapterInside: (): Message => ({
    en: 'A chapter stands on its page itself, not inside another section. Move it there.',
    zh: '一章须直接放在页面上，不能放在其他区块之内。请移到页面上。',
  }),
  notAFile: (): Message => ({
    en: 'This must be a file of this site: a base of site.json with the name of the file, as in "files:manual.pdf".',
    zh: '此处须为本站的文件：写 site.json 的 base 名称和文件名，例如“files:manual.pdf”。',
  }),
  noRoute: (route: string): Message => ({
    en: `No page has the route "${route}".`,
    zh: `没有路由为“${route}”的页面。`,
  }),
  mistypedRoute: (route: string, links: string): Message => ({
    en:
      links === '1'
        ? `A link leads to "${route}", which no page has, and none to this route.`
        : `${links} links lead to "${route}", which no page has, and none to this route.`,
    zh: `有 ${links} 处链接指向“${route}”，却没有这个路由的页面；而没有链接指向本页现在的路由。`,
  }),
  unusedDefinition: (name: string, wanted: string, times: number): Message => ({
    en: `Nothing uses "${name}", and ${times} places want "${wanted}", which is not there.`,
    zh: `没有任何地方用到“${name}”，却有 ${times} 处用到不存在的“${wanted}”。`,
  }),
  noFolder: (base: string, times: number): Message => ({
    en: `There is no folder "${base}" under assets/, and ${times} places want files of it.`,
    zh: `assets/ 下没有文件夹“${base}”，却有 ${times} 处要用其中的文件。`,
  }),
  ownMachine: (address: string): Message => ({
    en: `"${address}" leads each visitor to the visitor's own computer.`,
    zh: `“${address}”指向访客自己的电脑。`,
  }),
  movedRoute: (route: string, to: string): Message => ({
    en: `"${route}" is an old route: its page is now at "${to}".`,
    zh: `“${route}”是旧路由：页面现在位于“${to}”。`,
  }),
  takenRedirect: (from: string, file: string): Message => ({
    en: `"${from}" is no old route: ${file} answers it. Remove this redirect or choose another route.`,
    zh: `“${from}”不是旧路由：${file} 正在使用。请删去这条重定向，或换一个路由。`,
  }),
  twiceRedirected: (from: string): Message => ({
    en: `"${from}" is redirected above already. Keep one of the two.`,
    zh: `“${from}”在上面已有重定向。请只保留一条。`,
  }),
  circularRedirect: (from: string): Message => ({
    en: `This redirect of "${from}" leads back to itself.`,
    zh: `“${from}”的重定向形成了循环。`,
  }),
  otherParameters: (from: string, to: string): Message => ({
    en: `"${from}" and "${to}" have different parameters. Write the same ones in both.`,
    zh: `“${from}”与“${to}”的参数不同。请在两处写相同的参数。`,
  }),
  noAnchor: (id: string, route: string, ids: string[]): Message => {
    const page = route ? { en: `of "${route}"`, zh: `“${route}”上` } : { en: 'on this page', zh: '本页' };
    const what = { en: `No section ${page.en} has the id "${id}".`, zh: `${page.zh}没有 id 为“${id}”的区块。` };
    return joinMessages(what, allowedValues(ids));
  },
  noTab: (name: string, query: string, tabs: string[]): Message => ({
    en: `No tab that "?${query}=" chooses has the id "${name}".${allowedValues(tabs).en}`,
    zh: `“?${query}=”没有 id 为“${name}”的标签页。${allowedValues(tabs).zh}`,
  }),
  noPoster: (name: string): Message => ({
    en: `"${name}" has no picture to show before it plays: a player of this site is black until the first frame is there. Give its "poster".`,
    zh: `“${name}”没有封面图：第一帧加载之前，播放器一片黑色。请写“poster”。`,
  }),
  openTiles: (): Message => ({
    en: 'Browsers ask for no tiles over http: on a page that came by https:. Write https: here.',
    zh: '通过 https: 打开的页面不能加载 http: 的瓦片。此处请用 https:。',
  }),
  tilesNowhere: (tiles: string): Message => ({
    en: `"${tiles}" is no whole address. Tiles are asked for at one that begins with https:.`,
    zh: `“${tiles}”不是完整的地址。瓦片的地址须以 https: 开头。`,
  }),
  tilesAlike: (missing: string): Message => ({
    en: `${missing} is missing here: every tile would be the same.`,
    zh: `此处缺少 ${missing}，所有瓦片都会相同。`,
  }),
  unknownInTiles: (name: string): Message => ({
    en: `Nothing is filled in for ${name}. An address of tiles may hold {z}, {x}, {y}, {key}, {s} and {r}.`,
    zh: `${name} 没有对应的值。瓦片的地址可用 {z}、{x}、{y}、{key}、{s} 和 {r}。`,
  }),
  keyInTiles: (parameter: string): Message => ({
    en: `The key stands in the address itself, after "${parameter}=". Write it in "key", and {key} here.`,
    zh: `密钥直接写在了地址中（“${parameter}=”之后）。请写在“key”中，此处写 {key}。`,
  }),
  noTileKey: (key: string): Message => ({
    en: `"${key}" would break the address into which it is put: a key has no blanks, braces, "&", "?" or "#".`,
    zh: `“${key}”代入后会破坏地址：密钥中没有空格、花括号、“&”、“?”和“#”。`,
  }),
  noCaptions: (name: string): Message => ({
    en: `"${name}" is no WebVTT: browsers show captions from a file whose name ends in ".vtt" alone. An editor of subtitles saves others as such.`,
    zh: `“${name}”不是 WebVTT：浏览器只显示文件名以“.vtt”结尾的字幕文件。其他格式可用字幕编辑软件另存为 WebVTT。`,
  }),
  brokenCaptions: (path: string): Message => ({
    en: `assets/${path} is no WebVTT: its first line must begin with "WEBVTT".`,
    zh: `assets/${path} 不是 WebVTT：第一行须以“WEBVTT”开头。`,
  }),
  emptyCaptions: (path: string): Message => ({
    en: `assets/${path} holds no captions: a line such as "00:01.000 --> 00:04.000" tells when each shows.`,
    zh: `assets/${path} 中没有字幕：每条字幕前须有“00:01.000 --> 00:04.000”这样的一行，说明何时显示。`,
  }),
  unfollowedLink: (path: string): Message => ({
    en: `${path} is a link that is not followed: it leads out of the site, nowhere, or to a folder around it. Put the file or folder itself here.`,
    zh: `不会读取符号链接 ${path}：它指向网站之外、不存在的位置或包含它自身的文件夹。请改为放置实际的文件或文件夹。`,
  }),
  noFile: (path: string): Message => ({ en: `There is no file assets/${path}.`, zh: `没有文件 assets/${path}。` }),
  noPicture: (src: string): Message => ({
    en: `There is no picture assets/images/${src}.`,
    zh: `没有图片 assets/images/${src}。`,
  }),
  noScheme: (base: string): Message => ({
    en: `"${base}:" is neither a base of site.json nor https:, http:, mailto: or tel:.`,
    zh: `“${base}:”既不是 site.json 的 bases 中的名称，也不是 https:、http:、mailto: 或 tel:。`,
  }),
  brokenBase: (base: string): Message => ({
    en: `"${base}" is no base: write a folder under assets/ (/files/) or another site (https://…/).`,
    zh: `“${base}”不能用作 base：请写 assets/ 下的文件夹（/files/）或其他网站（https://…/）。`,
  }),
  openBase: (base: string): Message => ({
    en: `What follows the base "${base}" would run into its last word: end it with "/".`,
    zh: `“${base}”后面的内容会与它的末尾连在一起：请以“/”结尾。`,
  }),
  mirrorOfOther: (base: string): Message => ({
    en: `"${base}" is another site: what a mirror has is a folder under assets/.`,
    zh: `“${base}”是其他网站：镜像所存的是 assets/ 下的文件夹。`,
  }),
  mirrorHere: (base: string): Message => ({
    en: `"${base}" is a folder of this site: a mirror is another site.`,
    zh: `“${base}”是本站的文件夹：镜像是其他网站。`,
  }),
  noRewrite: (to: string, bases: string[]): Message => ({
    en: `"${to}" starts with no base of site.json and is no address.${allowedValues(bases).en}`,
    zh: `“${to}”不以 site.json 的 bases 中的名称开头，也不是地址。${allowedValues(bases).zh}`,
  }),
  noBase: (name: string, bases: string[]): Message => ({
    en: `"${name}" is not a base of site.json.${allowedValues(bases).en}`,
    zh: `site.json 的 bases 中没有“${name}”。${allowedValues(bases).zh}`,
  }),
  insecure: (address: string): Message => ({
    en: `"${address}" is not encrypted. Write https:, or, where that site has none, name its http: address among the bases of site.json.`,
    zh: `“${address}”未加密。请改用 https:；若对方网站不支持，请在 site.json 的 bases 中登记其 http: 地址。`,
  }),
  insecureData: (address: string): Message => ({
    en: `"${address}" is not encrypted. Write https:, or, where that site has none, give its http: prefix in the rewrites of site.json.`,
    zh: `“${address}”未加密。请改用 https:；若对方网站不支持，请在 site.json 的 rewrites 中登记其 http: 前缀。`,
  }),
  baseInData: (address: string): Message => ({
    en: `Data know no bases: "${address}" must be a whole address, an old one that site.json rewrites, or a name behind the base that the section gives.`,
    zh: `数据中不能用 base 名称：“${address}”须为完整地址、site.json 的 rewrites 会改写的旧地址，或相对于区块 base 的文件名。`,
  }),
  noDataFile: (name: string): Message => ({
    en: `No folder that a base of site.json names holds a file "${name}".`,
    zh: `site.json 的 bases 所指的文件夹中都没有文件“${name}”。`,
  }),
  wholePicture: (text: string): Message => ({
    en: `"${text}" is put behind the base that the section gives: write the picture's name alone.`,
    zh: `“${text}”会接在区块的 base 之后：请只写图片的文件名。`,
  }),
  foreignPicture: (src: string, element = 'img'): Message => {
    const { en, zh, folder } = media[element] ?? picture;
    return {
      en: `"${src}" is ${en} of another site. Pages load no files of other sites. Put the file under assets/${folder}/.`,
      zh: `“${src}”是其他网站的${zh}，页面不加载其他网站的文件。请把文件放到 assets/${folder}/ 下。`,
    };
  },
  badOrigin: (origin: string): Message => ({
    en: `"${origin}" is no origin: write https:// and the host, without a user, a path, a query and an anchor, as in "https://www.example.com".`,
    zh: `“${origin}”不是源地址：请写 https:// 加主机名，不带用户名、路径、查询和锚点，例如“https://www.example.com”。`,
  }),
  noOrigin: (file: string): Message => ({
    en: `${file} shows commands that fetch files of this site, and without its address they work only in a browser with scripts or from its own server. Write "origin" here: "https://" and the host, as in "https://www.example.com".`,
    zh: `${file} 中有下载本站文件的命令；未设置网站地址时，这些命令只在启用脚本的浏览器中或由本站服务器提供时可用。请在此写 "origin"："https://" 加主机名，例如 "https://www.example.com"。`,
  }),
  embedded: (name: string): Message => ({
    en: `Pages show no <${name}> of a record or row. Write a link in its place, or show the other site in a section of type frame or video-list.`,
    zh: `页面不显示记录或行中的 <${name}>。请改写为链接，或用 frame 或 video-list 类型的区块显示其他网站。`,
  }),
  unspoken: (target: string, language: string): Message => ({
    en: `"${target}" is the page of a record that is not in the language "${language}", in which this link stands. Write the record in it, or leave the link out there.`,
    zh: `“${target}”是一条记录的页面，该记录没有“${language}”的内容，而此链接会显示在这种语言中。请为记录补写该语言，或在该语言中去掉链接。`,
  }),
  deadEntry: (): Message => ({
    en: 'This entry of the navigation leads nowhere and holds no entries. Write "to" or "children".',
    zh: '这个导航项既没有链接目标也没有子项。请写“to”或“children”。',
  }),
  deepEntry: (): Message => ({
    en: 'The navigation has two levels, and this is a third. Move the entry up.',
    zh: '导航只有两级，这里是第三级。请把这一项上移。',
  }),
  orphan: (route: string): Message => ({
    en: `Nothing links to "${route}". Link to it from the navigation or from a page, or remove it.`,
    zh: `没有任何链接指向“${route}”。请在导航或其他页面中添加链接，或删除该页面。`,
  }),
  unusedAsset: (path: string): Message => ({
    en: `Nothing names assets/${path}. Use it, or remove it.`,
    zh: `没有任何地方用到 assets/${path}。请使用或删除该文件。`,
  }),
  unusedShared: (name: string): Message => ({
    en: `Nothing includes "${name}". Include it, or remove it.`,
    zh: `没有页面引用“${name}”。请引用或删除该文件。`,
  }),
};
