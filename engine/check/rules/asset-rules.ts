import { readAddress } from '../../model/schema/address.ts';
import { encodingError, unreadableFile } from '../located-json.ts';
import { assetMessages } from '../messages/asset-messages.ts';
import { fileMessages } from '../messages/json-messages.ts';
import { linkMessages } from '../messages/link-messages.ts';
import type { Message } from '../messages/message.ts';
import { themeMessages } from '../messages/theme-messages.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { namedFilesIn, nodesOf, type SiteFile } from '../site-files.ts';
import { pictureName, suggest } from '../suggest.ts';
import { assetUse } from '../used-assets.ts';

const missingAssets: Rule = {
  code: 'missing-picture',
  title: { en: 'Missing picture', zh: '图片不存在' },
  description: {
    en: 'Pictures in pages exist under assets/images/.',
    zh: '页面所用的图片都在 assets/images/ 下。',
  },
  severity: 'error',
  *inFile(file, { assets }) {
    yield* missingIn('images/', file, assets, linkMessages.noPicture);
  },
};

const missingFonts: Rule = {
  code: 'missing-font',
  title: { en: 'Missing font', zh: '字体不存在' },
  description: {
    en: 'Fonts of the theme exist under assets/fonts/.',
    zh: '主题所用的字体都在 assets/fonts/ 下。',
  },
  severity: 'error',
  *inFile(file, { assets }) {
    yield* missingIn('fonts/', file, assets, themeMessages.noFont);
  },
};

function* missingIn(
  wanted: string,
  file: SiteFile,
  assets: Set<string>,
  says: (name: string) => Message,
): Generator<RuleFinding> {
  for (const { name, folder, path } of namedFilesIn(file)) {
    if (folder !== wanted || assets.has(folder + name)) continue;
    const there = [...assets].filter((asset) => asset.startsWith(folder)).map((asset) => asset.slice(folder.length));
    // Accepts a whole path, or a name without its folder.
    const last = pictureName(name);
    const [found, ...others] = there.filter((one) => one === last || one.endsWith(`/${last}`));
    const better = found && others.length === 0 ? { suggestion: found, sure: true } : suggest(name, there);
    yield { path, message: says(name), ...better };
  }
}

function flawRule(isOfPlaceholders: boolean, rule: Pick<Rule, 'code' | 'title' | 'description' | 'severity'>): Rule {
  return {
    ...rule,
    *onSite({ assets, flawOf, textOf }) {
      for (const asset of assets) {
        const flaw = flawOf?.(asset);
        if (!flaw || (flaw.kind === 'placeholder') !== isOfPlaceholders) continue;
        const file = unreadableFile(`assets/${asset}`, ('offset' in flaw && textOf?.(asset)) || '');
        yield {
          file,
          path: [],
          message: assetMessages.flaw(asset, flaw),
          ...('offset' in flaw && { offset: flaw.offset }),
        };
      }
    },
  };
}

/** Browsers show nothing for a broken picture, and visitors cannot open a broken download. */
const soundFiles = flawRule(false, {
  code: 'broken-file',
  title: { en: 'Broken file', zh: '文件损坏' },
  description: {
    en: 'Pictures, PDFs, videos and archives match their file extensions and are complete.',
    zh: '图片、PDF、视频和压缩包与其扩展名相符，且内容完整。',
  },
  severity: 'error',
});

/** A site may be built with a placeholder, but it must not be forgotten. */
const placeholderFiles = flawRule(true, {
  code: 'placeholder-file',
  title: { en: 'Placeholder file', zh: '占位文件' },
  description: {
    en: 'Downloads contain more than a few characters.',
    zh: '下载文件的内容不只是几个字符。',
  },
  severity: 'warning',
});

const followedLinks: Rule = {
  code: 'outside-link',
  title: { en: 'Link out of the site folder', zh: '链接到网站文件夹之外' },
  description: {
    en: 'Linked files and folders are within the site.',
    zh: '符号链接指向的文件和文件夹都在网站之内。',
  },
  severity: 'error',
  *onSite({ links = [] }) {
    for (const link of links) yield { file: { file: link }, path: [], message: linkMessages.unfollowedLink(link) };
  },
};

/** Browsers ignore captions that they cannot read, without a message. */
const soundCaptions: Rule = {
  code: 'unreadable-captions',
  title: { en: 'Unreadable captions', zh: '字幕无法读取' },
  description: {
    en: 'Captions are WebVTT in UTF-8: the file’s name ends in .vtt, its first line begins with WEBVTT, and it contains captions.',
    zh: '字幕为 UTF-8 编码的 WebVTT：文件名以 .vtt 结尾，第一行以 WEBVTT 开头，且其中有字幕。',
  },
  severity: 'error',
  *inFile(file, { site, assets }) {
    for (const { value, path, names } of nodesOf(file, 'CaptionsFile')) {
      if (!names.includes('Address')) continue;
      const address = readAddress(value as string, site);
      // Another rule reports missing files.
      const isThere = address.kind === 'file' && assets.has(address.asset);
      if (isThere && !address.asset.endsWith('.vtt')) yield { path, message: linkMessages.noCaptions(value as string) };
    }
  },
  *onSite({ assets, textOf }) {
    for (const asset of assets) {
      const text = asset.endsWith('.vtt') ? textOf?.(asset) : undefined;
      if (text === undefined) continue;
      const unfit = encodingError(text);
      const finding = { file: unreadableFile(`assets/${asset}`, text), path: [] };
      if (unfit?.kind === 'not-utf-8' || unfit?.kind === 'utf-16')
        yield { ...finding, message: fileMessages[unfit.kind](), offset: unfit.offset };
      else if (!/^\uFEFF?WEBVTT(?=\s|$)/.test(text)) yield { ...finding, message: linkMessages.brokenCaptions(asset) };
      else if (!/^(\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(\d+:)?\d\d:\d\d\.\d{3}/m.test(text))
        yield { ...finding, message: linkMessages.emptyCaptions(asset) };
    }
  },
};

/** A build cannot extract a frame of a video: the studio or an author provides the poster. */
const missingPosters: Rule = {
  code: 'missing-poster',
  title: { en: 'Video without a poster', zh: '视频没有封面图' },
  description: {
    en: 'A video that this site hosts has a poster that shows before it plays.',
    zh: '本站的视频都有播放前显示的封面图。',
  },
  severity: 'warning',
  *inFile(file, { site }) {
    const pictured = new Set(nodesOf(file, 'Poster').map(({ outer }) => outer));
    for (const { value, path, outer } of nodesOf(file, 'VideoTarget')) {
      if (pictured.has(outer)) continue;
      const [first = ''] = typeof value === 'string' ? [value] : Object.values(value as Record<string, string>);
      const address = readAddress(first, site);
      if (address.kind === 'file') yield { path, message: linkMessages.noPoster(first) };
    }
  },
};

/** Unused files are published too. */
const unusedAssets: Rule = {
  code: 'unused-asset',
  title: { en: 'Unused file', zh: '未使用的文件' },
  description: {
    en: 'A page, a record, site.json or theme.css uses every file in the folders of assets/. Checksums belong to their files; a used web page includes the files next to it.',
    zh: 'assets/ 下各文件夹中的每个文件都有页面、记录、site.json 或 theme.css 用到；校验和文件随所属文件计入；网页所在文件夹中的文件随网页计入。',
  },
  severity: 'warning',
  *whenSound({ files, site, assets, styles }) {
    if (!site) return;
    const isUsed = assetUse({ files, site, styles: styles?.urls }, assets);
    for (const asset of assets) {
      if (asset.startsWith('records/') || always.test(asset) || isUsed(asset)) continue;
      yield { file: { file: `assets/${asset}` }, path: [], message: linkMessages.unusedAsset(asset) };
    }
  },
};

/**
 * Files that browsers and services request on their own: icons, and files at the root of the site such as
 * `ads.txt`.
 */
const always = /(^|\/)favicon\.\w+$|^[^/]+$|^\.well-known\//;

export const assetRules: Rule[] = [
  missingAssets,
  followedLinks,
  soundFiles,
  placeholderFiles,
  soundCaptions,
  missingPosters,
  unusedAssets,
  missingFonts,
];
