import downloads from '../../data/downloads.json';
import { Builds } from './builds.jsx';

export const metadata = { title: downloads.title };

export default function Downloads() {
  return (
    <>
      <h1>{downloads.title}</h1>
      <p>{downloads.lead}</p>
      <Builds rows={downloads.rows} />
    </>
  );
}
