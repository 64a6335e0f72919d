import type { FocusEvent } from 'react';
import type { Problem } from '../../check/problem.ts';
import { FixButton, problemKey } from './fix-button.tsx';
import { isIn } from './is-in.ts';
import { useMessages } from './messages.tsx';
import { studio, usePlace, useSite } from './store/studio.ts';

let isPressed = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, () => (isPressed = false), { capture: true });
}

/** Runs something at once, or after the click while a pointer is down: if the layout moves before the release, the click is lost. */
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

/** The messages of problems, with a button for each fix. */
export function ProblemList({ problems, id }: { problems: Problem[]; id?: string }) {
  const { t } = useMessages();
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={id}>
      {problems.map((problem) => (
        <li key={problemKey(problem)} className={problem.severity}>
          <strong>{t(problem.severity)}:</strong> {problem.message} <FixButton problem={problem} />
        </li>
      ))}
    </ul>
  );
}

/** The problems of a value of the chosen file. A leaf also has those of the values inside it. */
export function useProblems(pointer: string, isLeaf = true): Problem[] {
  const file = usePlace(({ chosen }) => chosen?.file);
  return useSite(({ problems }) =>
    problems.filter((one) => one.file === file && (one.pointer === pointer || (isLeaf && isIn(one.pointer, pointer)))),
  );
}

/** Whether an unfinished field has errors. */
export function useIncomplete(pointer: string): boolean {
  const file = usePlace(({ chosen }) => chosen?.file);
  return useSite(({ incomplete }) => incomplete.some((one) => one.file === file && isIn(one.pointer, pointer)));
}

/** Reports the errors of a field when the focus moves to another field, but not when the window loses the focus. */
export function leaving(pointer: string): { onBlur: (event: FocusEvent<HTMLElement>) => void } {
  return {
    onBlur: ({ currentTarget, target, relatedTarget }) => {
      if (document.activeElement !== target && !currentTarget.contains(relatedTarget))
        afterPress(() => studio.leave(pointer));
    },
  };
}
