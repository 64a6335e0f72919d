import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { JSDOM } from 'jsdom';
import { cleanSvg, type DrawingWindow } from '../../engine/kit/sanitise-svg.ts';

// The thread of `clean-drawing.ts`: reports that it has loaded, then cleans the one text that it receives.
const { JSDOM: Window } = createRequire(import.meta.url)('jsdom') as { JSDOM: typeof JSDOM };
const window = new Window('').window as unknown as DrawingWindow;
parentPort?.once('message', (text: string) => parentPort?.postMessage({ clean: cleanSvg(window, text) }));
parentPort?.postMessage('loaded');
