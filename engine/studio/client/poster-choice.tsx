import { useEffect, useRef, useState } from 'react';
import type { Proposals } from '../protocol/form-protocol.ts';
import { DialogEnd } from './dialog.tsx';
import { useMessages, withSpace } from './messages.tsx';
import { uploadBytes } from './server.ts';
import { studio, useSite } from './store/studio.ts';
import { useRequest } from './use-request.ts';

interface PosterChoiceProps {
  name: string;
  videos?: string[] | undefined;
  /** Called with the new value of the field. */
  onTake: (picture: string) => Promise<unknown>;
}

/** Takes a poster from a frame of its video. Shows a button for each video. Renders nothing for a field that is not a poster. */
export function PosterChoice({ name, videos = [], onTake }: PosterChoiceProps) {
  const { t, labelFor } = useMessages();
  const [playing, setPlaying] = useState<string>();
  const closed = useRef<string>(undefined);
  const folders = useSite(({ proposals }) => proposals.Folders);
  const own = videos.flatMap((video) => {
    const address = addressOf(video, folders);
    return address === undefined ? [] : [{ video, address }];
  });
  if (playing !== undefined)
    return (
      <VideoFrames
        address={playing}
        onTake={onTake}
        close={() => {
          closed.current = playing;
          setPlaying(undefined);
        }}
      />
    );
  return own.map(({ video, address }) => (
    <button
      key={video}
      // After the video closes, its button gets the focus back.
      ref={(button) => {
        if (!button || closed.current !== address) return;
        closed.current = undefined;
        button.focus();
      }}
      type="button"
      className="plain"
      aria-label={labelFor(t('takeFrame'), `${name}${own.length > 1 ? `, ${video}` : ''}`)}
      onClick={() => setPlaying(address)}
    >
      {t('takeFrame')}
      {own.length > 1 && ` (${video})`}
    </button>
  ));
}

/** The address of a file whose base is a folder under `assets/`. */
function addressOf(file: string, folders: Proposals[string] = []): string | undefined {
  const base = folders.find(({ value, description = '' }) => description.startsWith('/') && file.startsWith(value));
  return base && `${base.description}${file.slice(base.value.length)}`;
}

/** A video to play or seek in, with a button that takes its current frame. */
function VideoFrames({
  address,
  onTake,
  close,
}: {
  address: string;
  onTake: PosterChoiceProps['onTake'];
  close: () => void;
}) {
  const { t, locale } = useMessages();
  const { isBusy, error, send } = useRequest();
  const [isFailed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState({ now: 0, end: 0 });
  const video = useRef<HTMLVideoElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const next = useRef<number>(undefined);
  useEffect(() => slider.current?.focus(), []);
  const read = ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
    setTime({ now: next.current ?? currentTarget.currentTime, end: currentTarget.duration });
  // Chromium may never finish a seek that another one interrupts, so the latest time waits for the seek under way.
  const seek = () => {
    if (!video.current || next.current === undefined) return;
    video.current.currentTime = next.current;
    next.current = undefined;
  };
  const goTo = (seconds: number) => {
    if (!video.current) return;
    video.current.pause();
    next.current = seconds;
    if (!video.current.seeking) seek();
    // The next key must count from here, before the video has finished seeking.
    setTime((before) => ({ ...before, now: seconds }));
  };
  const take = () =>
    send(async () => {
      if (!video.current) return;
      video.current.pause();
      const frame = await captureFrame(video.current);
      // The maintainer has closed the video meanwhile.
      if (!video.current) return;
      const picture = await uploadBytes(frame);
      await onTake(picture);
      studio.notify(`${withSpace(t('frameTaken'))}${picture}`);
      close();
    });
  const seconds = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(time.now);
  const isThere = !isFailed && time.end > 0;
  return (
    <div className="film">
      <p className="says">{t('takeFrameSays')}</p>
      <video
        ref={video}
        className="film__frames"
        src={address}
        aria-label={address}
        muted
        playsInline
        preload="auto"
        onLoadedMetadata={read}
        onTimeUpdate={read}
        onSeeked={seek}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <div className="film__bar">
        <button
          type="button"
          disabled={!isThere}
          onClick={() => (isPlaying ? video.current?.pause() : video.current?.play())}
        >
          {t(isPlaying ? 'pauseFilm' : 'playFilm')}
        </button>
        <input
          ref={slider}
          type="range"
          className="film__time"
          aria-label={t('moment')}
          aria-valuetext={seconds}
          min={0}
          max={time.end}
          step={0.1}
          value={time.now}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <span className="film__now">{seconds}</span>
      </div>
      <DialogEnd
        error={isFailed ? t('noFilm') : error}
        close={close}
        action={{ label: t('takeThis'), isOff: !isThere || isBusy, onClick: take }}
      />
    </div>
  );
}

/** The maximum width of a poster in pixels: players on pages are not wider. */
const maxWidth = 1280;

/** The current frame of a video as a picture with the name of the video. Waits until the video has finished seeking. */
async function captureFrame(video: HTMLVideoElement): Promise<File> {
  await whenReady(video);
  const scale = Math.min(1, maxWidth / video.videoWidth);
  const canvas = new OffscreenCanvas(Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  // A browser without a WebP encoder returns a PNG.
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  const [, name = 'video'] = /([^/]*?)(?:\.[^./]*)?$/.exec(new URL(video.currentSrc).pathname) ?? [];
  return new File([picture], `${decodeURIComponent(name)}.${picture.type.replace('image/', '')}`);
}

/** Waits until a video shows its current frame. Rejects if the video cannot be played. */
function whenReady(video: HTMLVideoElement): Promise<void> {
  const listeners = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const check = () => {
      if (!video.seeking && video.readyState >= video.HAVE_CURRENT_DATA) resolve();
    };
    for (const event of ['seeked', 'loadeddata', 'canplay']) video.addEventListener(event, check, listeners);
    video.addEventListener('error', () => reject(video.error), listeners);
    check();
  }).finally(() => listeners.abort());
}
