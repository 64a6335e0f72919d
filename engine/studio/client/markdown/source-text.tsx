import type { RefObject } from 'react';
import { useMessages } from '../messages.tsx';
import type { Labels } from '../typed-input.tsx';
import { withLineEnds } from './with-line-ends.ts';

interface SourceTextProps {
  text: string;
  lang: string | undefined;
  labels: Labels;
  pointer: string;
  field: RefObject<HTMLTextAreaElement | null>;
  write: (text: string) => void;
}

/** The Markdown as text. */
export function SourceText({ text, lang, labels, pointer, field, write }: SourceTextProps) {
  const { t } = useMessages();
  return (
    <textarea
      ref={field}
      className="md__source"
      data-pointer={`${pointer}#source`}
      aria-label={t('mdSource')}
      aria-describedby={labels['aria-describedby']}
      lang={lang}
      spellCheck={false}
      value={text.replace(/\r\n?/g, '\n')}
      onChange={({ target }) => write(withLineEnds(target.value, text))}
    />
  );
}
