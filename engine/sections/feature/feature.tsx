import type { SectionProps } from '../../model/compiled.ts';
import { widthAtHeight } from '../../model/picture-variants.ts';
import { ButtonLink } from '../../ui/kit/button.tsx';
import { Inline, InlineEach } from '../../ui/kit/inline.tsx';
import { Picture } from '../../ui/kit/picture.tsx';
import type { FeatureSection } from './descriptor.ts';
import './feature.css';

/** Text and buttons next to a picture; on phones above it. */
export default function Feature({ section }: SectionProps<FeatureSection>) {
  const { paragraphs, points, actions, picture, caption, pictureSide = 'end', background = 'plain' } = section;
  return (
    <div className={`feature feature--${background} feature--picture-${picture ? pictureSide : 'none'}`}>
      <div className="feature__words">
        <InlineEach as="p" texts={paragraphs} />
        {points && (
          <ul className="feature__points">
            <InlineEach as="li" texts={points} />
          </ul>
        )}
        {actions && (
          <div className="feature__actions">
            {actions.map((action, index) => (
              <ButtonLink key={index} to={action.to} look={index === 0 ? 'primary' : 'secondary'}>
                <Inline text={action.label} />
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
      {picture && (
        <figure className="feature__figure">
          <Picture
            picture={picture}
            sizes={`(min-width: 48rem) min(35rem, 45vw, ${widthAtHeight(picture, 22)}), min(100vw - 2rem, ${widthAtHeight(picture, 22)})`}
            className="feature__picture"
          />
          {caption && (
            <figcaption className="feature__caption">
              <Inline text={caption} />
            </figcaption>
          )}
        </figure>
      )}
    </div>
  );
}
