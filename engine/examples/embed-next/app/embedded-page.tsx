'use client';

import { useRouter } from 'next/navigation';
import { PagewrightPage, type PagewrightPageProps } from 'pagewright/react';

/** A page whose links use Next's router. */
export function EmbeddedPage(props: PagewrightPageProps) {
  const router = useRouter();
  return <PagewrightPage {...props} navigate={(href) => router.push(href)} />;
}
