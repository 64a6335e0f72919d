import type { CompiledFile } from '../../model/compiled.ts';
import { CopyButton } from './copy-button.tsx';
import './fetch-lines.css';
import { OriginNote } from './origin-note.tsx';
import { usePage } from './page-context.tsx';
import { useOrigin } from './use-origin.ts';

/**
 * The lines that fetch a file of this site where there is no browser, also from its mirrors, and the one that checks it, each to copy.
 * Their addresses are whole; a page that neither a script nor the server has told the site's own says what is missing.
 */
export function FetchLines({ href, file }: { href: string; file: CompiledFile }) {
  const { mirrors = [] } = usePage().site;
  const origin = useOrigin();
  const lines = Object.entries(fetchCommands(origin + href, file));
  for (const { label, from, to } of mirrors)
    if (href.startsWith(from)) lines.push([label, wget(to + href.slice(from.length))]);
  return (
    <div className="fetch-lines">
      {lines.map(([name, line]) => (
        <p key={name}>
          <b>{name}</b>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long command scrolls, and the keyboard must reach it */}
          <code translate="no" tabIndex={0}>
            {line}
          </code>
          <CopyButton text={line} of={`${name} ${file.name}`} />
        </p>
      ))}
      <OriginNote origin={origin} className="fetch-lines__note" />
    </div>
  );
}

/**
 * The lines that fetch a file from a whole address into the folder that a shell stands in, both going on where they were cut off, and
 * the one that tells whether it came whole; by the program that they run.
 */
export function fetchCommands(
  address: string,
  { name, sha256 }: Pick<CompiledFile, 'name' | 'sha256'>,
): Record<'wget' | 'curl' | 'sha256sum', string> {
  return {
    wget: wget(address),
    // Of an error it keeps nothing under the file's name, and it follows where a host leads it, as wget does.
    curl: `curl -C - -fL -o ${word(name)} ${word(address)}`,
    sha256sum: `echo ${word(`${sha256}  ${name}`)} | sha256sum -c`,
  };
}

/** The line by which wget fetches a file, going on where it was cut off. */
function wget(address: string): string {
  return `wget -c ${word(address)}`;
}

/** A text as one word of a shell's line. */
function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
