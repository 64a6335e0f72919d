import type { SectionProps } from '../../model/compiled.ts';
import { FileLink } from '../../ui/kit/file-note.tsx';
import { Inline } from '../../ui/kit/inline.tsx';
import type { FactsSection } from './descriptor.ts';
import './facts.css';

/** Labels with values, as lines or large figures. */
export default function Facts({ section }: SectionProps<FactsSection>) {
  const { facts, variant = 'list' } = section;
  return (
    <dl className={`facts facts--${variant}`}>
      {facts.map(({ label, value, to }, index) => (
        <div key={index} className="facts__fact">
          <dt className="facts__label">
            <Inline text={label} />
          </dt>
          <dd className="facts__value">
            <FileLink to={to}>
              <Inline text={value} />
            </FileLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
