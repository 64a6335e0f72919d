import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { renderPage } from 'pagewright/react';
import { office } from '../../office';
import { EmbeddedPage } from '../embedded-page';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return ['crossings', 'office'].flatMap((page) => [{ path: [page] }, { path: ['zh', page] }]);
}

/** Checks and compiles a page of `site/` while Next builds. */
async function render({ params }: Props) {
  const { path } = await params;
  const [language, page] = path[0] === 'zh' ? ['zh', path[1]] : ['en', path[0]];
  const rendered = await renderPage(`/${page}`, 'site', { language, pages: [office] });
  const [problem] = rendered.problems;
  if (problem && !rendered.props)
    throw new Error(`${problem.file}:${problem.line}:${problem.column} ${problem.message}`);
  return rendered;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, description } = await render(props);
  return { title, description };
}

export default async function Page(props: Props) {
  const rendered = await render(props);
  return rendered.props ? <EmbeddedPage {...rendered.props} /> : notFound();
}
