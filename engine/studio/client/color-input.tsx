import type { ColorField, Contrast } from '../protocol/form-protocol.ts';
import { useMessages } from './messages.tsx';
import { type FieldInputProps, TypedInput } from './typed-input.tsx';

/** The number of contrasts to show, the lowest first. */
const maxContrasts = 3;

/** A color as text and as a swatch. A theme color also shows its contrast with the colors next to it. */
export function ColorInput({ field, labels, write }: FieldInputProps<ColorField>) {
  const { pointer, value, title, contrasts = [] } = field;
  const { t, localize, labelFor } = useMessages();
  return (
    <>
      <div className="color">
        <input
          type="color"
          aria-label={labelFor(t('pickColor'), localize(title))}
          value={longColor(value)}
          onChange={({ target }) => write(target.value)}
        />
        <TypedInput text={value} pointer={pointer} labels={labels} write={write} />
      </div>
      {contrasts.length > 0 && (
        <ul className="contrasts" aria-label={t('contrast')}>
          {contrasts.slice(0, maxContrasts).map((one) => (
            <ContrastItem key={`${one.title.en}${one.isBackground}`} own={value} contrast={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function ContrastItem({
  own,
  contrast: { title, color, isBackground, ratio, least },
}: {
  own: string;
  contrast: Contrast;
}) {
  const { t, localize } = useMessages();
  const [front, background] = isBackground ? [own, color] : [color, own];
  const isEnough = ratio >= least;
  return (
    <li className={isEnough ? undefined : 'warning'}>
      <span className="contrasts__sample" style={{ color: front, background }} aria-hidden="true">
        Aa
      </span>
      {t(isBackground ? 'seenOn' : 'seenUnder')} {localize(title)} <strong>{ratio}</strong>{' '}
      {isEnough ? `✓ ${t('enough')}` : `✕ ${t('tooLittle')} ${least}`}
    </li>
  );
}

/** A color with six digits for `<input type="color">`. Black if the text is not a color. */
function longColor(text: string): string {
  if (/^#[\da-f]{3}$/i.test(text)) return text.replace(/[\da-f]/gi, '$&$&').toLowerCase();
  return /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000';
}
