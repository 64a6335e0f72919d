import { startTransition, useOptimistic } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import type { Question } from '../find.ts';

/** A question with its options; impossible ones are gray. A single option is selected. */
export function Choices({
  name,
  question: { label, choices, chosen: known, facet },
  onChoose,
}: {
  /** The radio group name, unique on the page. */
  name: string;
  question: Question;
  /** Called with the selected value; empty for any. */
  onChoose: (value: string) => void;
}) {
  const { t } = useTranslation('selector');
  // The address changes in a transition, but the radio button changes at once.
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
      {facet?.helpLinks?.map((link) => (
        <Link key={plainText(link.label)} to={link.to}>
          <Inline text={link.label} />
        </Link>
      ))}
    </fieldset>
  );
}
