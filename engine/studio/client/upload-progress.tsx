import { useMessages } from './messages.tsx';
import type { Upload } from './use-upload.ts';

/** How much of a file has been sent, and a button that cancels it. Nothing if no file is being uploaded. */
export function UploadProgress({ upload: { progress, cancel } }: { upload: Upload }) {
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
