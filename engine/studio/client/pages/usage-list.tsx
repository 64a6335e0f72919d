import type { Usage } from '../../protocol/pages-protocol.ts';
import { useMessages } from '../messages.tsx';
import { studio } from '../store/studio.ts';

/** Links to the fields that use something, each with the error that it would have. */
export function UsageList({ uses, close }: { uses: Usage[]; close: () => void }) {
  const { localize } = useMessages();
  return (
    <ul className="uses">
      {uses.map((use) => (
        <li key={`${use.file}${use.pointer}`}>
          <button
            type="button"
            className="row row--tall"
            onClick={() => {
              close();
              studio.goTo(use);
            }}
          >
            <span>
              <strong>{use.file}</strong> <span className="muted">{localize(use.place)}</span>
              {use.text && <span className="uses__text">{use.text}</span>}
              {use.problem && <span className="uses__fault">{use.problem.message}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
