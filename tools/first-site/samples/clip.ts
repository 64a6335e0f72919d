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
  topics: Text;
}

/** The videos of the site, each with captions: its own moving picture, of its own length. They need ffmpeg; the committed files serve everyone. */
export async function clipFiles(): Promise<SampleFile[]> {
  const files: SampleFile[] = [];
  for (const [index, video] of hostedVideos().entries()) {
    const seconds = 8 + ((index * 5) % 13);
    const frames = framesOf(video.stem, index);
    files.push({ path: `videos/${video.stem}.mp4`, content: await encode(frames, seconds) });
    for (const language of ['zh', 'en'] as const) files.push(captions(video, language, seconds));
  }
  return files;
}

/** A late picture of each hosted video, which its player shows until the film is there: several films begin and
 * turn alike. Needs no ffmpeg. */
export async function posterFiles(): Promise<SampleFile[]> {
  return hostedVideos().map(({ stem }, index) => ({
    folder: 'images',
    path: `posters/${stem}.png`,
    content: png(film.width, film.height, framesOf(stem, index)(0.7)),
  }));
}

/** A tip shows what it tells; a lesson shows two states that interfere, each lesson others. */
function framesOf(stem: string, index: number): Frames {
  const scene = stem.startsWith('train-') ? tipScenes[Number(stem.slice(6)) - 1] : undefined;
  return scene ? turning(scene) : beating(3 + (index % 5), 1 + (index % 3), 2 + (index % 4));
}

/** Every video that the pages have on this site. */
export function hostedVideos(): Hosted[] {
  return ['course-vedio', 'train', 'quick-start', 'tutorials'].flatMap((page) => {
    const { sections } = JSON.parse(readFileSync(`${root}/pages/learning/${page}.json`, 'utf8')) as {
      sections: { videos?: { to: unknown; name: string | Text; topics: string | Text }[] }[];
    };
    return sections
      .flatMap(({ videos = [] }) => videos)
      .flatMap(({ to, name, topics }) => {
        const stem = /^videos:(.+)\.mp4$/.exec(String(to))?.[1];
        return stem ? [{ stem, name: both(name), topics: both(topics) }] : [];
      });
  });
}

/** Captions that say what the video is, and that it is a sample. */
function captions({ stem, name, topics }: Hosted, language: 'zh' | 'en', seconds: number): SampleFile {
  const half = (seconds / 2).toFixed(3).padStart(6, '0');
  const sample = language === 'zh' ? '示例片段' : 'Sample clip';
  const cues = [
    `00:00.000 --> 00:${half}\n${sample}: ${name[language]}`,
    `00:${half} --> 00:${seconds.toFixed(3).padStart(6, '0')}\n${topics[language]}`,
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
