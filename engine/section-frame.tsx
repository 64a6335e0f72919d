import { Component, type ReactNode, useEffect } from 'react';
import type { CompiledSection } from './descriptor/compiled.ts';
import { Button } from './kit/button.tsx';
import { Icon } from './kit/icon.tsx';
import { Inline } from './kit/inline.tsx';
import { usePage } from './kit/page-context.tsx';
import { useWords } from './language/words.ts';
import { useAnswers } from './page-answers.tsx';
import { type Renderer, rendererOf } from './renderers.ts';
import './section-frame.css';
import { useSource } from './sources/use-source.ts';

/**
 * The frame of every section: its root with type and anchor, its heading, and what stands in its place while its data
 * loads, when there is none, when the call fails, or when the section itself breaks. The rest of the page stays.
 */
export function SectionFrame({ section }: { section: CompiledSection }) {
  const { level } = usePage();
  const { id, type, heading, lead, showOn = 'both' } = section;
  const Heading = `h${Math.min(level, 6)}` as 'h2';
  return (
    <section
      className={`section section--${type}${showOn === 'both' ? '' : ` section--on-${showOn}`}`}
      data-section={type}
      id={id}
      aria-labelledby={heading ? `${id}-heading` : undefined}
    >
      {heading && (
        <Heading className="section__heading" id={`${id}-heading`}>
          <Inline text={heading} />
        </Heading>
      )}
      {lead && (
        <p className="section__lead">
          <Inline text={lead} />
        </p>
      )}
      <Containment>
        <Body section={section} />
      </Containment>
    </section>
  );
}

function Body({ section }: { section: CompiledSection }) {
  const { type, data } = section;
  const renderer = rendererOf(type);
  if (!renderer) return <Notice />;
  if (!data) return <Rendered renderer={renderer} section={section} data={undefined} />;
  // A binding with other parameters is another binding: its state starts anew.
  const key = `${data.source} ${JSON.stringify(data.params)}`;
  return <Bound key={key} renderer={renderer} section={section} binding={data} />;
}

function Rendered({
  renderer: Render,
  section,
  data,
}: {
  renderer: Renderer;
  section: CompiledSection;
  data: unknown;
}) {
  return <Render section={section} data={data} />;
}

function Bound({
  renderer,
  section,
  binding,
}: {
  renderer: Renderer;
  section: CompiledSection;
  binding: NonNullable<CompiledSection['data']>;
}) {
  const state = useSource(binding);
  const words = useWords();
  const { site } = usePage();
  const { onAnswer, onUnknown } = useAnswers();
  const unknown = state.status === 'failed' && (state.httpStatus === 404 || state.httpStatus === 400);
  useEffect(() => {
    if (state.status === 'ready') onAnswer(section.id, state.data);
    else if (unknown) onUnknown();
  });

  switch (state.status) {
    case 'loading':
      return (
        <div className="section__skeleton" aria-busy="true">
          <p className="visually-hidden">{words('data.loading')}</p>
        </div>
      );
    case 'failed':
      if (unknown) return <Nothing says={words('data.unknown')} />;
      return site.onDataFailure === 'silent' ? null : <Notice retry={state.retry} />;
    case 'ready':
      if (isEmpty(state.data)) return <Nothing says={words('data.empty')} />;
      return <Rendered renderer={renderer} section={section} data={state.data} />;
  }
}

function isEmpty(data: unknown): boolean {
  const list = Array.isArray(data) ? data : (data as { data?: unknown }).data;
  return Array.isArray(list) && list.length === 0;
}

function Nothing({ says }: { says: string }) {
  return (
    <p className="section__empty">
      <Icon name="vacancy" />
      {says}
    </p>
  );
}

function Notice({ retry }: { retry?: () => void }) {
  const words = useWords();
  return (
    <div className="section__notice" role="status">
      <Icon name="warning" />
      <p>{words('data.failed')}</p>
      <Button look="secondary" onClick={retry ?? (() => window.location.reload())}>
        {words('data.retry')}
      </Button>
    </div>
  );
}

/** Keeps a section that throws from taking the page with it. */
class Containment extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A section broke and was taken out of the page.', error);
  }

  override render(): ReactNode {
    return this.state.broken ? <Notice retry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}
