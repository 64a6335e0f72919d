import type { PlacedProblem } from '../protocol/edit-protocol.ts';
import { goTo } from './go-to.ts';
import { useMessages } from './messages.tsx';

/** The errors for which saving was refused: each is a link to its field, which closes the dialog and focuses the field. */
export function ProblemLinks({ problems, close }: { problems: PlacedProblem[]; close: () => void }) {
  const { localize } = useMessages();
  return (
    <ul className="problems">
      {problems.map((problem) => (
        <li key={`${problem.file}${problem.pointer}${problem.code}${problem.column}`} className={problem.severity}>
          <button
            type="button"
            className="plain"
            onClick={() => {
              close();
              goTo(problem);
            }}
          >
            {localize(problem.placeName) || problem.file}
          </button>{' '}
          <span className="muted">{problem.file}</span>
          <br />
          {problem.message}
        </li>
      ))}
    </ul>
  );
}
