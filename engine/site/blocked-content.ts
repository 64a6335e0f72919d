import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MessageLanguage } from '../check/messages/message.ts';
import { type MessageKey, t } from '../check/messages/messages.ts';
import type { Problem } from '../check/problem.ts';
import { ownFolders } from './code-folders.ts';
import { listSiteFiles } from './files/site-files.ts';

/** Content that the Content-Security-Policy blocks, by the directive of the policy. */
interface BlockedContent {
  message: MessageKey;
  /** Finds it in the source of a section. Default: the blocked origin does. */
  pattern?: RegExp;
}

/** Elements, attributes and scripts that are part of the page. */
const inline: Record<string, BlockedContent> = {
  'style-src-attr': { message: 'inlineStyle', pattern: /(?<![\w.-])style\s*=(?!=)/ },
  'style-src-elem': { message: 'blockedStyleElement', pattern: /<style\b|(createElement|jsx)\(\s*['"]style['"]/ },
  'script-src-attr': { message: 'blockedHandler', pattern: /\bon[a-z]+\s*=\s*\\?["']/ },
  'script-src-elem': {
    message: 'blockedScript',
    pattern: /<script\b(?!.*\ssrc=)|(createElement|jsx)\(\s*['"]script['"]/,
  },
  'script-src': { message: 'blockedEval', pattern: /\beval\(|\bFunction\(|\bset(Timeout|Interval)\(\s*['"`]/ },
  'require-trusted-types-for': {
    message: 'blockedHtml',
    pattern: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|new Worker\(/,
  },
};

/** Files and data from other origins. */
const foreign: Record<string, MessageKey> = {
  'connect-src': 'blockedRequest',
  'frame-src': 'blockedFrame',
  'script-src-elem': 'blockedForeignScript',
};

/** A part of a page that its policy blocks, as a browser or a scan of its HTML reports it. */
export interface Blocked {
  directive: string;
  /** The blocked address, or `inline`, `eval` and the like. */
  address: string;
  /** The own section type that it is in. Default: unknown, so all are searched. */
  type?: string;
  /** The file that caused it, relative to the site, if it is a source of a section. */
  file?: string;
}

/** The problems of blocked content, at each line of the site's sections that writes it. Empty if it is not theirs. */
export function locateBlocked(blocked: Blocked, site: string, language: MessageLanguage = 'en'): Problem[] {
  const { directive, address, file } = blocked;
  const [, byFile] = /^sections\/([^/]+)\//.exec(file ?? '') ?? [];
  const own = ownSections(site);
  const type = [blocked.type, byFile].find((name) => name !== undefined && own.has(name));
  const origin = URL.canParse(address) && /^https?:|^wss?:/.test(address) ? new URL(address).origin : undefined;
  const written = origin === undefined ? inline[directive]?.pattern : undefined;
  const find = (line: string) => (origin === undefined ? (written ? line.search(written) : -1) : line.indexOf(origin));
  const types = type === undefined ? [...own.keys()] : [type];
  const places = types.flatMap((name) => findLines(name, own.get(name) as string, find));
  const exact = places.filter((place) => place.file === file);
  const first = { type: type ?? '', file: file ?? `sections/${type}/${type}.tsx`, line: 1, column: 1 };
  const found = exact.length > 0 ? exact : places.length > 0 || type === undefined ? places : [first];
  return found.map((place) => ({
    ...{ file: place.file, line: place.line, column: place.column, pointer: '', severity: 'warning', place: '' },
    code: directive === 'style-src-attr' ? 'inline-style' : 'blocked-content',
    message: blockedMessage(blocked, place.type)[language],
  }));
}

/** What the policy blocks, and what to write instead. `type` is the section type, if known. */
export function blockedMessage({ directive, address }: Blocked, type: string) {
  const isForeign = URL.canParse(address);
  const key = isForeign ? (foreign[directive] ?? 'blockedFile') : (inline[directive]?.message ?? 'blockedOther');
  const sheet = `sections/${type}/${type}.css`;
  return t(key, { type, sheet, directive, address });
}

interface Line {
  type: string;
  file: string;
  line: number;
  column: number;
}

function findLines(type: string, folder: string, find: (line: string) => number): Line[] {
  const { files } = listSiteFiles(folder, join(folder, '../..'));
  return files
    .filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const column = find(text) + 1;
          return column > 0 ? [{ type, file: `sections/${type}/${file}`, line: index + 1, column }] : [];
        }),
    );
}

/** The folders of the site's own section types, by type. */
export function ownSections(site: string): Map<string, string> {
  const folders = ownFolders(site).filter((folder) => basename(join(folder, '..')) === 'sections');
  return new Map(folders.map((folder) => [basename(folder), folder]));
}
