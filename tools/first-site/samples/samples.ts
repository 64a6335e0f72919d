import { join } from 'node:path';
import { writeAtomically } from '../../files/files.ts';
import { attachmentFiles, moduleFiles, utilityFiles } from './addons.ts';
import { caseDocuments, caseInputs } from './cases.ts';
import { captionFiles, clipFiles, posterFiles } from './clip.ts';
import { assetsFolder } from './folder.ts';
import { jobScripts } from './jobs.ts';
import { licenceFiles } from './licence-service.ts';
import { manualDocuments } from './manuals.ts';
import { packageFiles } from './packages.ts';
import { printDocuments } from './pdf.ts';
import { pseudopotentialFiles } from './pseudopotentials.ts';
import type { SampleFile } from './sample.ts';
import { toolDocuments } from './tool-documents.ts';
import { tutorialDocuments } from './tutorials.ts';

/** The kinds of sample files: archives need nothing, documents need Chromium and three fonts, videos need ffmpeg,
 * their posters and captions nothing. */
const kinds = {
  archives: async () => {
    const made = [
      packageFiles(),
      pseudopotentialFiles(),
      licenceFiles(),
      moduleFiles(),
      caseInputs(),
      attachmentFiles(),
    ];
    return [...(await Promise.all(made)).flat(), ...jobScripts(), ...utilityFiles()];
  },
  documents: (): Promise<SampleFile[]> =>
    printDocuments([...tutorialDocuments, ...manualDocuments, ...caseDocuments, ...toolDocuments()]),
  clip: clipFiles,
  posters: posterFiles,
  captions: captionFiles,
};

/**
 * `npm run samples`: writes the downloads of the sample site and the posters and captions of its videos under `assets/`, all kinds when none
 * is named, byte for byte the same each time on one machine. The files are committed: nobody needs this, nor Chromium, its fonts
 * (see `samples/pdf.ts`) or ffmpeg, unless the samples change.
 */
export async function samples({ kinds: wanted }: { kinds: (keyof typeof kinds)[] }): Promise<number> {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  for (const name of wanted.length > 0 ? names.filter((one) => wanted.includes(one)) : names) {
    const files: SampleFile[] = await kinds[name]();
    for (const { folder = 'files', path, content } of files)
      await writeAtomically(join(assetsFolder, folder, path), content);
    const bytes = files.reduce((total, { content }) => total + content.length, 0);
    console.log(`${name}: ${files.length} files, ${(bytes / 1000).toFixed(0)} kB`);
  }
  return 0;
}
