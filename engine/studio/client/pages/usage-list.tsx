import type { Usage } from '../../protocol/pages-protocol.ts';
import { goTo } from '../go-to.ts';

/** Places that name something, each with what would be wrong there; each leads to its field. */
export function UsageList({ uses, close }: { uses: Usage[]; close: () => void }) {
  return (
    <ul className="uses">
      {uses.map((use) => (
        <li key={`${use.file}${use.pointer}`}>
          <button
            type="button"
            className="row row--tall"
            onClick={() => {
              close();
              goTo(use);
            }}
          >
            <span>
              <strong>{use.file}</strong> <span className="muted">{use.place}</span>
              {use.text && <span className="uses__text">{use.text}</span>}
              {use.problem && <span className="uses__fault">{use.problem.message}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
