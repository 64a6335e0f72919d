import type { ThemeColors } from '../../model/palette.ts';
import { stepsOf, valueAt } from '../../model/schema/pointer.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { contrast } from '../../model/theme/color.ts';
import { type ColorName, pairs } from '../../model/theme/pairs.ts';
import { colorNames, palettesOf, type Scheme, schemes } from '../../model/theme/palette.ts';
import type { Contrast, Field } from '../protocol/form-protocol.ts';
import { fieldTitle } from './field-title.ts';

/** Adds to each theme color in a field its contrasts with the colors next to it. `whole` is the value of the file with this schema. */
export function withContrasts(field: Field, whole: unknown, schema: Schema): Field {
  if (field.kind === 'color') {
    const contrasts = contrastsAt(whole, field.pointer, schema);
    return contrasts ? { ...field, contrasts } : field;
  }
  return 'fields' in field ? { ...field, fields: field.fields.map((one) => withContrasts(one, whole, schema)) } : field;
}

/** `undefined` if the pointer is not of a theme color. */
function contrastsAt(whole: unknown, pointer: string, { definitions }: Schema): Contrast[] | undefined {
  const steps = stepsOf(pointer) ?? [];
  const [scheme, name] = steps.slice(-2) as [Scheme, ColorName];
  if (!schemes.includes(scheme) || !colorNames.includes(name)) return undefined;
  const palette = palettesOf(validColors(valueAt(whole, steps.slice(0, -2))))[scheme];
  const own = palette[name];
  return pairs
    .filter(({ front, back }) => front === name || back === name)
    .map(({ front, back, least }): Contrast => {
      const isBackground = front === name;
      const other = isBackground ? back : front;
      const ratio = Math.floor(contrast(own, palette[other]) * 100) / 100;
      const title = fieldTitle([definitions?.Palette?.properties?.[other] ?? {}], other);
      return { title, color: palette[other], isBackground, ratio, least };
    })
    .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
}

/** The valid colors of a theme, without incomplete ones during typing. */
function validColors(colors: unknown): ThemeColors {
  const schemesIn = Object.entries((colors ?? {}) as Record<string, Record<string, unknown>>);
  return Object.fromEntries(
    schemesIn.map(([scheme, own]) => [
      scheme,
      Object.fromEntries(
        Object.entries(own ?? {}).filter(([, one]) => /^#([\da-f]{3}|[\da-f]{6})$/i.test(String(one))),
      ),
    ]),
  );
}
