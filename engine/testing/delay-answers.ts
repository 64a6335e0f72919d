import { setImmediate } from 'node:timers/promises';

/** A function whose calls resolve when a test decides, in any order. */
export function delayAnswers<Args extends unknown[], Answer>() {
  const calls: { args: Args; answer: (answer: Answer) => Promise<void>; fail: (error: unknown) => Promise<void> }[] =
    [];
  const ask = (...args: Args): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const end =
        <Value>(give: (value: Value) => void) =>
        (value: Value) => {
          give(value);
          // Let the awaiting code continue first.
          return setImmediate();
        };
      calls.push({ args, answer: end(resolve), fail: end(reject) });
    });
  return { ask, calls };
}
