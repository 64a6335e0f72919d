import { setImmediate } from 'node:timers/promises';

/** A function whose calls resolve when a test decides, in any order. */
export function delayAnswers<Asked extends unknown[], Answer>() {
  const calls: { asked: Asked; answer: (answer: Answer) => Promise<void>; fail: (error: unknown) => Promise<void> }[] =
    [];
  const ask = (...asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const end =
        <Value>(give: (value: Value) => void) =>
        (value: Value) => {
          give(value);
          // Let the awaiting code continue first.
          return setImmediate();
        };
      calls.push({ asked, answer: end(resolve), fail: end(reject) });
    });
  return { ask, calls };
}
