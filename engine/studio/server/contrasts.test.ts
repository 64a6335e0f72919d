import { expect, test } from 'vitest';
import { createInspector } from '../../check/inspect-site.ts';
import { siteWith } from '../../generate/gallery/small-site.ts';
import type { ColorField, Field } from '../protocol/form-protocol.ts';
import { buildForm } from './build-form.ts';

/** The fields of the colors of a theme, in its form. */
async function colorsOf(colors: object): Promise<{ fields: ColorField[]; faults: string[] }> {
  const { files, ...input } = await siteWith({});
  const site = { ...JSON.parse(files['pages/site.json'] as string), theme: { colors } };
  const { problems } = createInspector()({ ...input, files: { ...files, 'pages/site.json': JSON.stringify(site) } });
  const form = buildForm(site, input.schemas['site.schema.json'] ?? {}, '/theme', ['zh', 'en']);
  const all = (field: Field): Field[] => [field, ...('fields' in field ? field.fields : []).flatMap(all)];
  return {
    fields: all(form as Field).filter((field) => field.kind === 'color'),
    faults: problems.filter(({ code }) => code === 'contrast').map(({ pointer }) => pointer),
  };
}

test('a color that the check reports has too little contrast in its field, with its background; a valid one has none', async () => {
  const { fields, faults } = await colorsOf({ light: { textMuted: '#aaaaaa', accent: '#0b4a8f' } });
  expect(faults).toEqual(['/theme/colors/light/textMuted']);
  const faint = fields.filter(({ contrasts = [] }) => contrasts.some(({ ratio, least }) => ratio < least));
  expect(faint.map(({ pointer }) => pointer)).toEqual(faults);
  expect(faint[0]?.contrasts?.[0]).toMatchObject({ isBackground: true, least: 4.5 });
  expect(fields.map(({ pointer }) => pointer)).toContain('/theme/colors/light/accent');
});

test('an incomplete color does not break the form', async () => {
  const { fields } = await colorsOf({ dark: { background: '#1', text: '#ffffff' } });
  expect(fields.map(({ value }) => value)).toEqual(expect.arrayContaining(['#1', '#ffffff']));
});
