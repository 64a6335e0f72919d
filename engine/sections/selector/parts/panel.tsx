import { startTransition, useOptimistic, useState } from 'react';
import type { Compiled, Inline as InlineText } from '../../../model/compiled.ts';
import { fieldText } from '../../../model/field-text.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { Button, ButtonLink } from '../../../ui/kit/button.tsx';
import { CopyButton } from '../../../ui/kit/copy-button.tsx';
import { FetchLines } from '../../../ui/kit/file-note.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { mailAddress } from '../../../ui/kit/mail-address.ts';
import { StatusTag } from '../../../ui/kit/status-tag.tsx';
import { Subheading } from '../../../ui/kit/subheading.tsx';
import type { Build, Selector } from '../builds.ts';
import type { LicenseEmail } from '../descriptor.ts';
import type { Found, Known, Question } from '../find.ts';
import { Paste } from './paste.tsx';

interface PanelProps {
  section: Selector;
  known: Known;
  found: Found;
  onKnown: (changed: Known) => void;
}

/** The questions, the field for command output and the result. */
export function Panel({ section, known, found, onKnown }: PanelProps) {
  const { t } = useTexts('selector');
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
  const { t } = useTexts('selector');
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

/** The result: reason, download command, guide and the license email. */
function Result({ section, found: { best, machine }, uuids }: { section: Selector; found: Found; uuids: string[] }) {
  const { t } = useTexts('selector');
  const { requirements = [], email } = section;
  return (
    <div className="selector__result">
      <div role="status">
        <Subheading under={section.heading} className="selector__take">
          {best ? t('take', { name: plainText(best.package.label) }) : t('none')}
        </Subheading>
        {best ? <StatusTag status={best.status} /> : <p>{t('noneWhy')}</p>}
        {best && (
          <ul className="selector__reasons">
            {requirements.map(({ field, label }) => {
              const needs = fieldText(best, field);
              if (!needs) return null;
              const has = machine[field];
              const values = { label: plainText(label), needs };
              return <li key={field}>{has ? t('enough', { ...values, has }) : t('wants', values)}</li>;
            })}
          </ul>
        )}
      </div>
      {best && (
        <>
          <ButtonLink to={best.package.to} look="primary" download={best.package.to.file?.name}>
            <Icon name="download" />
            {t('download', { name: plainText(best.package.label) })}
          </ButtonLink>
          {best.package.to.file && <FetchLines href={best.package.to.href} file={best.package.to.file} />}
          {best.table.note !== undefined && (
            <p>
              <Inline text={best.table.note as InlineText} />
            </p>
          )}
        </>
      )}
      {email && uuids.length > 0 && <Mail mail={email} uuids={uuids} />}
    </div>
  );
}

/** A `mailto:` link with the UUIDs. */
function Mail({ mail, uuids }: { mail: Compiled<LicenseEmail>; uuids: string[] }) {
  const { t } = useTranslation('selector');
  const lines = [...(mail.body ?? []).map(plainText), ...uuids];
  const href = mailAddress(mail.to.href, plainText(mail.subject), lines);
  return (
    <div className="selector__mail">
      <ButtonLink to={{ href }}>
        <Icon name="mail" />
        {t('mail', { count: uuids.length })}
      </ButtonLink>
      <CopyButton text={lines.join('\n')} of={t('cards', { count: uuids.length })} />
    </div>
  );
}

/** Shows whether a build matches, and which requirements fail. */
export function Verdict({ build, found: { misfits } }: { build: Build; found: Found }) {
  const { t } = useTexts('selector');
  const failing = misfits.get(build) ?? [];
  if (failing.length > 0) {
    return (
      <ul className="selector__misfits">
        {failing.map(({ label, needs, has, isVersion }) => (
          <li key={plainText(label)}>{t(isVersion ? 'tooLow' : 'isFor', { label: plainText(label), needs, has })}</li>
        ))}
      </ul>
    );
  }
  return (
    <span className="selector__fits">
      <Icon name="check" />
      {t('fits')}
    </span>
  );
}
