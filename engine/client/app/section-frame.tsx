import { memo, type ReactNode, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CompiledData, CompiledSection } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { useDelivery } from '../../ui/kit/delivery.ts';
import { HeadingLink } from '../../ui/kit/heading-link.tsx';
import { Inline } from '../../ui/kit/inline.tsx';
import { markHydrated } from '../../ui/kit/mark-hydrated.ts';
import { MarkPlaceContext } from '../../ui/kit/mark-place.tsx';
import { type PageContext, useStablePage } from '../../ui/kit/page-context.tsx';
import { SurroundingsContext } from '../runtime/islands/interactive-sections.ts';
import { StaticSection } from '../runtime/islands/static-section.tsx';
import { useAnswers } from '../runtime/page-answers.tsx';
import { type Renderer, rendererOf } from '../runtime/renderers.ts';
import { SectionErrorBoundary } from './section-error-boundary.tsx';
import './section-frame.css';
import './section-extras.css';
import { useSource } from '../sources/use-source.ts';
import { Errors, Nothing, Notice, StaleMark } from './section-notices.tsx';

/** The frame of every section: its root element, its heading, and a replacement without data or after an error. */
export const SectionFrame = memo(function SectionFrame({ section }: { section: CompiledSection }) {
  const { prerendered, interactive } = useDelivery();
  const { id, type, heading, showOn = 'both' } = section;
  const attributes = {
    className: `section section--${type}${showOn === 'both' ? '' : ` section--on-${showOn}`}`,
    'data-section': type,
    id,
    'aria-labelledby': heading ? `${id}-heading` : undefined,
  };
  if (interactive && !interactive.has(id)) return <StaticSection {...attributes} />;
  const head = <Head section={section} />;
  const content = (
    <SectionErrorBoundary section={section} prerendered={prerendered}>
      <SectionErrorBoundary section={section} prerendered={prerendered} head={head}>
        {head}
        {import.meta.env.DEV && section.unsound && <Errors messages={section.unsound.messages} />}
        {!section.unsound?.isEmpty && <Body section={section} />}
      </SectionErrorBoundary>
    </SectionErrorBoundary>
  );
  return (
    <section {...attributes} ref={markHydrated}>
      {import.meta.env.SSR ? <Within id={id}>{content}</Within> : content}
    </section>
  );
});

/** Provides the current section's id during prerendering, to record which sections are interactive. */
function Within({ id, children }: { id: string; children: ReactNode }) {
  const around = use(SurroundingsContext);
  const value = around && { ...around, within: [...around.within, id] };
  return <SurroundingsContext value={value}>{children}</SurroundingsContext>;
}

function Head({ section: { id, heading, lead } }: { section: CompiledSection }) {
  const { level } = useStablePage();
  const Heading = `h${Math.min(level, 6)}` as 'h2';
  return (
    <>
      {heading && (
        <Heading className="section__heading" id={`${id}-heading`}>
          <HeadingLink to={id} text={heading} />
        </Heading>
      )}
      {lead && (
        <p className="section__lead">
          <Inline text={lead} />
        </p>
      )}
    </>
  );
}

function Body({ section }: { section: CompiledSection }) {
  const { type, data } = section;
  const renderer = rendererOf(type);
  if (!data) return <Rendered renderer={renderer} section={section} data={undefined} />;
  return (
    <Bound
      key={keyOf(data)}
      id={section.id}
      binding={data}
      render={(answer) => <Rendered renderer={renderer} section={section} data={answer} />}
    />
  );
}

/** Renders an additional answer of a section. It does not change the page's title. */
export const renderAnswer: PageContext['renderAnswer'] = (binding, render) => (
  <Bound key={keyOf(binding)} binding={binding} render={render} />
);

/** A key for a binding: other parameters start with new state. */
function keyOf({ source, params }: CompiledData): string {
  return `${source} ${JSON.stringify(params)}`;
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
  id,
  binding,
  render,
}: {
  /** The section whose main binding it is. Default: the page does not depend on it. */
  id?: string;
  binding: CompiledData;
  render: (answer: unknown) => ReactNode;
}) {
  const state = useSource(binding);
  const { t } = useTexts('app');
  const { site } = useStablePage();
  const { onAnswer, onUnknown } = useAnswers();
  const unknown = state.status === 'failed' && (state.httpStatus === 404 || state.httpStatus === 400);
  useEffect(() => {
    if (id === undefined) return;
    if (state.status === 'ready') onAnswer(id, state.data);
    else if (unknown) onUnknown();
  });

  switch (state.status) {
    case 'loading':
      return (
        <div className="section__skeleton" aria-busy="true">
          <p className="visually-hidden">{t('loading')}</p>
        </div>
      );
    case 'failed':
      if (unknown) return <Nothing says={t('unknown')} />;
      // Data that the visitor requests never fails silently.
      return site.onDataFailure === 'silent' && id !== undefined ? null : <Notice retry={state.retry} />;
    case 'ready':
      return (
        <Marked
          mark={state.asOf && site.onDataFailure === 'notice' && <StaleMark asOf={state.asOf} retry={state.retry} />}
        >
          {isEmpty(state.data) ? <Nothing says={t('empty')} /> : render(state.data)}
        </Marked>
      );
  }
}

/** Shows content with a mark, in the place that it offers, or above it. */
function Marked({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  const [place, offer] = useState<HTMLElement | null>(null);
  return (
    <>
      {mark && (place ? createPortal(mark, place) : mark)}
      <MarkPlaceContext value={mark ? offer : undefined}>{children}</MarkPlaceContext>
    </>
  );
}

function isEmpty(data: unknown): boolean {
  const list = Array.isArray(data) ? data : (data as { data?: unknown }).data;
  return Array.isArray(list) && list.length === 0;
}
