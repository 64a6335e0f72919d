import { defineConfig } from 'pagewright/config';
import { playground } from './playground/plugin.ts';

export default defineConfig({ vite: { plugins: [playground()] } });
