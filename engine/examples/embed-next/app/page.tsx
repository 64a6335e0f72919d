export default function Home() {
  return <p>Choose a page.</p>;
}
