import type { Compiled, SectionProps } from '../../descriptor/compiled.ts';
import { CodeBlock } from '../../kit/code-block.tsx';
import { Inline } from '../../kit/inline.tsx';
import { Picture } from '../../kit/picture.tsx';
import { Subheading } from '../../kit/subheading.tsx';
import type { Step, StepsSection } from './descriptor.ts';
import { FetchingBlock } from './parts/fetching-block.tsx';
import './steps.css';

/**
 * The steps of a guide, numbered: words, the command to copy, the output to expect apart from it, and a picture, which
 * stands beside the words where there is room.
 */
export default function Steps({ section }: SectionProps<StepsSection>) {
  return (
    <ol className="steps">
      {section.steps.map(({ title, text = [], output, picture, ...step }, index) => (
        <li key={index} className={picture ? 'steps__step steps__step--pictured' : 'steps__step'}>
          <div className="steps__words">
            <Subheading under={section.heading} className="steps__title">
              <Inline text={title} />
            </Subheading>
            {text.map((paragraph, position) => (
              <p key={position} className="steps__text">
                <Inline text={paragraph} />
              </p>
            ))}
            <Command {...step} />
            {output && <CodeBlock code={output} look="output" copy={false} />}
          </div>
          {picture && <Picture className="steps__picture" picture={picture} />}
        </li>
      ))}
    </ol>
  );
}

function Command({ downloads, command = '' }: Pick<Compiled<Step>, 'downloads' | 'command'>) {
  if (downloads) return <FetchingBlock downloads={downloads} command={command} />;
  return command && <CodeBlock code={command} />;
}
