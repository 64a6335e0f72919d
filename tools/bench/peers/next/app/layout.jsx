import Link from 'next/link';
import './looks.css';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <nav>
            <ul>
              <li>
                <Link href="/">Home</Link>
              </li>
              <li>
                <Link href="/downloads">Downloads</Link>
              </li>
              <li>
                <Link href="/modules">Modules</Link>
              </li>
              <li>
                <Link href="/posts/post-1">News</Link>
              </li>
            </ul>
          </nav>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
