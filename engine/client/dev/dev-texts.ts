import type { MessageLanguage } from '../../check/messages/message.ts';
import type { DevState } from './state.ts';

/** The texts around problems. Those of the problems themselves come from the server. */
interface DevTexts {
  /** The name of the panel. */
  problems: string;
  openInEditor: string;
  problemCount(count: number): string;
  /** The button that goes to the problems at sections. */
  atSections(count: number): string;
  waiting: string;
  nothing: string;
  failed(reason: string): string;
  pageHeld: string;
  filesHeld(named: string): string;
  /** The first names of a list, with the number of the others. */
  names(first: string[], more: number): string;
}

const texts: Record<MessageLanguage, DevTexts> = {
  en: {
    problems: 'Problems',
    openInEditor: 'Open in the editor',
    problemCount: (count) => (count === 1 ? '1 problem' : `${count} problems`),
    atSections: (count) => `${count} at ${count === 1 ? 'its section' : 'their sections'} on this page`,
    waiting: 'This page cannot be shown until it is fixed.',
    nothing: 'No page has this address any more. It is shown as it last was.',
    failed: (reason) => `The site cannot be read, and is shown as it was before: ${reason}`,
    pageHeld: 'This page is shown as it was when it last had no errors.',
    filesHeld: (named) => `Held back until fixed: ${named}. All other files are shown as saved.`,
    names: (first, more) => first.join(', ') + (more > 0 ? ` and ${more} more` : ''),
  },
  zh: {
    problems: '问题',
    openInEditor: '在编辑器中打开',
    problemCount: (count) => `${count} 个问题`,
    atSections: (count) => `其中 ${count} 个在本页的区块上`,
    waiting: '修正错误后才能显示此页。',
    nothing: '已没有页面使用此地址，显示的是之前的内容。',
    failed: (reason) => `无法读取网站，显示的是之前的内容：${reason}`,
    pageHeld: '此页显示的是最后一次没有错误时的内容。',
    filesHeld: (named) => `以下文件修正后才会更新：${named}。其他文件均已按保存的内容显示。`,
    names: (first, more) => first.join('、') + (more > 0 ? ` 等，另有 ${more} 个` : ''),
  },
};

export function devTexts({ language }: Pick<DevState, 'language'>): DevTexts {
  return texts[language];
}

/** Sets the language of an element on pages in any language, including right-to-left ones. */
export function setLanguage(element: HTMLElement, { language }: Pick<DevState, 'language'>): void {
  element.lang = language === 'zh' ? 'zh-CN' : 'en';
  element.dir = 'ltr';
}
