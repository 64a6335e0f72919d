import { startTransition, useOptimistic } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import type { Question } from '../find.ts';

/** One question: its choices, those greyed that nothing else leaves possible. Where there is one choice, it is made. */
export function Choices({
  name,
  question: { label, choices, chosen: known, facet },
  onChoose,
}: {
  /** The name of its radio buttons, unique on the page. */
  name: string;
  question: Question;
  /** Called with the choice; empty for any. */
  onChoose: (value: string) => void;
}) {
  const { t } = useTranslation('selector');
  // The address follows in a transition; a radio button shows at once that it was chosen.
  const [chosen, assume] = useOptimistic(known);
  const isOpen = choices.length > 1;
  const all = isOpen ? [{ value: '', name: t('any'), isPossible: true }, ...choices] : choices;
  return (
    <fieldset className="selector__question">
      <legend>
        <Inline text={label} />
      </legend>
      {all.map(({ value, name: choice, isPossible }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={isOpen ? value === chosen : true}
            disabled={!isPossible && value !== chosen}
            onChange={() =>
              startTransition(() => {
                assume(value);
                onChoose(value);
              })
            }
          />
          <span>{choice}</span>
        </label>
      ))}
      {facet?.elsewhere?.map((link) => (
        <Link key={plainText(link.label)} to={link.to}>
          <Inline text={link.label} />
        </Link>
      ))}
    </fieldset>
  );
}
