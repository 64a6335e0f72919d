const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .problems, .problem, .section-name { font: .875rem/1.5 ui-monospace, monospace; text-align: start; }
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
  .dev-mark { position: absolute; box-sizing: border-box; pointer-events: none; outline: 2px dashed #1b6ac9; outline-offset: -2px; }
  .dev-mark--problem { outline: 2px solid #b3261e; }
  .dev-mark > * { position: relative; pointer-events: auto; }
  .problem { display: block; max-inline-size: min(60rem, calc(100% - 1rem)); margin: .5rem; padding: .5rem .75rem;
    box-shadow: 0 .25rem 1rem rgb(0 0 0 / 25%); }
  /* Clear of the section: the letters of a heading that begins it reach a little above its tightly set lines. */
  .dev-mark > .section-name { position: absolute; inset: auto 0 calc(100% + .25rem) auto; max-inline-size: 100%; padding: 0 .5rem;
    overflow: clip; background: #1b6ac9; color: #fff; font-size: .75rem; text-overflow: ellipsis; white-space: nowrap; }
`);

/** Puts the preview's styles on the page: as a constructed sheet, which leaves the page's own styles and policy alone. */
export function addStyle(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
