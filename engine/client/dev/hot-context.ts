import type { ViteHotContext } from 'vite/types/hot.js';

/** Vite's client, which keeps the connection to the dev server. The server provides it: it is part of no bundle. */
const viteClient = '/_engine/@vite/client';

/** The connection to the dev server, for one module. */
export async function hotContext(module: string): Promise<ViteHotContext> {
  // Vite adds a query to a path, which would load a second client with its own connection.
  const address = new URL(viteClient, document.baseURI).href;
  const { createHotContext } = await import(/* @vite-ignore */ address);
  return createHotContext(module);
}
