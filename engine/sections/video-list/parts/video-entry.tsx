import type { MouseEvent } from 'react';
import type { Compiled } from '../../../descriptor/compiled.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Inline } from '../../../kit/inline.tsx';
import { Link } from '../../../kit/link.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { useTranslation } from '../../../language/words.tsx';
import type { Video } from '../descriptor.ts';

/** One video of the list, which can be clicked anywhere. A plain click on one of this site is handed to `onPlay`. */
export function VideoEntry({
  video,
  number,
  onPlay,
}: {
  video: Compiled<Video>;
  /** The number before the name. Default: none. */
  number?: number;
  onPlay(video: Compiled<Video>): void;
}) {
  const { t } = useTranslation('video-list');
  const seconds = video.to.file?.seconds;
  const length = seconds === undefined ? video.duration : clock(seconds);
  const elsewhere = video.to.external === true;

  function click(event: MouseEvent) {
    // With a modifier key the visitor wants the file in a tab of its own.
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
            <Link to={video.to} className="stretched-link" onClick={click} aria-haspopup="dialog">
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
      {(length || video.note) && (
        <p className="video-list__duration">
          {video.note && (
            <span className="video-list__note">
              <Inline text={video.note} />
            </span>
          )}
          {length && <VisuallyHidden>{t('duration')} </VisuallyHidden>}
          {length}
        </p>
      )}
    </li>
  );
}

/** A length as it is read: minutes and seconds. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
