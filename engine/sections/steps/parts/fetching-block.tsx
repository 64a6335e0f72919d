import type { Compiled, CompiledCode } from '../../../model/compiled.ts';
import { CodeBlock } from '../../../ui/kit/code-block.tsx';
import { fileSize } from '../../../ui/kit/file-size.ts';
import { Link } from '../../../ui/kit/link.tsx';
import type { Download } from '../descriptor.ts';

/** The files that a step downloads, as links, and its command with a line before it that fetches each of them. */
export function FetchingBlock({ downloads, command }: { downloads: Compiled<Download>[]; command: CompiledCode }) {
  const fetching = downloads.flatMap(({ to }) => ['wget -c ', to.external ? to.href : { href: to.href }, '\n']);
  return (
    <>
      <ul className="steps__downloads">
        {downloads.map(({ to }) => (
          <li key={to.href}>
            <Link to={to} download={to.file?.name}>
              {to.file?.name ?? to.href}
            </Link>
            {to.file && <span className="steps__size">{fileSize(to.file.bytes)}</span>}
          </li>
        ))}
      </ul>
      <CodeBlock code={[...fetching, ...[command].flat()]} />
    </>
  );
}
