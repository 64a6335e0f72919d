import { readAddress } from '../../model/schema/address.ts';
import { unfitness, unread } from '../located-json.ts';
import type { Rule } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import { fileWords } from '../words/json-words.ts';
import { linkWords } from '../words/link-words.ts';

/** Browsers are silent about captions that they cannot read, and show none. */
export const soundCaptions: Rule = {
  code: 'unreadable-captions',
  says: {
    en: 'Captions are WebVTT in UTF-8: the file’s name ends in .vtt, its first line begins with WEBVTT, and it holds some.',
    zh: '字幕为 UTF-8 编码的 WebVTT：文件名以 .vtt 结尾，第一行以 WEBVTT 开头，且其中有字幕。',
  },
  severity: 'error',
  *inFile(file, { site, assets }) {
    for (const { value, path, names } of nodesOf(file, 'CaptionsFile')) {
      if (!names.includes('Address')) continue;
      const address = readAddress(value as string, site);
      // One that is not there is told as such.
      const isThere = address.kind === 'file' && assets.has(address.asset);
      if (isThere && !address.asset.endsWith('.vtt')) yield { path, message: linkWords.noCaptions(value as string) };
    }
  },
  *onSite({ assets, textOf }) {
    for (const asset of assets) {
      const text = asset.endsWith('.vtt') ? textOf(asset) : undefined;
      if (text === undefined) continue;
      const unfit = unfitness(text);
      const finding = { file: unread(`assets/${asset}`, text), path: [] };
      if (unfit?.kind === 'not-utf-8' || unfit?.kind === 'utf-16')
        yield { ...finding, message: fileWords[unfit.kind](), offset: unfit.offset };
      else if (!/^\uFEFF?WEBVTT(?=\s|$)/.test(text)) yield { ...finding, message: linkWords.brokenCaptions(asset) };
      else if (!/^(\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(\d+:)?\d\d:\d\d\.\d{3}/m.test(text))
        yield { ...finding, message: linkWords.emptyCaptions(asset) };
    }
  },
};
