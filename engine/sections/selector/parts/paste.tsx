import { useId, useState } from 'react';
import { plainText } from '../../../kit/inline.tsx';
import { useTranslation } from '../../../language/words.tsx';
import type { Found, Known } from '../find.ts';
import { choiceFor, readOutput } from '../read-output.ts';
import type { Selector } from '../selector.tsx';

/** The field for what commands print. It is read here, and says what it found. */
export function Paste({
  section: { minimums = [] },
  found: { questions },
  onRead,
}: {
  section: Selector;
  found: Found;
  /** Called with what was read: answers and versions by their fields, and the UUIDs of cards. */
  onRead: (read: Known, uuids: string[]) => void;
}) {
  const { t } = useTranslation('selector');
  const id = useId();
  const [says, setSays] = useState<string[]>();
  function read(text: string) {
    const reading = readOutput(text);
    const known: Known = {};
    const lines: string[] = [];
    for (const { field, label, reads } of minimums) {
      const version = reading[reads];
      if (version) known[field] = version;
      if (version) lines.push(`${plainText(label)} ${version}`);
    }
    for (const { key, label, choices, facet } of questions) {
      const names = facet?.reads === 'cuda' ? reading.cuda && [reading.cuda] : facet?.reads && reading.mpi;
      const [name] = names || [];
      if (!names || !name) continue;
      const choice = choiceFor(
        names,
        choices.map(({ value }) => value),
      );
      if (choice) known[key] = choice;
      lines.push(choice ? `${plainText(label)} ${choice}` : t('noneFor', { label: plainText(label), name }));
    }
    if (reading.uuids.length > 0) lines.push(t('cards', { count: reading.uuids.length }));
    setSays(text.trim() ? lines : undefined);
    onRead(known, reading.uuids);
  }
  return (
    <div className="selector__paste">
      <label htmlFor={id}>{t('paste')}</label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-note`}
        onChange={(event) => read(event.target.value)}
      />
      <p id={`${id}-note`}>{t('private')}</p>
      <p role="status">{says && (says.length > 0 ? t('read', { list: says.join(t('separator')) }) : t('nothing'))}</p>
    </div>
  );
}
