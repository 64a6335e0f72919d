const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .problems, .problem, .dev-mark__bar { font: .875rem/1.5 ui-monospace, monospace; text-align: start; }
  .problems, .problem { border: 1px solid #b3261e; border-radius: .5rem; background: #fff8f7; color: #410e0b; }
  .problems--warnings, .problem--warning { border-color: #9a6700; background: #fffaf0; color: #4d3500; }
  .problems { position: fixed; inset: auto auto 1rem 1rem; z-index: 1001; box-sizing: border-box; max-inline-size: min(60rem, calc(100vw - 2rem));
    max-block-size: 40vh; overflow: auto; padding: .5rem .75rem; box-shadow: 0 1rem 3rem rgb(0 0 0 / 30%); }
  .problems p { margin: 0; }
  .problems summary { font-weight: 700; cursor: pointer; }
  .problems pre, .problem pre { margin: .5rem 0 0; overflow: auto; white-space: pre; }
  .problems ol { margin: .5rem 0 0; padding-inline-start: 1.5rem; }
  .problems button, .problem button, .section-name { padding: 0; border: 0; background: none; color: inherit; font: inherit;
    text-decoration: underline; cursor: pointer; }
  .dev-marks { position: absolute; inset: 0 auto auto 0; z-index: 1000; inline-size: 0; block-size: 0; }
  .dev-mark { position: absolute; box-sizing: border-box; pointer-events: none; outline: 2px dashed #1b6ac9; }
  .dev-mark--error { outline: 2px solid #b3261e; }
  .dev-mark--warning { outline: 2px solid #9a6700; }
  /* Clear of the section: letters of its heading reach above their tight lines. */
  .dev-mark__bar { position: absolute; inset: auto 0 calc(100% + .25rem) auto; display: flex; justify-content: end; align-items: start; gap: .25rem;
    max-inline-size: 100%; font-size: .75rem; }
  .dev-mark__bar:has([open]) { inset-inline-start: 0; }
  .dev-mark__bar summary, .dev-mark__bar .section-name { padding: 0 .5rem; color: #fff; pointer-events: auto; cursor: pointer; }
  .dev-mark__bar summary { background: #b3261e; white-space: nowrap; }
  .dev-mark__bar summary::before { content: "▸ " / ""; }
  .dev-mark__bar [open] > summary::before { content: "▾ " / ""; }
  .dev-mark--warning summary { background: #9a6700; }
  .dev-mark__bar .section-name { min-inline-size: 0; overflow: clip; background: #1b6ac9; text-overflow: ellipsis; white-space: nowrap; }
  .dev-mark__bar summary:focus-visible, .dev-mark__bar button:focus-visible { outline: 3px solid #1b6ac9; outline-offset: 1px; }
  .dev-mark__problems { position: absolute; inset: 100% 0 auto auto; display: grid; gap: .5rem; box-sizing: border-box; padding: .5rem;
    inline-size: min(60rem, 100%); min-inline-size: 16rem; pointer-events: auto; }
  .problem { padding: .5rem .75rem; overflow-wrap: anywhere; box-shadow: 0 .25rem 1rem rgb(0 0 0 / 25%); }
`);

/** Adds the preview's styles as a constructed sheet, which leaves the page's styles and policy alone. */
export function addStyle(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
