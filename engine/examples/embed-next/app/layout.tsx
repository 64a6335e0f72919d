import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import './host.css';

export const metadata: Metadata = { icons: '/images/logo.svg' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header className="bar">
          <h2>Harbor app</h2>
          <Link href="/crossings">Crossings</Link>
          <Link href="/zh/crossings">航线</Link>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
