import { useTranslation } from '../i18n/use-translation.ts';

interface GroupTitleProps {
  /** The value of the group; empty for rows without one. */
  value: string;
  /** The number of rows in the whole group. */
  count: number;
  /** Whether the group began on an earlier page. Default: `false`. */
  isContinued?: boolean;
}

/** The text of a group's heading: `2026 (3)`. */
export function GroupTitle({ value, count, isContinued = false }: GroupTitleProps) {
  const { t } = useTranslation('kit');
  const values = { value: value || t('groupOther'), count };
  return isContinued ? t('groupContinued', values) : t('group', values);
}
