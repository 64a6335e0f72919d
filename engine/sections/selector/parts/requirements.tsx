import type { ReactNode } from 'react';
import type { Compiled } from '../../../model/compiled.ts';
import { fieldInline, fieldText } from '../../../model/field-text.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';
import { Link } from '../../../ui/kit/link.tsx';
import { StatusTag } from '../../../ui/kit/status-tag.tsx';
import { TableCell, TableFrame, TableHead } from '../../../ui/kit/table-frame.tsx';
import type { Build } from '../builds.ts';
import type { SelectorSection } from '../descriptor.ts';

/** A table of all builds and their requirements, newest first, with links to their rows. */
export function Requirements({
  section: { facets, requirements = [] },
  builds,
  verdictOf,
}: {
  section: Compiled<SelectorSection>;
  builds: Build[];
  /** Renders the match column; `undefined` hides it. */
  verdictOf: ((build: Build) => ReactNode) | undefined;
}) {
  const { t } = useTexts('selector');
  // Omits columns with one value.
  const told = facets.filter(({ field }) => new Set(builds.map((build) => fieldText(build, field))).size > 1);
  const columns = [
    { field: 'package', label: t('build') },
    ...[...told, ...requirements].map(({ field, label }) => ({ field, label })),
    ...(verdictOf ? [{ field: 'verdict', label: t('verdict') }] : []),
  ];
  return (
    <div className="selector__requirements">
      <TableFrame cards label={t('requirements')}>
        <TableHead columns={columns} naming="package" />
        <tbody>
          {builds.map((build) => (
            <tr key={build.id}>
              <TableCell heading label={t('build')}>
                <a href={`#${build.id}`}>
                  <Inline text={build.package.label} />
                </a>
                <StatusTag status={build.status} />
              </TableCell>
              {told.map(({ field, label }) => (
                <TableCell key={field} label={plainText(label)}>
                  <Inline text={fieldInline(build, field)} />
                </TableCell>
              ))}
              {requirements.map(({ field, label }) => (
                <TableCell key={field} label={plainText(label)}>
                  {fieldText(build, field) && `≥\u00a0${fieldText(build, field)}`}
                </TableCell>
              ))}
              {verdictOf && <TableCell label={t('verdict')}>{verdictOf(build)}</TableCell>}
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {requirements.some(({ source }) => source) && (
        <p className="selector__sources">
          {t('sources')}{' '}
          {requirements.map(
            ({ field, source }) =>
              source && (
                <Link key={field} to={source.to}>
                  <Inline text={source.label} />
                </Link>
              ),
          )}
        </p>
      )}
    </div>
  );
}
