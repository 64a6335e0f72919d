import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onTyped } from '../../ui/kit/on-typed.ts';
import type { AssetChoice } from '../protocol/search-protocol.ts';
import { Dialog } from './dialog.tsx';
import { ErrorMessage } from './error-message.tsx';
import { useMessages } from './messages.tsx';
import { ask as askServer } from './server.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useRequest, useResponse } from './use-request.ts';
import { useUpload } from './use-upload.ts';

/** What is chosen from: the site's pictures, or its files behind bases. */
export interface AssetPickerProps {
  kind: 'picture' | 'file';
  value: string;
  /** The bases that a new file can come to, as `files:`. */
  bases?: string[];
  /** Is given what the field is to say. */
  onChoose: (value: string) => void;
  close: () => void;
}

/** Chooses a file that the site has, each with its size and where it is used, or uploads one, which is on the disk at once. */
export function AssetPicker({ kind, value, bases = [], onChoose, close }: AssetPickerProps) {
  const { t } = useMessages();
  const list = useRequest();
  // Who has a file at hand need not wait for the list of those that are there.
  const sending = useRequest();
  const question = useCallback(() => askServer('assets', { kind }), [kind]);
  const choices = useResponse(list, question);
  const [sought, setSought] = useState('');
  const [base, setBase] = useState(() => bases.find((one) => value.startsWith(one)) ?? bases[0]);
  const input = useRef<HTMLInputElement>(null);
  const shown = useMemo(
    () => choices?.filter((one) => one.value.toLowerCase().includes(sought.trim().toLowerCase())),
    [choices, sought],
  );
  const choose = (chosen: string) => {
    onChoose(chosen);
    close();
  };
  const upload = useUpload();
  const { isBusy } = sending;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  // An upload that is cancelled or refused takes the focus with it: the cancel button goes, and the upload button was disabled.
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const send = (file: File | undefined) =>
    file &&
    sending.ask(async () => {
      const uploaded = await upload.send(file, kind === 'file' ? base : undefined);
      if (uploaded !== undefined) choose(uploaded);
    });
  return (
    <Dialog title={t(kind === 'picture' ? 'choosePicture' : 'chooseFile')} close={close}>
      <div className="assets__bar">
        <input type="search" aria-label={t('findAsset')} placeholder={t('findAsset')} {...onTyped(setSought)} />
        <span className="head__gap" />
        {kind === 'file' && bases.length > 1 && (
          <select aria-label={t('uploadTo')} value={base} onChange={({ target }) => setBase(target.value)}>
            {bases.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('upload')}
          accept={kind === 'picture' ? 'image/png,image/jpeg,image/gif,image/webp,image/avif,image/svg+xml' : undefined}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
        <button ref={button} type="button" disabled={isBusy} onClick={() => input.current?.click()}>
          {t('upload')}
        </button>
      </div>
      <p className="says">{t('uploadSays')}</p>
      <UploadProgress upload={upload} />
      <ErrorMessage fault={sending.fault ?? list.fault} />
      {!shown && list.fault === undefined && <p role="status">{t('looking')}</p>}
      {shown?.length === 0 && <p role="status">{t('noAssets')}</p>}
      <ul className={kind === 'picture' ? 'assets assets--pictures' : 'assets'}>
        {shown?.map((one) => (
          <li key={one.value}>
            <button
              type="button"
              className="row assets__one"
              aria-current={one.value === value || undefined}
              onClick={() => choose(one.value)}
            >
              {kind === 'picture' && <img src={one.address} alt="" loading="lazy" />}
              <AssetFacts choice={one} />
            </button>
          </li>
        ))}
      </ul>
      <div className="dialog__end">
        <button type="button" onClick={close}>
          {t('stop')}
        </button>
      </div>
    </Dialog>
  );
}

/** A file's name, its size, and in which files of the site it is used. */
function AssetFacts({ choice: { value, bytes, width, height, uses } }: { choice: AssetChoice }) {
  const { t, locale } = useMessages();
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1024);
  return (
    <span>
      <strong>{value}</strong>
      <span className="muted">
        {width && height ? `${width} × ${height} · ` : ''}
        {size} KB
      </span>
      <span className="muted">{uses.length > 0 ? `${t('usedIn')} ${uses.join(', ')}` : t('usedNowhere')}</span>
    </span>
  );
}
