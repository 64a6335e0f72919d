import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from './files.ts';
import { attachmentFiles, moduleFiles, utilityFiles } from './samples/addons.ts';
import { caseDocuments, caseInputs } from './samples/cases.ts';
import { clipFiles, posterFiles } from './samples/clip.ts';
import { assetsFolder } from './samples/folder.ts';
import { jobScripts } from './samples/jobs.ts';
import { licenceFiles } from './samples/licence-service.ts';
import { manualDocuments } from './samples/manuals.ts';
import { packageFiles } from './samples/packages.ts';
import { printDocuments } from './samples/pdf.ts';
import { pseudopotentialFiles } from './samples/pseudopotentials.ts';
import type { SampleFile } from './samples/sample.ts';
import { toolDocuments } from './samples/tool-documents.ts';
import { tutorialDocuments } from './samples/tutorials.ts';

/** The kinds of sample files: archives need nothing, documents need Chromium and three fonts, videos need ffmpeg,
 * their posters nothing. */
const kinds: Record<string, () => Promise<SampleFile[]>> = {
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
  documents: () => printDocuments([...tutorialDocuments, ...manualDocuments, ...caseDocuments, ...toolDocuments()]),
  clip: clipFiles,
  posters: posterFiles,
};

/**
 * `npm run samples [archives] [documents] [clip] [posters]`: writes the downloads of the sample site and the posters of
 * its videos under `assets/`, all kinds when none is named, byte for byte the same each time on one machine. The files
 * are committed: nobody needs this, nor Chromium, its fonts (see `samples/pdf.ts`) or ffmpeg, unless the samples change.
 */
export async function samples(args: string[]): Promise<number> {
  const unknown = args.find((name) => !kinds[name]);
  if (unknown) throw new Error(`there is no kind of sample "${unknown}": use ${Object.keys(kinds).join(', ')}.`);
  for (const [name, make] of Object.entries(kinds)) {
    if (args.length > 0 && !args.includes(name)) continue;
    const files = await make();
    for (const { folder = 'files', path, content } of files)
      await writeAtomically(join(assetsFolder, folder, path), content);
    const bytes = files.reduce((total, { content }) => total + content.length, 0);
    console.log(`${name}: ${files.length} files, ${(bytes / 1000).toFixed(0)} kB`);
  }
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await samples(process.argv.slice(2));
