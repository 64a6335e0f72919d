import type { MouseEvent } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Inline } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import type { Video } from '../descriptor.ts';
import '../../../ui/kit/status-tag.css';
import { VisuallyHidden } from '../../../ui/kit/visually-hidden.tsx';

/** A clickable video entry. A plain click on a playable one calls `onPlay`. */
export function VideoEntry({
  video,
  number,
  onPlay,
}: {
  video: Compiled<Video>;
  /** Default: none. */
  number?: number;
  onPlay(video: Compiled<Video>): void;
}) {
  const { t } = useTexts('video-list');
  const seconds = video.to.file?.seconds;
  const elsewhere = video.to.external === true && !video.embed;
  const player = video.embed?.external ? new URL(video.embed.href).hostname : undefined;

  function click(event: MouseEvent) {
    // Modified clicks open the file in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlay(video);
  }

  return (
    <li className="card video-list__video">
      <span className="video-list__mark" aria-hidden="true">
        <Icon name="play" />
      </span>
      <div className="video-list__words">
        <p className="video-list__name">
          {number !== undefined && <span className="video-list__number">{String(number).padStart(2, '0')}</span>}
          {elsewhere ? (
            <Link to={{ ...video.to, newTab: true }} className="stretched-link">
              <Inline text={video.name} />
            </Link>
          ) : (
            <Link
              to={video.to}
              className="stretched-link"
              mark={false}
              onClick={click}
              aria-haspopup="dialog"
              data-early=""
            >
              <Inline text={video.name} />
            </Link>
          )}
        </p>
        {video.topics && (
          <p className="video-list__topics">
            <Inline text={video.topics} />
          </p>
        )}
      </div>
      {(seconds !== undefined || video.sample || player) && (
        <p className="video-list__facts">
          {video.sample && <span className="status-tag status-tag--archive">{t('sample')}</span>}
          {player && <span>{t('from', { host: player })}</span>}
          {seconds !== undefined && <Length seconds={seconds} />}
        </p>
      )}
    </li>
  );
}

/** A duration: `3:12`, `1:02:05`. Screen readers get words. */
export function Length({ seconds }: { seconds: number }) {
  const { t } = useTranslation('video-list');
  const whole = Math.max(1, Math.round(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const spoken = [
    h > 0 && t('hours', { count: h }),
    m > 0 && t('minutes', { count: m }),
    s > 0 && t('seconds', { count: s }),
  ];
  const shown = [...(h > 0 ? [h, twoDigits(m)] : [m]), twoDigits(s)];
  return (
    <>
      <VisuallyHidden>{[t('duration'), ...spoken.filter(Boolean)].join(' ')}</VisuallyHidden>
      <span aria-hidden="true">{shown.join(':')}</span>
    </>
  );
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
