import { defineConfig } from 'pagewright/config';
import { nameCodeFiles } from './name-code-files.ts';
import versions from './parts/versions.json';
import { playground } from './playground/plugin.ts';

export default defineConfig({
  markdown: { plugins: [nameCodeFiles] },
  vite: { plugins: [playground()] },
  // With one version there is nothing to switch, and pages have the engine's own header.
  parts: versions.length > 1 ? { header: './parts/header.tsx' } : {},
});
