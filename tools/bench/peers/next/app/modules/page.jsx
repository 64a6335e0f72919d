import modules from '../../data/modules.json';
import { Rows } from './rows.jsx';

export const metadata = { title: modules.title };

export default function Modules() {
  return (
    <>
      <h1>{modules.title}</h1>
      <p>{modules.lead}</p>
      <Rows rows={modules.rows} />
    </>
  );
}
