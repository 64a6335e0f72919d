import type { CompiledSection } from '../../engine/descriptor/compiled.ts';
import type { FormField } from '../../engine/descriptor/form.ts';
import { formSchema } from '../../engine/kit/form-rules.ts';
import { sectionsIn } from '../../engine/page-file.ts';
import type { Forms } from '../host/build-facts.ts';

/** What the forms among these sections, and in them, take. */
export function formsIn(sections: CompiledSection[]): Forms {
  const forms = sectionsIn(sections).filter(({ type }) => type === 'form');
  return Object.fromEntries(
    forms.map((section) => [section.id, formSchema((section as unknown as { fields: FormField[] }).fields)]),
  ) as Forms;
}
