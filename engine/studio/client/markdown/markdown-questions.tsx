import { useState } from 'react';
import { DialogField, FormDialog } from '../dialog.tsx';
import { useMessages } from '../messages.tsx';
import { useSite } from '../store/studio.ts';
import { markdownPictureUrl } from './schema.ts';

interface PictureQuestionProps {
  src: string;
  alt?: string;
  caption?: string;
  isNew: boolean;
  done: (alt: string, caption: string) => void;
  close: () => void;
}

/** Asks for the alternative text and the caption of a picture. */
export function PictureQuestion({ src, alt = '', caption = '', isNew, done, close }: PictureQuestionProps) {
  const { t } = useMessages();
  const [words, setWords] = useState(alt);
  const [below, setBelow] = useState(caption);
  const bases = useSite((site) => site.bases);
  return (
    <FormDialog
      title={`${t('mdPicture')} ${src}`}
      isNarrow
      action={t(isNew ? 'mdInsert' : 'mdChange')}
      submit={async () => done(words.trim(), below.trim())}
      close={close}
    >
      <img className="md-asked" src={markdownPictureUrl(src, bases)} alt="" />
      <DialogField name={t('mdAlt')} description={t('mdAltSays')}>
        <input value={words} onChange={({ target }) => setWords(target.value)} />
      </DialogField>
      <DialogField name={t('mdCaption')} description={t('mdCaptionSays')}>
        <input value={below} onChange={({ target }) => setBelow(target.value)} />
      </DialogField>
    </FormDialog>
  );
}

interface FormulaQuestionProps {
  tex?: string;
  isNew: boolean;
  done: (tex: string, isAlone: boolean) => void;
  close: () => void;
}

export function FormulaQuestion({ tex = '', isNew, done, close }: FormulaQuestionProps) {
  const { t } = useMessages();
  const [text, setText] = useState(tex);
  const [isAlone, setAlone] = useState(false);
  return (
    <FormDialog
      title={t('mdFormula')}
      isNarrow
      action={t(isNew ? 'mdInsert' : 'mdChange')}
      isOff={text.trim() === ''}
      submit={async () => done(text.trim(), isAlone)}
      close={close}
    >
      <DialogField name={t('mdFormulaTex')}>
        <input value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </DialogField>
      {isNew && (
        <label className="check">
          <input type="checkbox" checked={isAlone} onChange={({ target }) => setAlone(target.checked)} />{' '}
          {t('mdFormulaAlone')}
        </label>
      )}
    </FormDialog>
  );
}
