import { useEffect, useRef, useState } from 'react';
import type { Proposals } from '../protocol/form-protocol.ts';
import { ErrorMessage } from './error-message.tsx';
import { captureFrame } from './film-frame.ts';
import { useMessages, withSpace } from './messages.tsx';
import { uploadBytes } from './server.ts';
import { studio, useSite } from './store/studio.ts';
import { useRequest } from './use-request.ts';

/** What a poster is taken from, and who is given what the field is to say of the picture. */
export interface PosterChoiceProps {
  name: string;
  films?: string[] | undefined;
  onTake: (picture: string) => Promise<unknown>;
}

/** Takes a poster from its film, which plays here: a button for each film of this site. Nothing for a field that is no poster. */
export function PosterChoice({ name, films = [], onTake }: PosterChoiceProps) {
  const { t, labelFor } = useMessages();
  const [playing, setPlaying] = useState<string>();
  const closed = useRef<string>(undefined);
  const folders = useSite(({ proposals }) => proposals.Folders);
  const own = films.flatMap((film) => {
    const address = addressOf(film, folders);
    return address === undefined ? [] : [{ film, address }];
  });
  if (playing !== undefined)
    return (
      <FilmFrames
        address={playing}
        onTake={onTake}
        close={() => {
          closed.current = playing;
          setPlaying(undefined);
        }}
      />
    );
  return own.map(({ film, address }) => (
    <button
      key={film}
      // Whoever closes the film goes on where they opened it.
      ref={(button) => {
        if (!button || closed.current !== address) return;
        closed.current = undefined;
        button.focus();
      }}
      type="button"
      className="plain"
      aria-label={labelFor(t('takeFrame'), `${name}${own.length > 1 ? `, ${film}` : ''}`)}
      onClick={() => setPlaying(address)}
    >
      {t('takeFrame')}
      {own.length > 1 && ` (${film})`}
    </button>
  ));
}

/** Where a file of this site shows: one behind a base that is a folder under `assets/`. */
function addressOf(file: string, folders: Proposals[string] = []): string | undefined {
  const base = folders.find(({ value, description = '' }) => description.startsWith('/') && file.startsWith(value));
  return base && `${base.description}${file.slice(base.value.length)}`;
}

/** A film to play or to go through, and the button that takes the frame which it shows. */
function FilmFrames({
  address,
  onTake,
  close,
}: {
  address: string;
  onTake: PosterChoiceProps['onTake'];
  close: () => void;
}) {
  const { t, locale } = useMessages();
  const { isBusy, fault, ask } = useRequest();
  const [isFailed, setFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [time, setTime] = useState({ now: 0, end: 0 });
  const film = useRef<HTMLVideoElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus(), []);
  const read = ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
    setTime({ now: currentTarget.currentTime, end: currentTarget.duration });
  const goTo = (seconds: number) => {
    if (!film.current) return;
    film.current.pause();
    film.current.currentTime = seconds;
    // The next key counts from here, before the film has come so far.
    setTime((before) => ({ ...before, now: seconds }));
  };
  const take = () =>
    ask(async () => {
      if (!film.current) return;
      film.current.pause();
      const frame = await captureFrame(film.current);
      // Whoever has closed the film by then wants none of it.
      if (!film.current) return;
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
        ref={film}
        className="film__frames"
        src={address}
        aria-label={address}
        muted
        playsInline
        preload="auto"
        onLoadedMetadata={read}
        onTimeUpdate={read}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setFailed(true)}
      />
      <div className="film__bar">
        <button
          type="button"
          disabled={!isThere}
          onClick={() => (isPlaying ? film.current?.pause() : film.current?.play())}
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
      <ErrorMessage fault={isFailed ? t('noFilm') : fault} />
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('stop')}
        </button>
        <button type="button" className="primary" disabled={!isThere || isBusy} onClick={take}>
          {t('takeThis')}
        </button>
      </div>
    </div>
  );
}
