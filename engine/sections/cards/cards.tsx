import type { Compiled, CompiledPicture, SectionProps } from '../../model/compiled.ts';
import { Inline } from '../../ui/kit/inline.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import { Picture } from '../../ui/kit/picture.tsx';
import '../../ui/kit/card.css';
import '../../ui/kit/stretched-link.css';
import './cards.css';
import type { Card, CardsSection } from './descriptor.ts';

/** A grid of cards. The title is the link, but the whole card is clickable. */
export default function Cards({ section }: SectionProps<CardsSection>) {
  const { level } = useStablePage();
  const { columns = 3, variant = 'text' } = section;
  return (
    <div className="cards">
      <ul className={`cards__grid cards__grid--${columns} cards__grid--${variant}`}>
        {section.cards.map((card, index) => (
          // Cards never move, so the index is a stable key.
          <CardView
            key={index}
            card={card}
            level={section.heading ? level + 1 : level}
            columns={variant === 'picture' ? columns : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

/** The width of a picture by that of the window, see cards.css. A tall one does not fill its frame of 16:10. */
function sizesIn(columns: number, { width = 16, height = 10 }: CompiledPicture): string {
  const share = Math.min(1, width / height / 1.6);
  const of = (length: number) => Math.ceil(length * share);
  const wide = `(min-width: 64rem) min(${of(74 / columns)}rem, ${of(94 / columns)}vw), `;
  return `${columns === 2 ? '' : wide}(min-width: 36rem) min(${of(36)}rem, ${of(46)}vw), calc(${of(100)}vw - 2rem)`;
}

function CardView({
  card,
  level,
  columns,
}: {
  card: Compiled<Card>;
  level: number;
  /** Of wide pictures. Default: icons. */
  columns?: number | undefined;
}) {
  const { renderSections } = useStablePage();
  const Title = `h${level}` as 'h3';
  return (
    <li className="card cards__card">
      {card.picture && (
        <div className="cards__picture">
          <Picture picture={card.picture} sizes={columns ? sizesIn(columns, card.picture) : '3rem'} />
        </div>
      )}
      {card.sections && (
        <div className="cards__preview" inert>
          <div className="cards__shown">{renderSections(card.sections, level + 1, true)}</div>
        </div>
      )}
      <div className="cards__words">
        <Title className="cards__title">
          <Link to={card.to} className="stretched-link">
            <Inline text={card.title} />
          </Link>
        </Title>
        {card.text && (
          <p className="cards__text">
            <Inline text={card.text} />
          </p>
        )}
        {card.links && (
          <ul className="cards__links">
            {card.links.map((link, index) => (
              <li key={index}>
                <Link to={link.to}>
                  <Inline text={link.label} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
