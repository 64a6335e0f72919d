import type { CompiledPicture } from '../../model/compiled.ts';

/** A picture at its own proportions, so that nothing moves when it arrives; loaded late unless it has `priority`. */
export function Picture({
  picture,
  priority = false,
  className,
}: {
  picture: CompiledPicture;
  /** True for the one picture that a visitor sees first. Default: `false`. */
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
