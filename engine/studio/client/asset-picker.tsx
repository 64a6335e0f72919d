import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onTyped } from '../../ui/kit/on-typed.ts';
import type { AssetChoice } from '../protocol/search-protocol.ts';
import { Dialog, DialogEnd, ErrorMessage } from './dialog.tsx';
import { useMessages } from './messages.tsx';
import { ask, uploadBytes } from './server.ts';
import { useRequest, useResponse } from './use-request.ts';

interface AssetPickerProps {
  kind: 'picture' | 'file';
  value: string;
  /** The bases for a new file, such as `files:`. */
  bases?: string[];
  /** Called with the new value of the field. */
  onChoose: (value: string) => void;
  close: () => void;
}

/** Chooses a file of the site, or uploads one, which is written to the disk at once. */
export function AssetPicker({ kind, value, bases = [], onChoose, close }: AssetPickerProps) {
  const { t } = useMessages();
  const list = useRequest();
  // An upload does not wait for the list.
  const sending = useRequest();
  const read = useCallback(() => ask('assets', { kind }), [kind]);
  const choices = useResponse(list, read);
  const [query, setQuery] = useState('');
  const [base, setBase] = useState(() => bases.find((one) => value.startsWith(one)) ?? bases[0]);
  const input = useRef<HTMLInputElement>(null);
  const shown = useMemo(
    () => choices?.filter((one) => one.value.toLowerCase().includes(query.trim().toLowerCase())),
    [choices, query],
  );
  const choose = (chosen: string) => {
    onChoose(chosen);
    close();
  };
  const upload = useUpload();
  const { isBusy } = sending;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  // Focus is lost when the cancel button is removed, and the upload button was disabled until now.
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) button.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const send = (file: File | undefined) =>
    file &&
    sending.send(async () => {
      const uploaded = await upload.send(file, kind === 'file' ? base : undefined);
      if (uploaded !== undefined) choose(uploaded);
    });
  return (
    <Dialog title={t(kind === 'picture' ? 'choosePicture' : 'chooseFile')} close={close}>
      <div className="assets__bar">
        <input type="search" aria-label={t('findAsset')} placeholder={t('findAsset')} {...onTyped(setQuery)} />
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
      <ErrorMessage error={sending.error ?? list.error} />
      {!shown && list.error === undefined && <p role="status">{t('looking')}</p>}
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
      <DialogEnd close={close} />
    </Dialog>
  );
}

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

/** The progress of the upload, and a button that cancels it. */
function UploadProgress({ upload: { progress, cancel } }: { upload: ReturnType<typeof useUpload> }) {
  const { t, labelFor, locale } = useMessages();
  if (!progress) return null;
  const { name, sent, total } = progress;
  const megabytes = (bytes: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1024 / 1024);
  return (
    <div className="upload">
      <span className="upload__name">{name}</span>
      <progress aria-label={labelFor(t('uploading'), name)} max={Math.max(total, 1)} value={sent} />
      <span className="muted">
        {megabytes(sent)} / {megabytes(total)} MB
      </span>
      <button type="button" aria-label={labelFor(t('stop'), name)} onClick={cancel}>
        {t('stop')}
      </button>
    </div>
  );
}

/** Uploads one file at a time. Cancels the upload on unmount. */
function useUpload() {
  const [progress, setProgress] = useState<{ name: string; sent: number; total: number }>();
  const controller = useRef<AbortController>(undefined);
  const cancel = useCallback(() => controller.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  /** Resolves to the value for a field; `undefined` after a cancel. */
  const send = async (file: File, base?: string) => {
    const { name, size: total } = file;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress({ name, sent: 0, total });
    const onProgress = (sent: number) => setProgress({ name, sent, total });
    try {
      return await uploadBytes(file, { base, signal, onProgress });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, send, cancel };
}
