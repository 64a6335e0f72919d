import type { CompiledFile } from '../../model/compiled.ts';
import { CopyButton } from './copy-button.tsx';
import './fetch-lines.css';
import { OriginNote } from './origin-note.tsx';
import { usePage } from './page-context.tsx';
import { useOrigin } from './use-origin.ts';

/** Commands to download a file without a browser, also from mirrors, and to verify it. */
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

/** Download commands that resume, and the command to verify the file, by program. */
export function fetchCommands(
  address: string,
  { name, sha256 }: Pick<CompiledFile, 'name' | 'sha256'>,
): Record<'wget' | 'curl' | 'sha256sum', string> {
  return {
    wget: wget(address),
    // Follows redirects like wget, and saves no error page.
    curl: `curl -C - -fL -o ${word(name)} ${word(address)}`,
    sha256sum: `echo ${word(`${sha256}  ${name}`)} | sha256sum -c`,
  };
}

function wget(address: string): string {
  return `wget -c ${word(address)}`;
}

/** Quotes a shell argument. */
function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
