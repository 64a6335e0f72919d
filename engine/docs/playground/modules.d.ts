declare module 'virtual:playground/data' {
  import type { ValidateFunction } from 'ajv';

  export const files: Record<string, string>;
  export const assets: string[];
  export const schemas: import('../../model/schema/schema.ts').Schemas;
  export const words: import('../../model/words.ts').WordTable;
  export const answers: Record<string, unknown>;
  export const endpoints: Record<string, import('../../model/source.ts').Endpoint>;
  export const examples: import('./workbench.tsx').PlaygroundExample[];
  export const validators: Record<string, () => ValidateFunction>;
  export const bindingValidators: Record<string, () => ValidateFunction>;
}

declare module 'virtual:playground/workbench' {
  const workbench: import('./plugin.ts').Workbench;
  export = workbench;
}
