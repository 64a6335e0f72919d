import type { Problem } from '../../../check/problem.ts';
import { FixButton, problemKey } from '../fix-button.tsx';
import { useMessages } from '../messages.tsx';

/** The problems of a Markdown file with their line and column. Each goes to its place, and has its fix. */
export function MarkdownProblems({ problems, goTo }: { problems: Problem[]; goTo: (problem: Problem) => void }) {
  const { t } = useMessages();
  if (problems.length === 0) return null;
  return (
    <ul className="problems" aria-label={t('mdProblems')}>
      {problems.map((problem) => {
        const { line, column, severity, message } = problem;
        return (
          <li key={problemKey(problem)} className={severity}>
            <strong>{t(severity)}:</strong>{' '}
            <button type="button" className="plain" onClick={() => goTo(problem)}>
              {t('mdLine')} {line}, {t('mdColumn')} {column}
            </button>{' '}
            {message} <FixButton problem={problem} />
          </li>
        );
      })}
    </ul>
  );
}
