import { useTranslation } from '../../../ui/i18n/words.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { plainText } from '../../../ui/kit/inline.tsx';
import type { Build } from '../builds.ts';
import type { Found } from '../find.ts';

/** Shows whether a build matches, and which requirements fail. */
export function Verdict({ build, found: { misfits } }: { build: Build; found: Found }) {
  const { t } = useTranslation('selector');
  const failing = misfits.get(build) ?? [];
  if (failing.length > 0) {
    return (
      <ul className="selector__misfits">
        {failing.map(({ label, needs, has, isVersion }) => (
          <li key={plainText(label)}>{t(isVersion ? 'tooLow' : 'isFor', { label: plainText(label), needs, has })}</li>
        ))}
      </ul>
    );
  }
  return (
    <span className="selector__fits">
      <Icon name="check" />
      {t('fits')}
    </span>
  );
}
