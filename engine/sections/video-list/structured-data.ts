import type { StructuredDataBuilder } from '../../model/structured-data.ts';
import { plainText } from '../../ui/kit/inline.tsx';
import type { VideoListSection } from './descriptor.ts';

/** Each video: one of this site by its file, one on another by its page there. */
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

/** A length as ISO 8601 writes it: 65 seconds are `PT65S`. */
function lengthOf(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : `PT${Math.round(seconds)}S`;
}

export default describe;
