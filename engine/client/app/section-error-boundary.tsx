import { Component, type ReactNode } from 'react';
import type { CompiledSection } from '../../model/compiled.ts';
import { sectionTypesIn } from '../../model/page-file.ts';
import { reloadPage } from '../../ui/kit/reload-page.ts';
import { onFault } from '../runtime/faults.ts';
import { loadRenderers } from '../runtime/renderers.ts';
import { Notice, SnapshotMark } from './section-notices.tsx';

interface Props {
  section: CompiledSection;
  /** Whether the page came as HTML: then what stands under the section's id is its own. */
  prerendered: boolean;
  /** What stands above a notice. Default: nothing. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a section that throws from taking the page with it. What it last showed stays, marked; a section that never showed
 * anything gets a notice in its place. Both lead to another try, and when that is in vain the page is loaded anew.
 */
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
    // What breaks again may want a script that is lost. A button pressed twice is no second failure.
    if (!isHere || this.#failures > 1) return reloadPage();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { section, prerendered, head, children } = this.props;
    if (!this.state.broken) return children;
    // Until React commits this, what the visitor sees is still in the document.
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

/** What a section shows, without its marks; nothing while it waits for data or says that it has none. */
function shownIn(id: string): ChildNode[] {
  const section = document.getElementById(id);
  if (!section || section.querySelector(':scope > :is(.section__skeleton, .section__notice)')) return [];
  return [...section.childNodes].filter((node) => !(node instanceof Element && node.matches('.section__mark')));
}
