// How `pagewright test` configures Vitest for a site that does not do so itself.
import { pagewright } from './vite.mjs';

export default { plugins: pagewright() };
