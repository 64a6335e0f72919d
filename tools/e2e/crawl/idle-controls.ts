import type { Probe } from './probe.ts';

/** The visible controls that do nothing without script, as the beginnings of their HTML. Runs in the page. */
export function idleControls(): string[] {
  const controls =
    'button, input, select, textarea, summary, [role=tab], [role=button], [role=link], [aria-disabled=true], a[href="#"], a[href^="javascript:"], [contenteditable], [tabindex="0"][aria-expanded]';
  const isSent = (control: Element) => {
    const form = (control as HTMLButtonElement).form;
    return form?.hasAttribute('action') === true && !(control as HTMLButtonElement).disabled;
  };
  const opens = (control: Element) => {
    const target = (name: string) => document.getElementById(control.getAttribute(name) ?? '');
    if (control.getAttribute('command') === 'show-modal') return target('commandfor')?.localName === 'dialog';
    return target('popovertarget')?.hasAttribute('popover') === true;
  };
  const leads = (control: Element) => {
    const href = control.getAttribute('href') ?? '#';
    if (control.getAttribute('aria-disabled') === 'true' || /^(#$|javascript:)/.test(href)) return false;
    return !href.startsWith('#') || document.getElementById(decodeURIComponent(href.slice(1))) !== null;
  };
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !(control.matches('summary') && control.parentElement?.matches('details')))
    .filter((control) => !isSent(control) && !opens(control) && !leads(control))
    .map((control) => control.outerHTML.slice(0, 160));
}

export const withoutScript: Probe = {
  name: 'shows no control that does nothing without script',
  inspect: ({ page }) => page.evaluate(idleControls),
  plants: [
    {
      name: 'a button that only a script could serve',
      plant: (page) =>
        page.evaluate(() => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Filter' });
          document.querySelector('main')?.prepend(button);
        }),
      reported: /Filter/,
    },
  ],
};
