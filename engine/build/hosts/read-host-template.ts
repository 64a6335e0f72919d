import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../site/paths.ts';

/** Reads a configuration file of a host from `templates/`. In `nginx.conf`, `{{name}}` marks a generated part. */
export function readHostTemplate(name: string): string {
  return readFileSync(join(root, 'engine/build/hosts/templates', name), 'utf8');
}
