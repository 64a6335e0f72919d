import type { Blank, Field } from '../../protocol/form-protocol.ts';
import { PlainInput } from '../plain-input.tsx';
import { leaving } from '../problem-list.tsx';
import { useSpeech } from '../speech.tsx';
import { type Labels, TypedInput } from '../typed-input.tsx';
import type { Work } from '../use-studio.ts';

interface RecordCellProps {
  work: Work;
  name: string;
  value: unknown;
  /** The field of the record's form. Default: the record is not chosen, or lacks it. */
  field?: Field;
  /** What the record can be given where it lacks the field. */
  blank?: Blank;
  language: string;
  record: string;
  isChosen: boolean;
  choose: () => void;
}

/** A field of a record: what it says, and where its record is chosen, its input; of what holds others, a way to them in the form. */
export function RecordCell(props: RecordCellProps) {
  const { work, name, value, field, blank, language, record, isChosen, choose } = props;
  const { t, named } = useSpeech();
  const shown = textOf(value, language);
  if (!isChosen)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the row's own button does so by keys.
      <td data-column={name} onClick={choose}>
        <span className="records__text">{shown}</span>
      </td>
    );
  const path = `${record}/${name}`;
  if (!field)
    return (
      <td data-column={name}>
        {blank && (
          <button
            type="button"
            className="plain"
            aria-label={named(t('addField'), name)}
            onClick={() => work.edit(path, [{ op: 'add', path, value: blank.value }])}
          >
            +
          </button>
        )}
      </td>
    );
  return (
    <td data-column={name} {...leaving(work, path)}>
      {field.fields ? (
        <button
          type="button"
          className="plain records__text"
          onClick={() => work.choose({ file: work.chosen?.file ?? '', pointer: record }, path)}
        >
          {t('open')}: {shown}
        </button>
      ) : field.kind === 'texts' ? (
        <TextCell work={work} field={field} language={language} labels={labelsOf(work, name, path)} />
      ) : (
        <PlainInput
          work={work}
          field={{ ...field, kind: field.kind === 'text' ? 'line' : field.kind }}
          labels={labelsOf(work, name, path)}
        />
      )}
    </td>
  );
}

/** A text in the table's language; one that is the same in all stays so. */
function TextCell({ work, field, language, labels }: { work: Work; field: Field; language: string; labels: Labels }) {
  const { pointer, value } = field;
  const isSame = typeof value === 'string';
  const at = isSame ? pointer : `${pointer}/${language}`;
  return (
    <TypedInput
      text={textOf(value, language)}
      pointer={at}
      isLong={false}
      lang={language}
      labels={labels}
      write={(text) => work.edit(at, [{ op: isSame ? 'replace' : 'add', path: at, value: text }], true)}
    />
  );
}

function labelsOf({ state, chosen }: Work, name: string, path: string): Labels {
  const isInvalid = state.problems.some(
    ({ file, pointer, severity }) =>
      file === chosen?.file && severity === 'error' && `${pointer}/`.startsWith(`${path}/`),
  );
  return { labelledBy: `column-${name}`, describedBy: '', isInvalid };
}

function textOf(value: unknown, language: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return String((value as Record<string, unknown>)[language] ?? '');
}
