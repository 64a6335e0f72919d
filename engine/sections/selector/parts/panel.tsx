import { useState } from 'react';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import type { Selector } from '../builds.ts';
import type { Found, Known } from '../find.ts';
import { Choices } from './choices.tsx';
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
