import { useState } from 'react';
import type { Compiled, SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { ButtonLink } from '../../ui/kit/button.tsx';
import { Dialog } from '../../ui/kit/dialog.tsx';
import { Inline, plainText } from '../../ui/kit/inline.tsx';
import type { Video, VideoListSection } from './descriptor.ts';
import { Player } from './parts/player.tsx';
import { VideoEntry } from './parts/video-entry.tsx';
import '../../ui/kit/card.css';
import '../../ui/kit/stretched-link.css';
import './video-list.css';

/** Videos to choose from. One that plays here does so in a dialog; the link to its file or page works without script too. */
export default function VideoList({ section }: SectionProps<VideoListSection>) {
  const { t } = useTranslation('video-list');
  // The chosen one stays while the dialog fades out; the player goes at once, which stops it and forgets its place.
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
            // Names may repeat in a series, and the order of a descriptor never changes.
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
