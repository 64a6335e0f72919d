import { join } from 'node:path';
import type { Schemas } from '../../model/schema/schema.ts';
import { root } from '../../site/paths.ts';
import { generateTypeSchema } from './generate-type-schema.ts';

/** The file of the generated schemas, from the repository's root. */
export const requestSchemasFile = 'engine/studio/server/request-schemas.json';

/** The schema of each request of the studio's page, by its path, as its type in the protocol declares it. */
export async function generateRequestSchemas(): Promise<Schemas> {
  const protocol = join(root, 'engine/studio/protocol/requests.ts');
  const { properties = {} } = await generateTypeSchema('Requests', [protocol], {
    expose: 'none',
    topRef: false,
    jsDoc: 'extended',
    // Fastify would remove the fields that a closed schema does not name.
    additionalProperties: true,
  });
  return properties;
}
