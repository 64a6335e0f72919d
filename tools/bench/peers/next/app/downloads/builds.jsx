'use client';
import { useRef } from 'react';

export function Builds({ rows }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Package</th>
          <th>CUDA</th>
          <th>MPI</th>
          <th>Updated</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Build key={row.id} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function Build({ id, file, cuda, mpi, updated, notes }) {
  const dialog = useRef(null);
  return (
    <tr>
      <td>
        <button type="button" onClick={() => dialog.current.showModal()}>
          {file}
        </button>
        <dialog id={id} ref={dialog}>
          <h2>{file}</h2>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <a download href={`/files/${file}`}>
            {file}
          </a>
          <form method="dialog">
            <button type="submit">Close</button>
          </form>
        </dialog>
      </td>
      <td>{cuda}</td>
      <td>{mpi}</td>
      <td>{updated}</td>
    </tr>
  );
}
