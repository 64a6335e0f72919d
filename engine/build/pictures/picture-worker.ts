// The script of the process that converts pictures.
import { createTaskRunner, type RunTask, runForResult } from '../run-task.ts';
import type { PictureInputs, PictureRequest, PictureResponse } from './picture-process.ts';

let runTask: RunTask;

process.once('disconnect', () => process.exit());
process.on('message', (message: PictureInputs | PictureRequest) => {
  if ('task' in message) void answer(message);
  else
    runTask = createTaskRunner(message.inputs, message.bundle, () => {
      throw new Error('This process renders no pages.');
    });
});

async function answer({ id, task }: PictureRequest): Promise<void> {
  const result = await runForResult(runTask, task);
  // The build may have ended.
  if (process.connected) process.send?.({ id, result } satisfies PictureResponse);
}
