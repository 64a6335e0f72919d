'use client';
import { useState } from 'react';

export function Rows({ rows }) {
  const [wanted, setWanted] = useState('');
  const isMeant = (row) => `${row.name} ${row.summary} ${row.details}`.toLowerCase().includes(wanted.toLowerCase());
  return (
    <>
      <label>
        Search <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      </label>
      <ul className="rows">
        {rows.filter(isMeant).map(({ id, name, summary, details }) => (
          <li id={id} key={id}>
            <details>
              <summary>{`${name}: ${summary}`}</summary>
              <p>{details}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
