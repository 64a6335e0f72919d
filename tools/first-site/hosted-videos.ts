import { readFileSync } from 'node:fs';
import { root } from '../../engine/site/paths.ts';

/** The file names, without extension, of all videos that the pages show from this site. */
export function hostedVideos(): string[] {
  return ['course-vedio', 'train', 'quick-start', 'tutorials'].flatMap((page) => {
    const text = readFileSync(`${root}/pages/learning/${page}.json`, 'utf8');
    return [...text.matchAll(/"videos:([\w-]+)\.mp4"/g)].map(([, stem = '']) => stem);
  });
}
