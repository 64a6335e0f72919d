import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../paths.ts';
import { beating, type Frames, film, turning } from './frames.ts';
import { png } from './png.ts';
import { type SampleFile, type Text, textFile } from './sample.ts';
import { tipScenes } from './scenes.ts';
import { both } from './site-text.ts';

const rate = 12;

/** A hosted video of a page, as its list names it. */
interface Hosted {
  /** The file's name without its ending. */
  stem: string;
  name: Text;
}

/** The videos of the site: each its own moving picture, of its own length. They need ffmpeg; the committed files serve everyone. */
export async function clipFiles(): Promise<SampleFile[]> {
  const files: SampleFile[] = [];
  for (const [index, { stem }] of hostedVideos().entries()) {
    const { frames } = pictureOf(stem, index);
    files.push({ path: `videos/${stem}.mp4`, content: await encode(frames, secondsOf(index)) });
  }
  return files;
}

/** A late picture of each hosted video, which its player shows until the film is there: several films begin and
 * turn alike. Needs no ffmpeg. */
export async function posterFiles(): Promise<SampleFile[]> {
  return hostedVideos().map(({ stem }, index) => ({
    folder: 'images',
    path: `posters/${stem}.png`,
    content: png(film.width, film.height, pictureOf(stem, index).frames(0.7)),
  }));
}

/** The captions of each hosted video: that it is a sample, and what it shows. Needs no ffmpeg. */
export async function captionFiles(): Promise<SampleFile[]> {
  return hostedVideos().flatMap((video, index) =>
    (['zh', 'en'] as const).map((language) =>
      captions(video, language, secondsOf(index), pictureOf(video.stem, index).shows),
    ),
  );
}

/** How long the film at this place of the list runs. */
function secondsOf(index: number): number {
  return 8 + ((index * 5) % 13);
}

/** A tip shows what it tells; a lesson shows two states that interfere, each lesson others. */
function pictureOf(stem: string, index: number): { frames: Frames; shows: Text } {
  const tip = stem.startsWith('train-') ? tipScenes[Number(stem.slice(6)) - 1] : undefined;
  if (tip) return { frames: turning(tip.scene), shows: tip.shows };
  const beats = 2 + (index % 4);
  return {
    frames: beating(3 + (index % 5), 1 + (index % 3), beats),
    shows: {
      zh: `方形晶格上两个态叠加，电子密度在两种图样之间往复 ${beats} 次`,
      en: `The density of two states of a square lattice that interfere: it goes between two patterns and back ${beats} times`,
    },
  };
}

/** Every video that the pages have on this site. */
export function hostedVideos(): Hosted[] {
  return ['course-vedio', 'train', 'quick-start', 'tutorials'].flatMap((page) => {
    const { sections } = JSON.parse(readFileSync(`${root}/pages/learning/${page}.json`, 'utf8')) as {
      sections: { videos?: { to: unknown; name: string | Text }[] }[];
    };
    return sections
      .flatMap(({ videos = [] }) => videos)
      .flatMap(({ to, name }) => {
        const stem = /^videos:(.+)\.mp4$/.exec(String(to))?.[1];
        return stem ? [{ stem, name: both(name) }] : [];
      });
  });
}

function captions({ stem, name }: Hosted, language: 'zh' | 'en', seconds: number, shows: Text): SampleFile {
  const at = (time: number) => `00:${time.toFixed(3).padStart(6, '0')}`;
  const title = language === 'zh' ? `示例片段：${name.zh}` : `Sample clip: ${name.en}`;
  const cues = [
    `${at(0)} --> ${at(seconds / 2)}\n${title}`,
    `${at(seconds / 2)} --> ${at(seconds)}\n${shows[language]}`,
  ];
  return textFile(`videos/${stem}-${language}.vtt`, `WEBVTT\n\n${cues.join('\n\n')}\n`);
}

/** Draws the frames and encodes them; one thread and no version marks keep the bytes the same. */
async function encode(frames: Frames, seconds: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const file = join(folder, 'sample.mp4');
  const input = `-f rawvideo -pix_fmt rgb24 -s ${film.width}x${film.height} -r ${rate} -i -`;
  const output = '-c:v libx264 -profile:v main -pix_fmt yuv420p -crf 36 -preset medium -g 150 -threads 1';
  const exact = '-fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart';
  try {
    const ffmpeg = spawn('ffmpeg', [...`-v error -y ${input} ${output} ${exact}`.split(' '), file], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const done = new Promise<void>((resolve, reject) => {
      ffmpeg.on('error', () => reject(new Error('the videos need ffmpeg, which could not be started')));
      ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
    });
    ffmpeg.stdin.on('error', () => {});
    const count = rate * seconds;
    for (let index = 0; index < count; index += 1) {
      if (!ffmpeg.stdin.write(frames(index / (count - 1))))
        await Promise.race([new Promise((next) => ffmpeg.stdin.once('drain', next)), done]);
    }
    ffmpeg.stdin.end();
    await done;
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
