import type { ActualType, FileFlaw } from '../file-flaw.ts';
import { joinMessages, type Message } from './message.ts';

/** File types by extension. */
const names: Record<string, Message> = {
  png: { en: 'a PNG picture', zh: 'PNG 图片' },
  apng: { en: 'an animated PNG picture', zh: '动态 PNG 图片' },
  jpg: { en: 'a JPEG picture', zh: 'JPEG 图片' },
  gif: { en: 'a GIF picture', zh: 'GIF 图片' },
  webp: { en: 'a WebP picture', zh: 'WebP 图片' },
  avif: { en: 'an AVIF picture', zh: 'AVIF 图片' },
  heic: { en: 'a HEIC picture, as phones take it', zh: '手机拍摄的 HEIC 图片' },
  tif: { en: 'a TIFF picture', zh: 'TIFF 图片' },
  svg: { en: 'an SVG drawing', zh: 'SVG 图形' },
  ico: { en: 'an icon', zh: '图标' },
  pdf: { en: 'a PDF', zh: 'PDF' },
  zip: { en: 'a ZIP archive', zh: 'ZIP 压缩包' },
  gz: { en: 'a gzip file', zh: 'gzip 压缩文件' },
  mp4: { en: 'an MP4 video', zh: 'MP4 视频' },
  mov: { en: 'a QuickTime video', zh: 'QuickTime 视频' },
  webm: { en: 'a WebM video', zh: 'WebM 视频' },
  mkv: { en: 'a Matroska video', zh: 'Matroska 视频' },
};

function nameOf(ending: string): Message {
  const file = ending.toUpperCase();
  const article = /^[AEFHILMNORSX]/.test(file) ? 'an' : 'a';
  return Object.hasOwn(names, ending)
    ? (names[ending] as Message)
    : { en: `${article} ${file} file`, zh: `${file} 文件` };
}

const actualNames: Record<Exclude<ActualType['kind'], 'format'>, Message> = {
  lfs: { en: 'a Git LFS pointer, which names the real file', zh: 'Git LFS 指针，只记录了真正文件的位置' },
  html: {
    en: 'a web page (HTML), often an error page saved instead of the file',
    zh: '网页（HTML），常见于误存了报错页面',
  },
  xml: { en: 'another XML file', zh: '其他 XML 文件' },
  text: { en: 'plain text', zh: '纯文本' },
  unknown: { en: 'of no format that is known', zh: '无法识别的格式' },
};

const shown = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'];

/** The fix, by the actual type and the expected one. */
function remedy(actual: ActualType, ending: string): Message {
  if (actual.kind === 'lfs') return { en: ' Run "git lfs pull".', zh: '请运行“git lfs pull”。' };
  if (actual.kind === 'format') {
    const isPicture = shown.includes(ending.replace('jpeg', 'jpg'));
    if (isPicture && shown.includes(actual.ending.replace('apng', 'png')))
      return {
        en: ` End its name in ".${actual.ending.replace('apng', 'png')}", here and where it is named.`,
        zh: `请把文件名及引用处的扩展名改为“.${actual.ending.replace('apng', 'png')}”。`,
      };
    if (isPicture) return { en: ' Export it as JPEG, PNG or WebP.', zh: '请导出为 JPEG、PNG 或 WebP。' };
  }
  return { en: ' Put the real file in its place.', zh: '请换成真正的文件。' };
}

export const assetMessages = {
  flaw: (path: string, flaw: FileFlaw): Message => {
    const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
    const wanted = nameOf(ending.replace('jpeg', 'jpg'));
    switch (flaw.kind) {
      case 'empty':
        return {
          en: `assets/${path} is empty: it has no bytes. Copy the file here again.`,
          zh: `assets/${path} 是空文件，没有任何内容。请重新复制文件。`,
        };
      case 'other': {
        const actual = flaw.actual.kind === 'format' ? nameOf(flaw.actual.ending) : actualNames[flaw.actual.kind];
        return joinMessages(
          {
            en: `assets/${path} is not ${wanted.en}: it is ${actual.en}.`,
            zh: `assets/${path} 不是${spaced(wanted.zh)}，而是${spaced(actual.zh)}。`,
          },
          remedy(flaw.actual, ending),
        );
      }
      case 'truncated':
        return {
          en: `assets/${path} is cut off: ${wanted.en} whose end is missing. Copy or download it again.`,
          zh: `assets/${path} 不完整：${wanted.zh}缺少结尾部分。请重新复制或下载。`,
        };
      case 'malformed-xml':
        return {
          en: `assets/${path} is not well-formed XML, so browsers show nothing: ${flaw.reason}. Export the drawing again.`,
          zh: `assets/${path} 不是格式正确的 XML，浏览器无法显示：${flaw.reason}。请重新导出。`,
        };
      case 'no-namespace':
        return {
          en: `assets/${path} lacks its namespace, so browsers show nothing. Write <svg xmlns="http://www.w3.org/2000/svg" …>.`,
          zh: `assets/${path} 缺少命名空间，浏览器无法显示。请写 <svg xmlns="http://www.w3.org/2000/svg" …>。`,
        };
      case 'too-many-pixels':
        return {
          en: `assets/${path} claims ${flaw.width} × ${flaw.height} pixels, more than the ${flaw.most} that browsers can be expected to hold. Make it smaller.`,
          zh: `assets/${path} 标称 ${flaw.width} × ${flaw.height} 像素，超过浏览器可承受的 ${flaw.most} 像素。请缩小图片。`,
        };
      case 'too-many-elements':
        return {
          en: `assets/${path} draws more than ${flaw.most} elements once its references (<use>, patterns, masks) are followed: it would freeze a browser. Simplify the drawing.`,
          zh: `assets/${path} 展开引用（<use>、图案、蒙版）后超过 ${flaw.most} 个元素，会使浏览器失去响应。请简化图形。`,
        };
      case 'too-deep':
        return {
          en: `assets/${path} nests elements more than ${flaw.most} deep. Ungroup the drawing and export it again.`,
          zh: `assets/${path} 的元素嵌套超过 ${flaw.most} 层。请取消多余的编组后重新导出。`,
        };
      case 'unsafe-entities':
        return {
          en: `assets/${path} declares entities that can grow without end: they hold markup, other entities or long texts. Export the drawing without them.`,
          zh: `assets/${path} 声明的实体含有标记、其他实体或很长的文本，可能无限膨胀。请在导出图形时去掉它们。`,
        };
      case 'too-large-drawing':
        return {
          en: `assets/${path} is a drawing of more than ${flaw.most} MB. Simplify it, or export it as PNG or WebP.`,
          zh: `assets/${path} 是超过 ${flaw.most} MB 的图形。请简化图形，或导出为 PNG 或 WebP。`,
        };
      case 'placeholder':
        return {
          en: `assets/${path} holds a few characters and is not ${wanted.en}: a placeholder. Put the real file in its place before you publish.`,
          zh: `assets/${path} 只有几个字符，不是${spaced(wanted.zh)}，应为占位文件。发布前请换成真正的文件。`,
        };
    }
  },
};

/** Adds a space between a Chinese character and a Latin word. */
function spaced(text: string): string {
  return /^[A-Za-z]/.test(text) ? ` ${text}` : text;
}
