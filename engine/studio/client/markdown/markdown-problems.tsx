import type { Problem } from '../../../check/problem.ts';
import { useMessages } from '../messages.tsx';
import { ask } from '../server.ts';
import { studio } from '../store/studio.ts';

/** The problems of a Markdown file with their line and column. Each goes to its place, and has its fix. */
export function MarkdownProblems({ problems, goTo }: { problems: Problem[]; goTo: (problem: Problem) => void }) {
  const { t } = useMessages();
  if (problems.length === 0) return null;
  return (
    <ul className="problems" aria-label={t('mdProblems')}>
      {problems.map((problem) => {
        const { file, pointer, code, line, column, severity, message, fix, suggestion } = problem;
        return (
          <li key={`${code}${line}:${column}`} className={severity}>
            <strong>{t(severity)}:</strong>{' '}
            <button type="button" className="plain" onClick={() => goTo(problem)}>
              {t('mdLine')} {line}, {t('mdColumn')} {column}
            </button>{' '}
            {message}{' '}
            {fix && suggestion !== undefined && (
              <button type="button" onClick={() => studio.act(() => ask('fix', { file, pointer, code, line, column }))}>
                {t('fix')} “{suggestion}”
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
