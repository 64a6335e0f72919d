import { PageHeader, type PageHeaderProps } from 'pagewright/parts';
import './page-header.css';

/** The engine's page header between two waves. */
export default function BayPageHeader(props: PageHeaderProps) {
  return (
    <div className="bay-title">
      <PageHeader {...props} />
    </div>
  );
}
