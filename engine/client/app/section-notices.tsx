import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../ui/i18n/words.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Icon } from '../../ui/kit/icon.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import './section-notices.css';

/** Replaces a section without data. */
export function Nothing({ says }: { says: string }) {
  return (
    <p className="section__empty">
      <Icon name="empty" />
      {says}
    </p>
  );
}

/** The errors of a section, in dev and the studio only. */
export function Errors({ messages }: { messages: string[] }) {
  return (
    <div className="section__errors" role="status">
      <Icon name="warning" />
      <ul>
        {messages.map((message) => (
          // Keeps field names readable on right-to-left pages.
          <li key={message} dir="auto">
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Replaces a section that failed. */
export function Notice({ retry }: { retry: () => void }) {
  const { t } = useTexts('app');
  return (
    <div className="section__notice" role="status">
      <Icon name="warning" />
      <p>{t('failed')}</p>
      <Retry retry={retry} />
    </div>
  );
}

/** Marks a section whose data could not be refreshed, with the time of the shown data in ISO form. */
export function StaleMark({ asOf, retry }: { asOf: string; retry: () => void }) {
  const { t } = useTexts('app');
  const { language } = useStablePage();
  const time = new Date(asOf).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Mark retry={retry}>
      {t('stale')} <time dateTime={asOf}>{time}</time>
    </Mark>
  );
}

/** Marks the end of a section that failed. `nodes`, a snapshot of its last content, stay above. */
export function SnapshotMark({ nodes, retry }: { nodes: ChildNode[]; retry: () => void }) {
  const { t } = useTexts('app');
  const end = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    end.current?.closest('.section__mark')?.before(...nodes);
    return () => {
      for (const node of nodes) node.remove();
    };
  }, [nodes]);
  return (
    <Mark retry={retry}>
      <span ref={end}>{t('kept')}</span>
    </Mark>
  );
}

function Mark({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <p className="section__mark" role="status">
      <span>{children}</span> <Retry retry={retry} />
    </p>
  );
}

function Retry({ retry }: { retry: () => void }) {
  const { t } = useTexts('app');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== document.activeElement) return;
      // The button disappears after a successful try. Focus moves to its section.
      const section = own?.closest('section');
      section?.setAttribute('tabindex', '-1');
      section?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button onClick={retry} ref={button}>
      {t('retry')}
    </Button>
  );
}
