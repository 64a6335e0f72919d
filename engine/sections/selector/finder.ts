// All that a browser loads only when a selector opens.
export { find, knownBy } from './find.ts';
export { Panel, Verdict } from './parts/panel.tsx';
