import { Fragment, useId, useState } from 'react';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { plainText } from '../../../ui/kit/inline.tsx';
import type { Selector } from '../builds.ts';
import type { Found, Known } from '../find.ts';
import { choiceFor, commands, type Reading, readOutput } from '../read-output.ts';

/** The field for command output, which is parsed in the browser. */
export function Paste({
  section: { facets, requirements = [], email },
  found: { questions },
  onRead,
}: {
  section: Selector;
  found: Found;
  /** Called with the answers, versions and card UUIDs. */
  onRead: (read: Known, uuids: string[]) => void;
}) {
  const { t } = useTranslation('selector');
  const id = useId();
  const [reading, setReading] = useState<Reading>();
  const wanted = new Set([
    ...requirements.map(({ detectFrom }) => detectFrom),
    ...facets.map(({ detectFrom }) => detectFrom),
    email && 'uuids',
  ]);
  const printedBy = Object.entries(commands).flatMap(([what, command]) =>
    wanted.has(what as keyof Reading) ? command : [],
  );
  if (printedBy.length === 0) return null;

  /** The relevant facts; empty for values that no build has. */
  function toldBy(reading: Reading) {
    return [
      ...requirements.flatMap(({ field, label, detectFrom }) => {
        const version = reading[detectFrom];
        return version ? { key: field, label: plainText(label), value: version, name: version } : [];
      }),
      ...questions.flatMap(({ key, label, choices, facet }) => {
        const names = facet?.detectFrom && reading[facet.detectFrom];
        if (!names) return [];
        const choice = choiceFor(names, choices);
        return { key, label: plainText(label), value: choice?.value, name: choice?.name ?? names[0] ?? '' };
      }),
    ];
  }

  function read(text: string) {
    const reading = readOutput(text);
    setReading(text.trim() ? reading : undefined);
    onRead(Object.fromEntries(toldBy(reading).map(({ key, value = '' }) => [key, value])), reading.uuids);
  }

  const told = reading ? toldBy(reading) : [];
  const cards = email ? (reading?.uuids.length ?? 0) : 0;
  const useful = [
    ...told.flatMap(({ label, value, name }) => (value ? `${label} ${name}` : [])),
    ...(cards > 0 ? [t('cards', { count: cards })] : []),
  ];
  return (
    <div className="selector__paste">
      <label htmlFor={id}>{t('paste')}</label>
      <p id={`${id}-commands`}>
        {t('pasteHelp')}
        {printedBy.map((command) => (
          <Fragment key={command}>
            {' '}
            <code>{command}</code>
          </Fragment>
        ))}
      </p>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-commands ${id}-note`}
        onChange={(event) => read(event.target.value)}
      />
      <p id={`${id}-note`}>{t('private')}</p>
      <div role="status">
        {useful.length > 0 && <p>{t('read', { list: useful.join(' · ') })}</p>}
        {told.map(({ key, label, value, name }) => !value && <p key={key}>{t('noneFor', { label, name })}</p>)}
        {reading && told.length === 0 && cards === 0 && <p>{t('nothing')}</p>}
      </div>
    </div>
  );
}
