import Link from 'next/link';
import posts from '../../../data/posts.json';

const bySlug = new Map(posts.map((post) => [post.slug, post]));

export const dynamicParams = false;

export function generateStaticParams() {
  return posts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }) {
  return { title: bySlug.get((await params).slug).title };
}

export default async function Post({ params }) {
  const { title, date, paragraphs, next } = bySlug.get((await params).slug);
  return (
    <>
      <h1>{title}</h1>
      <p>
        <time dateTime={date}>{date}</time>
      </p>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <Link href={next.to}>{next.title}</Link>
      </p>
    </>
  );
}
