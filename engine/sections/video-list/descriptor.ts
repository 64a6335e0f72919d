import type { CaptionsFile, FrameTarget, Label, LanguageCode, Text, VideoTarget } from '../../model/kinds.ts';
import type { Poster } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Videos. One hosted on this site plays in a dialog, and so does one on another site that gives a player; any other opens there in a new tab.
 * @zh 视频。本站的视频在对话框中播放，写有播放器地址的其他网站的视频也是；其余的在新标签页中打开对方的页面。
 * @alias video videos film films 视频 影片
 */
export interface VideoListSection extends SectionBase {
  /**
   * The videos.
   * @zh 视频。
   */
  videos: Video[];
  /**
   * Puts the entry's number before its name. Default: `false`.
   * @zh 在名称前加上编号。默认：`false`。
   */
  numbered?: boolean;
}

/**
 * One video.
 * @zh 一段视频。
 */
export interface Video {
  /**
   * The number shown before the name, where it is not the position (a series that skips one).
   * @zh 名称前的编号，用于它与次序不同时（有跳号的系列）。
   */
  number?: number;
  /**
   * The video's name.
   * @zh 视频的名称。
   */
  name: Label;
  /**
   * Its topics.
   * @zh 视频的主题。
   */
  topics?: Text;
  /**
   * Its file or its page on another site. How long a file of this site lasts (MP4, WebM) is read from it and shown.
   * @zh 视频文件，或它在其他网站上的页面。本站文件（MP4、WebM）的时长从文件读取并显示。
   */
  to: VideoTarget;
  /**
   * The picture that the player of a video on this site shows until its first frame is there; its size is read from the
   * file. Default: a black ground, and the check says so.
   * @zh 本站视频的播放器在第一帧到达之前显示的图片，尺寸从文件读取。默认：黑底，检查时会提示。
   */
  poster?: Poster;
  /**
   * Whether it is a sample that stands in for a video to come: its entry then says so. Default: `false`.
   * @zh 是否为示例片段，代替以后的正式视频；是则在该项上注明。默认：`false`。
   */
  sample?: boolean;
  /**
   * The player of a video on another site, as that site gives it to pages of others: `https://player.example.com/42?autoplay=1`. A click
   * then plays it in the dialog here; before the click nothing is asked of that site. Default: a click opens its page in a new tab.
   * @zh 其他网站的视频的播放器，即该网站供他人嵌入的地址：`https://player.example.com/42?autoplay=1`。写上后，点击即在本页的对话框中播放；
   * 点击之前不向该网站请求任何内容。默认：点击后在新标签页中打开它的页面。
   */
  embed?: FrameTarget;
  /**
   * Its captions, a file a language; for a video of this site. The player offers them all and shows those of the page's language at
   * once. Default: none.
   * @zh 字幕，每种语言一个文件；用于本站的视频。播放器列出全部字幕，并直接显示页面语言的那一份。默认：没有字幕。
   * @mayBeEmpty
   * @unique language
   */
  captions?: CaptionTrack[];
}

/**
 * What is said or shown in a video, to read along in one language.
 * @zh 视频中的话语和画面的一种语言的文字，供对照阅读。
 */
export interface CaptionTrack {
  /**
   * The language that they are in: one of the site's.
   * @zh 字幕的语言：网站的语言之一。
   */
  language: LanguageCode;
  /**
   * The WebVTT file: `videos:lesson-en.vtt`.
   * @zh WebVTT 文件：`videos:lesson-en.vtt`。
   */
  to: CaptionsFile;
}
