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

/** Videos that play in a dialog; links work without JavaScript. */
export default function VideoList({ section }: SectionProps<VideoListSection>) {
  const { t } = useTranslation('video-list');
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
