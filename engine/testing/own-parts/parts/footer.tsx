import type { FooterProps } from 'pagewright/parts';
import { Link } from 'pagewright/section';
import './footer.css';

/** A footer in one line. */
export default function OwnFooter({ site }: FooterProps) {
  const { contacts, copyright } = site.footer;
  return (
    <footer className="bay-end">
      <p>{copyright}</p>
      {contacts.map(({ label, value, to }) => (
        <p key={label}>
          {label} {to ? <Link to={to}>{value}</Link> : value}
        </p>
      ))}
    </footer>
  );
}
