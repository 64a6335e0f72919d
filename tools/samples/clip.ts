import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SampleFile, textFile } from './sample.ts';

const width = 640;
const height = 360;
const rate = 25;
const seconds = 6;

/** The sample clip that stands in for every hosted video, and its captions. It needs ffmpeg; the committed clip serves everyone. */
export async function clipFiles(): Promise<SampleFile[]> {
  return [{ path: 'videos/sample.mp4', content: await encode() }, ...captionFiles()];
}

/** Captions that say that the clip is a sample. */
function captionFiles(): SampleFile[] {
  return [
    captions('zh', '示例视频：晶体中的平面波与电荷密度', '真实课程视频将在此播放'),
    captions(
      'en',
      'Sample clip: a plane wave and its charge density in a crystal',
      'The real course video would play here',
    ),
  ];
}

function captions(language: string, first: string, second: string): SampleFile {
  return textFile(
    `videos/sample-${language}.vtt`,
    `WEBVTT\n\n00:00.000 --> 00:03.000\n${first}\n\n00:03.000 --> 00:06.000\n${second}\n`,
  );
}

/** Draws the frames as grey-and-blue pixels and encodes them; one thread and no version marks keep the bytes the same. */
async function encode(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const file = join(folder, 'sample.mp4');
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${rate} -i -`;
  const output =
    '-c:v libx264 -profile:v baseline -level 3.0 -pix_fmt yuv420p -crf 38 -preset veryslow -g 75 -threads 1';
  const exact = '-fflags +bitexact -flags:v +bitexact -map_metadata -1 -movflags +faststart';
  try {
    const ffmpeg = spawn('ffmpeg', [...`-v error -y ${input} ${output} ${exact}`.split(' '), file], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    const done = new Promise<void>((resolve, reject) => {
      ffmpeg.on('error', () => reject(new Error('the clip needs ffmpeg, which could not be started')));
      ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
    });
    ffmpeg.stdin.on('error', () => {});
    for (let index = 0; index < rate * seconds; index += 1) {
      if (!ffmpeg.stdin.write(frame(index / rate)))
        await Promise.race([new Promise((next) => ffmpeg.stdin.once('drain', next)), done]);
    }
    ffmpeg.stdin.end();
    await done;
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The density of two states of a square lattice that interfere: it beats between two patterns, once in three seconds. */
function frame(time: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  const beat = Math.cos((2 * Math.PI * time) / 3);
  const k = (2 * Math.PI) / 80;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const s = Math.cos(k * x) + Math.cos(k * y);
      const p = Math.sin(k * x) * Math.sin(k * y);
      const density = (s / 2 + beat * p) ** 2 / 1.5625;
      pixels.set(
        [18 + 60 * density, 28 + 150 * density, 52 + 190 * density].map((value) => Math.min(255, Math.round(value))),
        (y * width + x) * 3,
      );
    }
  }
  return pixels;
}
