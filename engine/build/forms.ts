import type { CompiledSection } from '../model/compiled.ts';
import type { FormField } from '../model/form.ts';
import { sectionsIn } from '../model/page-file.ts';
import { formSchema } from '../ui/kit/form-rules.ts';
import type { Forms } from './hosts/build-facts.ts';

/** The schemas of the forms in these sections, by section id. */
export function listForms(sections: CompiledSection[]): Forms {
  const forms = sectionsIn(sections).filter(({ type }) => type === 'form');
  return Object.fromEntries(
    forms.map((section) => [section.id, formSchema((section as unknown as { fields: FormField[] }).fields)]),
  ) as Forms;
}
