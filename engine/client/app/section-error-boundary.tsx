import { Component, type ReactNode } from 'react';
import type { CompiledSection } from '../../model/compiled.ts';
import { sectionTypesIn } from '../../model/page-file.ts';
import { reloadPage } from '../../ui/kit/reload-page.ts';
import { onFault } from '../runtime/faults.ts';
import { loadRenderers } from '../runtime/renderers.ts';
import { Notice, SnapshotMark } from './section-notices.tsx';

interface Props {
  section: CompiledSection;
  /** Whether the page is prerendered, so that the element with the section's id is its own. */
  prerendered: boolean;
  /** The content above the notice. Default: none. */
  head?: ReactNode;
  children: ReactNode;
}

/** Isolates errors of a section: it keeps its last state or shows a notice, and offers another try or a reload. */
export class SectionErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  #shown = false;
  #failures = 0;
  #snapshot: ChildNode[] | undefined;

  override componentDidMount(): void {
    this.#shown = true;
  }

  override componentDidUpdate(): void {
    if (!this.state.broken) this.#snapshot = undefined;
  }

  override componentDidCatch(error: unknown): void {
    this.#failures++;
    onFault({ kind: 'section', part: this.props.section.type, error });
  }

  #retry = async () => {
    const isHere = await loadRenderers(sectionTypesIn([this.props.section]));
    // A repeated failure may need a script that is lost. A button pressed twice is not a second failure.
    if (!isHere || this.#failures > 1) return reloadPage();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { section, prerendered, head, children } = this.props;
    if (!this.state.broken) return children;
    // Until React commits, the visible content is still in the document.
    this.#snapshot ??= prerendered || this.#shown ? shownIn(section.id) : [];
    if (this.#snapshot.length > 0) return <SnapshotMark nodes={this.#snapshot} retry={this.#retry} />;
    return (
      <>
        {head}
        <Notice retry={this.#retry} />
      </>
    );
  }
}

/** The content of a section without its marks; none while it loads or has no data. */
function shownIn(id: string): ChildNode[] {
  const section = document.getElementById(id);
  if (!section || section.querySelector(':scope > :is(.section__skeleton, .section__notice)')) return [];
  return [...section.childNodes].filter((node) => !(node instanceof Element && node.matches('.section__mark')));
}
