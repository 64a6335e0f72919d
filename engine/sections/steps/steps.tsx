import type { Compiled, CompiledCode, Inline as InlineText, SectionProps } from '../../model/compiled.ts';
import { CodeBlock } from '../../ui/kit/code-block.tsx';
import { HeadingLink } from '../../ui/kit/heading-link.tsx';
import { InlineEach } from '../../ui/kit/inline.tsx';
import { Picture } from '../../ui/kit/picture.tsx';
import { Subheading } from '../../ui/kit/subheading.tsx';
import type { Download, Step, StepsSection } from './descriptor.ts';
import './steps.css';
import { fileSize } from '../../ui/kit/file-size.ts';
import { Link } from '../../ui/kit/link.tsx';

/** Numbered steps with text, command, output and a picture. */
export default function Steps({ section }: SectionProps<StepsSection>) {
  const { id, heading, steps } = section;
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <OneStep key={index} step={step} id={step.id ?? `${id}-${index + 1}`} under={heading} />
      ))}
    </ol>
  );
}

function OneStep({ step, id, under }: { step: Compiled<Step>; id: string; under: InlineText | undefined }) {
  const { title, text, output, picture, downloads, command } = step;
  return (
    <li id={id} className={picture ? 'steps__step steps__step--pictured' : 'steps__step'}>
      <div className="steps__words">
        <Subheading under={under} className="steps__title">
          <HeadingLink to={id} text={title} />
        </Subheading>
        <InlineEach as="p" texts={text} className="steps__text" />
        <Command downloads={downloads} command={command} />
        {output && <CodeBlock code={output} look="output" copy={false} />}
      </div>
      {picture && (
        <Picture className="steps__picture" picture={picture} sizes="(min-width: 48rem) 25rem, calc(100vw - 4.5rem)" />
      )}
    </li>
  );
}

function Command({ downloads, command = '' }: Pick<Compiled<Step>, 'downloads' | 'command'>) {
  if (downloads) return <FetchingBlock downloads={downloads} command={command} />;
  return command && <CodeBlock code={command} />;
}

function FetchingBlock({ downloads, command }: { downloads: Compiled<Download>[]; command: CompiledCode }) {
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
