import type { Repeated } from '../../model/for-each.ts';
import type { CaptionsFile, FrameTarget, Label, LanguageCode, Text, VideoTarget } from '../../model/kinds.ts';
import type { Poster } from '../../model/picture.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * Videos. Videos of this site, and those of other sites with `embed`, play in a dialog; others open their
 * page in a new tab.
 * @title Videos | 视频
 * @zh 视频。本站视频和写有 `embed` 的其他网站的视频在对话框中播放，其余的在新标签页中打开。
 * @alias video videos film films 视频 影片
 */
export interface VideoListSection extends SectionBase {
  /**
   * The videos.
   * @title Videos | 视频
   * @zh 视频。
   */
  videos: Video[];
  /**
   * Whether entries are numbered. Default: `false`.
   * @title Number the videos | 给视频编号
   * @zh 是否给视频编号。默认：`false`。
   */
  numbered?: boolean;
}

/**
 * A video.
 * @title Video | 视频
 * @zh 一段视频。
 */
export interface Video extends Repeated {
  /**
   * The number of the entry, if it differs from its position.
   * @title Number | 编号
   * @zh 编号，与次序不同时才写。
   */
  number?: number;
  /**
   * The video's name.
   * @title Name | 名称
   * @zh 视频的名称。
   */
  name: Label;
  /**
   * The topics.
   * @title Topics | 主题
   * @zh 视频的主题。
   */
  topics?: Text;
  /**
   * The file, or the page on another site. The duration of MP4 and WebM files of this site is read from the
   * file.
   * @title Video | 视频地址
   * @zh 视频文件，或它在其他网站上的页面。本站 MP4、WebM 文件的时长从文件读取。
   */
  to: VideoTarget;
  /**
   * The picture before the first frame of a video of this site. Its size is read from the file. Default: a
   * black background, with a warning from the check.
   * @title Poster | 封面图
   * @zh 本站视频第一帧出现前显示的图片，尺寸从文件读取。默认：黑色背景，检查时会警告。
   */
  poster?: Poster;
  /**
   * Whether this is a sample clip until the video is ready; the entry is marked as such. Default: `false`.
   * @title Sample clip | 示例片段
   * @zh 是否为正式视频上线前的示例片段；若是，页面会标明。默认：`false`。
   */
  sample?: boolean;
  /**
   * The address for embedding a video of another site: `https://player.example.com/42?autoplay=1`. It then
   * plays in the dialog; nothing loads from that site before the click. Default: the video's page opens in a
   * new tab.
   * @title Address to embed | 嵌入网址
   * @zh 其他网站视频的嵌入网址：`https://player.example.com/42?autoplay=1`。填写后，视频在对话框中播放，点击
   * 之前不从该网站加载任何内容。默认：在新标签页中打开视频页面。
   */
  embed?: FrameTarget;
  /**
   * Captions for a video of this site, one file per language. The player lists all and shows those in the
   * page's language. Default: none.
   * @title Captions | 字幕
   * @zh 本站视频的字幕，每种语言一个文件。播放器列出全部字幕，并默认显示页面语言的字幕。默认：无。
   * @mayBeEmpty
   * @unique language
   */
  captions?: CaptionTrack[];
}

/**
 * Captions in one language.
 * @title Captions | 字幕
 * @zh 一种语言的字幕。
 */
export interface CaptionTrack {
  /**
   * The language of the captions: one of the site's languages.
   * @title Language | 语言
   * @zh 字幕的语言，须是网站的语言之一。
   */
  language: LanguageCode;
  /**
   * The captions, as a WebVTT file: `videos:lesson-en.vtt`.
   * @title Captions file | 字幕文件
   * @zh 字幕，WebVTT 格式的文件：`videos:lesson-en.vtt`。
   */
  to: CaptionsFile;
}
