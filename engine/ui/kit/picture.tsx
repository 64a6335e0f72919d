import type { CompiledPicture } from '../../model/compiled.ts';

/** A picture with reserved space; lazy unless it has `priority`. */
export function Picture({
  picture,
  priority = false,
  className,
}: {
  picture: CompiledPicture;
  /** For the first visible picture. Default: `false`. */
  priority?: boolean;
  className?: string;
}) {
  return (
    <img
      className={className}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      decoding="async"
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
