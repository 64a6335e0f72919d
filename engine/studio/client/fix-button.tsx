import type { Problem } from '../../check/problem.ts';
import { useMessages } from './messages.tsx';
import { ask } from './server.ts';
import { studio } from './store/studio.ts';

/** A button that applies the fix of a problem. Shows nothing if there is no fix, or no suggestion to name it by. */
export function FixButton({ problem: { file, pointer, code, fix, suggestion } }: { problem: Problem }) {
  const { t } = useMessages();
  if (!fix || suggestion === undefined) return null;
  return (
    <button type="button" onClick={() => studio.act(() => ask('fix', { file, pointer, code, fix }))}>
      {t('fix')} “{suggestion}”
    </button>
  );
}

/** Identifies a problem among those of a site. A value can have several with one code, each with its own fix. */
export function problemKey({ file, pointer, code, line, column, fix, message }: Problem): string {
  return JSON.stringify([file, pointer, code, line, column, fix, message]);
}
