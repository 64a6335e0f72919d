import type { Duration, FileTarget, Label, Target, Text } from '../../descriptor/kinds.ts';
import type { Picture } from '../../descriptor/picture.ts';
import type { SectionBase } from '../../descriptor/section.ts';

/**
 * Videos. One hosted on this site plays in a dialog; one on another site opens there in a new tab.
 * @alias video videos
 */
export interface VideoListSection extends SectionBase {
  /** The videos. */
  videos: Video[];
  /** Puts the entry's number before its name. Default: `false`. */
  numbered?: boolean;
}

/** One video. */
export interface Video {
  /** The number shown before the name, where it is not the position (a series that skips one). */
  number?: number;
  /** The video's name. */
  name: Label;
  /** Its topics. */
  topics?: Text;
  /** Its file or its page on another site. */
  to: Target;
  /** The picture that the player of a video on this site shows until its first frame is there. Default: a black ground. */
  poster?: Picture;
  /** Its length as `mm:ss` or `h:mm:ss`, for a video on another site: that of a file of this site is read from the file. */
  duration?: Duration;
  /** A word beside its length: "Sample clip". */
  note?: Text;
  /** Its captions, which the player offers; for a video on this site. Default: none. */
  captions?: Captions;
}

/** What is said in a video, to read along. */
export interface Captions {
  /** The WebVTT file in the page's language: `{ "zh": "videos:lesson-zh.vtt", "en": "videos:lesson-en.vtt" }`. */
  to: FileTarget;
}
