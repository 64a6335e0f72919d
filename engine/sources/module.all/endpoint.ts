import type { Endpoint } from '../source.ts';
import type { ModuleAllParams, ModuleAllResponse, ModuleRecord } from './descriptor.ts';

/** All add-on modules. */
export const endpoint: Endpoint = { path: '/api/v1/module/all', collection: 'module' };

/** The modules in order of their numbers. */
export function answer(records: ModuleRecord[]): ModuleAllResponse {
  return records.toSorted((a, b) => a.id - b.id);
}

/** The one call there is. */
export function instances(): ModuleAllParams[] {
  return [{}];
}
