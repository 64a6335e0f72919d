import type { SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Icon } from '../../ui/kit/icon.tsx';
import { InlineEach } from '../../ui/kit/inline.tsx';
import './callout.css';
import type { CalloutSection } from './descriptor.ts';

/** A callout. Its kind is also in text, not only in color. */
export default function Callout({ section }: SectionProps<CalloutSection>) {
  const { t } = useTexts('callout');
  const { tone = 'note', paragraphs } = section;
  return (
    <div role="note" className={`callout callout--${tone}`}>
      <p className="callout__tone">
        <Icon name={tone} />
        {t(tone)}
      </p>
      <InlineEach as="p" texts={paragraphs} />
    </div>
  );
}
