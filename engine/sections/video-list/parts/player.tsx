import type { Compiled } from '../../../model/compiled.ts';
import { plainText } from '../../../ui/kit/inline.tsx';
import { usePage } from '../../../ui/kit/page-context.tsx';
import type { Video } from '../descriptor.ts';

/** Autoplays, because the visitor pressed play. Videos of other sites use their player in a sandbox. */
export function Player({ video: { name, to, embed, poster, captions } }: { video: Compiled<Video> }) {
  const { language, site } = usePage();
  if (embed)
    return (
      <iframe
        className="video-list__player"
        title={plainText(name)}
        src={embed.href}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // With scripts, a page of this site could remove its sandbox.
        sandbox={`allow-popups allow-presentation allow-same-origin${embed.external ? ' allow-scripts' : ''}`}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are there when the descriptor names files
    <video
      className="video-list__player"
      src={to.href}
      poster={poster?.src}
      controls
      autoPlay
      playsInline
      aria-label={plainText(name)}
    >
      {captions?.map((track) => {
        const tag = site.languages.find(({ code }) => code === track.language)?.tag ?? track.language;
        return (
          <track
            key={track.language}
            kind="captions"
            src={track.to.href}
            srcLang={tag}
            label={new Intl.DisplayNames(tag, { type: 'language' }).of(track.language)}
            default={track.language === language}
          />
        );
      })}
    </video>
  );
}
