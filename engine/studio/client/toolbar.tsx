import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

/** A toolbar with one tab stop, whose buttons are reached by arrow keys. */
export function Toolbar({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  const bar = useRef<HTMLSpanElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const stopAt = (stop: HTMLButtonElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  // After each render, because the tab stop may be disabled or removed.
  useLayoutEffect(() => {
    const on = buttons().filter((button) => !button.disabled);
    stopAt(on.find((button) => button === document.activeElement) ?? on[0]);
  });
  const step = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.altKey) return;
    const on = buttons().filter((button) => !button.disabled);
    const at = on.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    on[(at + by + on.length) % on.length]?.focus();
  };
  return (
    <span
      ref={bar}
      role="toolbar"
      aria-label={name}
      className={className}
      onKeyDown={step}
      onFocus={({ target }: FocusEvent) => target instanceof HTMLButtonElement && stopAt(target)}
    >
      {children}
    </span>
  );
}
