import Link from 'next/link';
import home from '../data/home.json';

export const metadata = { title: home.title };

export default function Home() {
  return (
    <>
      <h1>{home.title}</h1>
      <p>{home.lead}</p>
      {/* biome-ignore lint/performance/noImgElement: the picture of all peers is the same file. */}
      <img className="hero" src="/hero.svg" alt="" width="960" height="640" fetchPriority="high" />
      <ul className="cards">
        {home.cards.map(({ title, text, to }) => (
          <li key={to}>
            <h2>
              <Link href={to}>{title}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
