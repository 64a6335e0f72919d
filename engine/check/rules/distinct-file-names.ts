import type { Rule } from '../rule.ts';
import { sameButCase } from '../same-but-case.ts';
import { dataWords } from '../words/data-words.ts';

/** Of two files whose names differ in capitals alone, a checkout on macOS or Windows holds only one. */
export const distinctFileNames: Rule = {
  code: 'same-file-name',
  says: {
    en: 'Names of files and folders of the site differ in more than capitals.',
    zh: '网站的文件名、文件夹名之间的区别不只是大小写。',
  },
  severity: 'error',
  firm: true,
  *onSite({ files, assets }) {
    const all = [...files.map(({ file }) => file), ...[...assets].map((asset) => `assets/${asset}`)];
    const paths = [...new Set(all.flatMap(withFolders))].sort();
    for (const [index, first] of sameButCase(paths)) {
      const [path, other] = [paths[index], paths[first]] as [string, string];
      // What is in two such folders is reported once, at the folder.
      if (folderOf(path) === folderOf(other))
        yield { file: { file: path }, path: [], message: dataWords.sameFileButCase(path, other) };
    }
  },
};

function withFolders(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
