import { writeSync } from 'node:fs';
import { bundleEngine, loadRenderer } from '../../../engine/build/bundle.ts';
import type { Batch } from './batches.ts';
import { runFuzz } from './fuzz.ts';
import { createJudge } from './judge.ts';
import { listSubjects } from './subjects.ts';

// Tries one batch. Each line is written at once, so that the parent knows which value hangs.
const tell = (line: string) => writeSync(1, `${line}\n`);
const batch: Batch = JSON.parse(process.argv[2] as string);
const judge = await createJudge(await loadRenderer(await bundleEngine()));
tell(JSON.stringify(runFuzz(await listSubjects(), judge, { ...batch, onRun: (run) => tell(String(run)) })));
