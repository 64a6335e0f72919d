import { useTranslation } from '../../../ui/i18n/words.tsx';
import { VisuallyHidden } from '../../../ui/kit/visually-hidden.tsx';

/** How long a video lasts, as players show it: `3:12`, `1:02:05`. Screen readers hear it in words. */
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
