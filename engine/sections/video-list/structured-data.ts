import type { StructuredDataBuilder } from '../../model/structured-data.ts';
import { plainText } from '../../ui/kit/inline.tsx';
import type { VideoListSection } from './descriptor.ts';

/** Videos: by file, or by their page on another site. */
const describe: StructuredDataBuilder<VideoListSection> = ({ section: { videos } }, { page, language, whole }) =>
  videos.map(({ name, topics, to, poster }) => ({
    '@type': 'VideoObject',
    name: plainText(name),
    description: topics === undefined ? page.description : plainText(topics),
    inLanguage: language,
    [to.file ? 'contentUrl' : 'url']: whole(to.href),
    thumbnailUrl: poster && whole(poster.src),
    duration: lengthOf(to.file?.seconds),
  }));

/** An ISO 8601 duration: 65 seconds are `PT65S`. */
function lengthOf(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : `PT${Math.round(seconds)}S`;
}

export default describe;
