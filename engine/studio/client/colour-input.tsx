import type { ColourField, Contrast } from '../protocol/form-protocol.ts';
import { useMessages } from './messages.tsx';
import { type Labels, TypedInput } from './typed-input.tsx';

/** How many of the colours that it is seen with are told, those with the least contrast first. */
const most = 3;

/** A colour as its digits and as a swatch to choose it by; of a theme's colour beneath, whether it can be told from what it is seen with. */
export function ColourInput({
  field: { pointer, value, name, seenWith = [] },
  labels,
  write,
}: {
  field: ColourField;
  labels: Labels;
  write: (text: string) => void;
}) {
  const { t, labelFor } = useMessages();
  return (
    <>
      <div className="colour">
        <input
          type="color"
          aria-label={labelFor(t('pickColour'), name)}
          value={longColour(value)}
          onChange={({ target }) => write(target.value)}
        />
        <TypedInput text={value} pointer={pointer} isLong={false} labels={labels} write={write} />
      </div>
      {seenWith.length > 0 && (
        <ul className="contrasts" aria-label={t('contrast')}>
          {seenWith.slice(0, most).map((one) => (
            <Seen key={`${one.name}${one.isGround}`} own={value} seen={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function Seen({ own, seen: { name, colour, isGround, ratio, least } }: { own: string; seen: Contrast }) {
  const { t } = useMessages();
  const [front, ground] = isGround ? [own, colour] : [colour, own];
  const isEnough = ratio >= least;
  return (
    <li className={isEnough ? undefined : 'warning'}>
      <span className="contrasts__sample" style={{ color: front, background: ground }} aria-hidden="true">
        Aa
      </span>
      {t(isGround ? 'seenOn' : 'seenUnder')} {name} <strong>{ratio}</strong>{' '}
      {isEnough ? `✓ ${t('enough')}` : `✕ ${t('tooLittle')} ${least}`}
    </li>
  );
}

/** A colour with six digits, as the browser's input of colours takes it; black for what is none. */
function longColour(text: string): string {
  if (/^#[\da-f]{3}$/i.test(text)) return text.replace(/[\da-f]/gi, '$&$&').toLowerCase();
  return /^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000';
}
