import type { Compiled, Inline as InlineText } from '../../../model/compiled.ts';
import { fieldText } from '../../../model/field-text.ts';
import { useTranslation } from '../../../ui/i18n/words.tsx';
import { ButtonLink } from '../../../ui/kit/button.tsx';
import { CopyButton } from '../../../ui/kit/copy-button.tsx';
import { FetchLines } from '../../../ui/kit/fetch-lines.tsx';
import { Icon } from '../../../ui/kit/icon.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { mailAddress } from '../../../ui/kit/mail-address.ts';
import { StatusTag } from '../../../ui/kit/status-tag.tsx';
import { Subheading } from '../../../ui/kit/subheading.tsx';
import type { Selector } from '../builds.ts';
import type { LicenseEmail } from '../descriptor.ts';
import type { Found } from '../find.ts';

/** The result: reason, download command, guide and the license email. */
export function Result({
  section,
  found: { best, machine },
  uuids,
}: {
  section: Selector;
  found: Found;
  uuids: string[];
}) {
  const { t } = useTranslation('selector');
  const { requirements = [], email } = section;
  return (
    <div className="selector__result">
      <div role="status">
        <Subheading under={section.heading} className="selector__take">
          {best ? t('take', { name: plainText(best.package.label) }) : t('none')}
        </Subheading>
        {best ? <StatusTag status={best.status} /> : <p>{t('noneWhy')}</p>}
        {best && (
          <ul className="selector__reasons">
            {requirements.map(({ field, label }) => {
              const needs = fieldText(best, field);
              if (!needs) return null;
              const has = machine[field];
              const values = { label: plainText(label), needs };
              return <li key={field}>{has ? t('enough', { ...values, has }) : t('wants', values)}</li>;
            })}
          </ul>
        )}
      </div>
      {best && (
        <>
          <ButtonLink to={best.package.to} look="primary" download={best.package.to.file?.name}>
            <Icon name="download" />
            {t('download', { name: plainText(best.package.label) })}
          </ButtonLink>
          {best.package.to.file && <FetchLines href={best.package.to.href} file={best.package.to.file} />}
          {best.table.note !== undefined && (
            <p>
              <Inline text={best.table.note as InlineText} />
            </p>
          )}
        </>
      )}
      {email && uuids.length > 0 && <Mail mail={email} uuids={uuids} />}
    </div>
  );
}

/** A `mailto:` link with the UUIDs. */
function Mail({ mail, uuids }: { mail: Compiled<LicenseEmail>; uuids: string[] }) {
  const { t } = useTranslation('selector');
  const lines = [...(mail.body ?? []).map(plainText), ...uuids];
  const href = mailAddress(mail.to.href, plainText(mail.subject), lines);
  return (
    <div className="selector__mail">
      <ButtonLink to={{ href }}>
        <Icon name="mail" />
        {t('mail', { count: uuids.length })}
      </ButtonLink>
      <CopyButton text={lines.join('\n')} of={t('cards', { count: uuids.length })} />
    </div>
  );
}
