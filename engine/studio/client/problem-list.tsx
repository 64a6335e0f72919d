import type { FocusEvent } from 'react';
import type { Problem } from '../../check/problem.ts';
import { server } from './server.ts';
import { useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';

let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => (isPressed = false), { capture: true });
}

/**
 * Does something now, or after the click while a pointer is pressed: what moves the page between press and release would take the click
 * from what was pressed.
 */
function afterPress(work: () => void): void {
  if (!isPressed) {
    work();
    return;
  }
  const isOver = new AbortController();
  const end = () => {
    isOver.abort();
    // The click follows the release in the same task.
    setTimeout(work);
  };
  for (const type of ['pointerup', 'pointercancel']) document.addEventListener(type, end, { signal: isOver.signal });
}

/** Problems as the check tells them, each with its fix as a button where it has one. */
export function ProblemList({ work, problems, id }: { work: Work; problems: Problem[]; id?: string }) {
  const { t } = useSpeech();
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={id}>
      {problems.map((problem) => (
        <li key={`${problem.file}${problem.pointer}${problem.code}${problem.column}`} className={problem.severity}>
          <strong>{t(problem.severity)}:</strong> {problem.message}{' '}
          {problem.fix && problem.suggestion !== undefined && (
            <button
              type="button"
              onClick={() =>
                work.act(() => server.fix({ file: problem.file, pointer: problem.pointer, code: problem.code }))
              }
            >
              {t('fix')} “{problem.suggestion}”
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The problems of a field: in it where it is a value of its own, right at it where it holds others. */
export function problemsAt(work: Work, pointer: string, isLeaf: boolean): Problem[] {
  return work.state.problems.filter(
    (one) =>
      one.file === work.chosen?.file && (one.pointer === pointer || (isLeaf && one.pointer.startsWith(`${pointer}/`))),
  );
}

/** Whether a field lacks something and is still being written. */
export function isIncomplete(work: Work, pointer: string): boolean {
  return work.incomplete.some((one) => one.file === work.chosen?.file && `${one.pointer}/`.startsWith(`${pointer}/`));
}

/** Reports the errors of a field once the focus leaves it for another; the window may lose it meanwhile. */
export function leaving(work: Work, pointer: string): { onBlur: (event: FocusEvent<HTMLElement>) => void } {
  return {
    onBlur: ({ currentTarget, target, relatedTarget }) => {
      if (document.activeElement !== target && !currentTarget.contains(relatedTarget))
        afterPress(() => work.leave(pointer));
    },
  };
}
