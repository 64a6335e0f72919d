import { useSpeech } from './speech.tsx';
import type { Work } from './use-studio.ts';

/** A choice of section types, each with its sentence: the one that is chosen is added to a list as its first example has it. */
export function NewSection({ work, list, count }: { work: Work; list: string; count: number }) {
  const { t, say } = useSpeech();
  const { sectionTypes, chosen } = work;
  return (
    <details className="adds">
      <summary>{t('addSection')}</summary>
      <ul>
        {sectionTypes.map(({ type, says, value }) => (
          <li key={type}>
            <button
              type="button"
              className="row row--tall"
              onClick={async (event) => {
                event.currentTarget.closest('details')?.removeAttribute('open');
                const pointer = `${list}/${count}`;
                await work.edit(pointer, [{ op: 'add', path: `${list}/-`, value }]);
                if (chosen) work.choose({ file: chosen.file, pointer });
              }}
            >
              <span>
                <strong>{type}</strong>
                <span className="muted">{say(says)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
