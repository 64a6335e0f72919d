import { useTranslation } from 'pagewright/section';
import Table from 'pagewright/sections/table';
import type { ComponentProps } from 'react';
import './table.css';

/** The engine's table with the number of its rows above. */
export default function BayTable(props: ComponentProps<typeof Table>) {
  const { t } = useTranslation('parts');
  return (
    <>
      <p className="bay-rows">{t('rows', { count: props.section.rows?.length ?? 0 })}</p>
      <Table {...props} />
    </>
  );
}
