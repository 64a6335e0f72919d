import { setImmediate } from 'node:timers/promises';

/** A function whose calls are answered when a test says so, in any order. */
export function delayAnswers<Asked extends unknown[], Answer>() {
  const calls: { asked: Asked; answer: (answer: Answer) => Promise<void>; fail: (error: unknown) => Promise<void> }[] =
    [];
  const ask = (...asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const end =
        <Value>(give: (value: Value) => void) =>
        (value: Value) => {
          give(value);
          // Whoever waits for the answer goes on first.
          return setImmediate();
        };
      calls.push({ asked, answer: end(resolve), fail: end(reject) });
    });
  return { ask, calls };
}
