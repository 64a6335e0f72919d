import { readAddress } from '../../model/schema/address.ts';
import { encodingError, unreadableFile } from '../located-json.ts';
import { describeFlaw } from '../messages/describe-flaw.ts';
import { type MessageKey, type RuleCode, t } from '../messages/messages.ts';
import { defineRule, type Rule } from '../rule.ts';
import { namedFilesIn, nodesOf } from '../site-files.ts';
import { pictureName, suggest } from '../suggest.ts';
import { assetUse } from '../used-assets.ts';

const missingAssets = missingRule('missing-picture', 'images/', 'noPicture');

const missingFonts = missingRule('missing-font', 'fonts/', 'noFont');

function missingRule(code: RuleCode, wanted: string, message: MessageKey): Rule {
  return defineRule(code, {
    *inFile(file, { assets }) {
      for (const { name, folder, path, offset } of namedFilesIn(file)) {
        if (folder !== wanted || assets.has(folder + name)) continue;
        const there = [...assets]
          .filter((asset) => asset.startsWith(folder))
          .map((asset) => asset.slice(folder.length));
        // Accepts a whole path, or a name without its folder.
        const last = pictureName(name);
        const [found, ...others] = there.filter((one) => one === last || one.endsWith(`/${last}`));
        const better = found && others.length === 0 ? { suggestion: found, sure: true } : suggest(name, there);
        const passage = offset === undefined ? {} : { offset, wrong: name };
        yield { path, message: t(message, { name }), ...passage, ...better };
      }
    },
  });
}

function flawRule(code: RuleCode, isOfPlaceholders: boolean): Rule {
  return defineRule(code, {
    severity: isOfPlaceholders ? 'warning' : 'error',
    *onSite({ assets, flawOf, textOf }) {
      for (const asset of assets) {
        const flaw = flawOf?.(asset);
        if (!flaw || (flaw.kind === 'placeholder') !== isOfPlaceholders) continue;
        const file = unreadableFile(`assets/${asset}`, ('offset' in flaw && textOf?.(asset)) || '');
        yield {
          file,
          path: [],
          message: describeFlaw(asset, flaw),
          ...('offset' in flaw && { offset: flaw.offset }),
        };
      }
    },
  });
}

/** Browsers show nothing for a broken picture, and visitors cannot open a broken download. */
const soundFiles = flawRule('broken-file', false);

/** A site may be built with a placeholder, but it must not be forgotten. */
const placeholderFiles = flawRule('placeholder-file', true);

const followedLinks = defineRule('outside-link', {
  *onSite({ links = [] }) {
    for (const link of links) yield { file: { file: link }, path: [], message: t('unfollowedLink', { path: link }) };
  },
});

/** Browsers ignore captions that they cannot read, without a message. */
const soundCaptions = defineRule('unreadable-captions', {
  *inFile(file, { site, assets }) {
    for (const { value, path, names } of nodesOf(file, 'CaptionsFile')) {
      if (!names.includes('Address')) continue;
      const address = readAddress(value as string, site);
      // Another rule reports missing files.
      const isThere = address.kind === 'file' && assets.has(address.asset);
      if (isThere && !address.asset.endsWith('.vtt'))
        yield { path, message: t('noCaptions', { name: value as string }) };
    }
  },
  *onSite({ assets, textOf, flawOf }) {
    for (const asset of assets) {
      const text = asset.endsWith('.vtt') && !flawOf?.(asset) ? textOf?.(asset) : undefined;
      if (text === undefined) continue;
      const unfit = encodingError(text);
      const finding = { file: unreadableFile(`assets/${asset}`, text), path: [] };
      if (unfit?.kind === 'not-utf-8' || unfit?.kind === 'utf-16')
        yield { ...finding, message: t(`json-${unfit.kind}`), offset: unfit.offset };
      else if (!/^\uFEFF?WEBVTT(?=\s|$)/.test(text))
        yield { ...finding, message: t('brokenCaptions', { path: asset }) };
      else if (!/^(\d+:)?\d\d:\d\d\.\d{3}[ \t]+-->[ \t]+(\d+:)?\d\d:\d\d\.\d{3}/m.test(text))
        yield { ...finding, message: t('emptyCaptions', { path: asset }) };
    }
  },
});

/** A build cannot extract a frame of a video: the studio or an author provides the poster. */
const missingPosters = defineRule('missing-poster', {
  severity: 'warning',
  *inFile(file, { site }) {
    const pictured = new Set(nodesOf(file, 'Poster').map(({ outer }) => outer));
    for (const { value, path, outer } of nodesOf(file, 'VideoTarget')) {
      if (pictured.has(outer)) continue;
      const [first = ''] = typeof value === 'string' ? [value] : Object.values(value as Record<string, string>);
      const address = readAddress(first, site);
      if (address.kind === 'file') yield { path, message: t('noPoster', { name: first }) };
    }
  },
});

/** Unused files are published too. */
const unusedAssets = defineRule('unused-asset', {
  severity: 'warning',
  *whenSound({ files, site, assets, styles }) {
    if (!site) return;
    const isUsed = assetUse({ files, site, styles: styles?.urls }, assets);
    for (const asset of assets) {
      if (asset.startsWith('records/') || always.test(asset) || isUsed(asset)) continue;
      yield { file: { file: `assets/${asset}` }, path: [], message: t('unusedAsset', { path: asset }) };
    }
  },
});

/** Files that browsers and services request on their own: icons, and files at the site's root such as `ads.txt`. */
const always = /(^|\/)favicon\.\w+$|^[^/]+$|^\.well-known\//;

export const assetRules = [
  missingAssets,
  followedLinks,
  soundFiles,
  placeholderFiles,
  soundCaptions,
  missingPosters,
  unusedAssets,
  missingFonts,
];
