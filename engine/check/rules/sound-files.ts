import { unread } from '../located-json.ts';
import type { Rule } from '../rule.ts';
import { assetWords } from '../words/asset-words.ts';
import { linkWords } from '../words/link-words.ts';

/** A rule about flaws of files: of stand-ins alone, or of all other files. */
function flawRule(isOfPlaceholders: boolean, rule: Pick<Rule, 'code' | 'says' | 'severity'>): Rule {
  return {
    ...rule,
    *onSite({ assets, flawOf, textOf }) {
      for (const asset of assets) {
        const flaw = flawOf(asset);
        if (!flaw || (flaw.kind === 'placeholder') !== isOfPlaceholders) continue;
        const file = unread(`assets/${asset}`, ('offset' in flaw && textOf(asset)) || '');
        yield {
          file,
          path: [],
          message: assetWords.flaw(asset, flaw),
          ...('offset' in flaw && { offset: flaw.offset }),
        };
      }
    },
  };
}

/** Browsers show nothing for a file that is not a picture, and visitors cannot open a broken download. */
export const soundFiles = flawRule(false, {
  code: 'broken-file',
  says: {
    en: 'Pictures, PDFs, videos and archives are what their names say, and whole.',
    zh: '图片、PDF、视频和压缩包与其文件名相符，且完整。',
  },
  severity: 'error',
});

/** A stand-in for a download may be built and tried, but must not be forgotten. */
export const placeholderFiles = flawRule(true, {
  code: 'placeholder-file',
  says: {
    en: 'Downloads hold more than a few characters.',
    zh: '下载文件的内容不只是几个字符。',
  },
  severity: 'warning',
});

/** Nobody sees from a link alone that its file is elsewhere, and not part of the site. */
export const followedLinks: Rule = {
  code: 'outside-link',
  says: {
    en: 'Linked files and folders are within the site.',
    zh: '链接指向的文件和文件夹都在网站之内。',
  },
  severity: 'error',
  *onSite({ links }) {
    for (const link of links) yield { file: { file: link }, path: [], message: linkWords.unfollowedLink(link) };
  },
};
