import type { Compiled } from '../../../descriptor/compiled.ts';
import { CodeBlock } from '../../../kit/code-block.tsx';
import { fileSize } from '../../../kit/file-size.ts';
import { Link } from '../../../kit/link.tsx';
import { useOrigin } from '../../../kit/use-origin.ts';
import type { Download } from '../descriptor.ts';

/** The files that a step downloads, as links, and its command with a line before it that fetches each of them. */
export function FetchingBlock({ downloads, command }: { downloads: Compiled<Download>[]; command: string }) {
  const origin = useOrigin();
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
      <CodeBlock
        code={command}
        fetching={downloads.map(({ to }) => `wget -c ${to.external ? '' : origin}${to.href}`)}
      />
    </>
  );
}
