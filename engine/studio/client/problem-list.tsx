import type { FocusEvent } from 'react';
import type { Problem } from '../../check/problem.ts';
import { useMessages } from './messages.tsx';
import { server } from './server.ts';
import { studio, usePlace, useSite } from './store/studio.ts';
import { isIn } from './unfinished-value.ts';

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
export function ProblemList({ problems, id }: { problems: Problem[]; id?: string }) {
  const { t } = useMessages();
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
                studio.act(() => server.fix({ file: problem.file, pointer: problem.pointer, code: problem.code }))
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

/** The problems of a place of the chosen file: all in it, or those right at it where it holds other fields. */
export function useProblems(pointer: string, isLeaf = true): Problem[] {
  const file = usePlace(({ chosen }) => chosen?.file);
  return useSite(({ problems }) =>
    problems.filter((one) => one.file === file && (one.pointer === pointer || (isLeaf && isIn(one.pointer, pointer)))),
  );
}

/** Whether a field lacks something and is still being written. */
export function useIncomplete(pointer: string): boolean {
  const file = usePlace(({ chosen }) => chosen?.file);
  return useSite(({ incomplete }) => incomplete.some((one) => one.file === file && isIn(one.pointer, pointer)));
}

/** Reports the errors of a field once the focus leaves it for another; the window may lose it meanwhile. */
export function leaving(pointer: string): { onBlur: (event: FocusEvent<HTMLElement>) => void } {
  return {
    onBlur: ({ currentTarget, target, relatedTarget }) => {
      if (document.activeElement !== target && !currentTarget.contains(relatedTarget))
        afterPress(() => studio.leave(pointer));
    },
  };
}
