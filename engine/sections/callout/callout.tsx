import type { SectionProps } from '../../descriptor/compiled.ts';
import { Icon } from '../../kit/icon.tsx';
import { Inline } from '../../kit/inline.tsx';
import { useTranslation } from '../../language/words.tsx';
import './callout.css';
import type { CalloutSection } from './descriptor.ts';

/** A remark set apart. Its kind is said in words, not by colour alone. */
export default function Callout({ section }: SectionProps<CalloutSection>) {
  const { t } = useTranslation('callout');
  const { tone = 'note', paragraphs } = section;
  return (
    <div role="note" className={`callout callout--${tone}`}>
      <p className="callout__tone">
        <Icon name={tone} />
        {t(tone)}
      </p>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <Inline text={paragraph} />
        </p>
      ))}
    </div>
  );
}
