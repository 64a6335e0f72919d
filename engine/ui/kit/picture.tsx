import type { CompiledPicture } from '../../model/compiled.ts';
import { srcSetOf } from '../../model/picture-variants.ts';

/**
 * A picture with reserved space; lazy unless it has `priority`. Of its widths, browsers load the one that fits
 * `sizes`: in AVIF, or in WebP.
 */
export function Picture({
  picture: { variants, ...picture },
  sizes,
  priority = false,
  className,
}: {
  picture: CompiledPicture;
  /** The width at which the page shows it, as in HTML: `(min-width: 48rem) 50vw, 100vw`. Default: that of the window. */
  sizes?: string;
  /** For the first visible picture. Default: `false`. */
  priority?: boolean;
  className?: string;
}) {
  const widths = (ending: 'avif' | 'webp') => variants && { srcSet: srcSetOf(variants, ending), sizes };
  const image = (
    <img
      className={className}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      {...widths('webp')}
      {...picture}
      alt={picture.alt}
    />
  );
  return variants ? (
    <picture>
      <source type="image/avif" {...widths('avif')} />
      {image}
    </picture>
  ) : (
    image
  );
}
