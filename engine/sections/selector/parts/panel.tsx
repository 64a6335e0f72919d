import { startTransition, useOptimistic, useState } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import type { Selector } from '../builds.ts';
import type { Found, Known, Question } from '../find.ts';
import { Paste } from './paste.tsx';
import { Result } from './result.tsx';

/** The questions, the field for command output and the result. */
export function Panel({
  section,
  known,
  found,
  onKnown,
}: {
  section: Selector;
  known: Known;
  found: Found;
  /** Called with changes of the known facts. */
  onKnown: (changed: Known) => void;
}) {
  const { t } = useTranslation('selector');
  // Only for the email: the address must not contain them.
  const [uuids, setUuids] = useState<string[]>([]);
  const [start, setStart] = useState(0);
  return (
    <>
      <div className="selector__asked">
        <Paste
          key={start}
          section={section}
          found={found}
          onRead={(read, cards) => {
            setUuids(cards);
            onKnown(read);
          }}
        />
        {found.questions.map((question) => (
          <Choices
            key={question.key}
            name={`${section.id}-${question.key}`}
            question={question}
            onChoose={(value) => onKnown({ [question.key]: value })}
          />
        ))}
        {(Object.values(known).some(Boolean) || uuids.length > 0) && (
          <Button
            look="quiet"
            onClick={() => {
              setUuids([]);
              setStart(start + 1);
              onKnown(Object.fromEntries(Object.keys(known).map((key) => [key, ''])));
            }}
          >
            {t('again')}
          </Button>
        )}
      </div>
      <Result section={section} found={found} uuids={uuids} />
    </>
  );
}

/** A question with its options; impossible ones are gray. A single option is selected. */
function Choices({
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
