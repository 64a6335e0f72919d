import { expect, test } from 'vitest';
import { releasedCollections } from './declared-sources.ts';
import { readReleasedLanguage } from './released-language.ts';

test('the collections that migrate writes have the fields that the records of the last release with sources have', async () => {
  const released = await readReleasedLanguage();
  const recordsOf = (name: string) => {
    const one = released?.files[`records/${name}.schema.json`] as { else?: { $ref: string } } | undefined;
    return one?.else?.$ref.replace('#/definitions/', '');
  };
  for (const [name, text] of Object.entries(releasedCollections())) {
    const type = released?.definitions[recordsOf(name) ?? ''] as
      | { properties: Record<string, { $ref?: string; type?: string }>; required: string[] }
      | undefined;
    const { fields } = JSON.parse(text) as { fields: Record<string, { optional?: boolean }> };
    expect.soft(Object.keys(fields).sort(), name).toEqual(Object.keys(type?.properties ?? {}).sort());
    const needed = Object.keys(fields).filter((field) => !fields[field]?.optional);
    expect.soft(needed.sort(), name).toEqual(type?.required.toSorted());
  }
});
