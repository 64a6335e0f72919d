import { useState } from 'react';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { ButtonLink } from '../../ui/kit/button.tsx';
import { Dialog } from '../../ui/kit/dialog.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import type { Video, VideoListSection } from './descriptor.ts';
import { VideoEntry } from './parts/video-entry.tsx';
import '../../ui/kit/card.css';
import '../../ui/kit/stretched-link.css';
import './video-list.css';

/** Videos that play in a dialog; links work without JavaScript. */
export default function VideoList({ section }: SectionProps<VideoListSection>) {
  const { t } = useTexts('video-list');
  // The video stays selected while the dialog fades out; the player unmounts at once, which stops it.
  const [chosen, setChosen] = useState<Compiled<Video>>();
  const [open, setOpen] = useState(false);
  const dialogId = `${section.id}-player`;

  function play(video: Compiled<Video>) {
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    setChosen(video);
    setOpen(true);
    dialog.showModal();
  }

  return (
    <div className="video-list">
      <ol className="video-list__list">
        {section.videos.map((video, index) => (
          <VideoEntry
            // Names may repeat, and entries never move, so the index is a stable key.
            key={index}
            video={video}
            number={section.numbered ? (video.number ?? index + 1) : undefined}
            onPlay={play}
          />
        ))}
      </ol>
      <Dialog
        id={dialogId}
        wide
        title={
          <span key={chosen ? plainText(chosen.name) : ''}>{chosen ? <Inline text={chosen.name} /> : t('player')}</span>
        }
        actions={
          chosen && (
            <ButtonLink to={{ ...chosen.to, newTab: true }}>
              {chosen.to.external ? t('page', { host: new URL(chosen.to.href).hostname }) : t('file')}
            </ButtonLink>
          )
        }
        onOpenChange={setOpen}
      >
        {chosen && open && <Player video={chosen} />}
        {chosen?.topics && (
          <p className="video-list__topics">
            <Inline text={chosen.topics} />
          </p>
        )}
      </Dialog>
    </div>
  );
}

/** Autoplays, because the visitor pressed play. Videos of other sites use their player in a sandbox. */
function Player({ video: { name, to, embed, poster, captions } }: { video: Compiled<Video> }) {
  const { language, site } = useStablePage();
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
