import { PageHeader, type PageHeaderProps } from 'pagewright/parts';
import Table from 'pagewright/sections/table';
import type { ComponentProps } from 'react';

/** The engine's page header and table inside markup of the app. They can also be written from scratch. */
export function OwnPageHeader(props: PageHeaderProps) {
  return (
    <div className="own-header">
      <PageHeader {...props} />
    </div>
  );
}

export const ownSections = {
  table: (props: ComponentProps<typeof Table>) => (
    <div className="own-table">
      <Table {...props} />
    </div>
  ),
};
