import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../model/text/escape-html.ts';
import { applySplices, type Splice } from '../../model/text/splice.ts';
import type { FormOutcome } from '../../ui/kit/form-rules.ts';
import type { FormErrors, SubmittedForm } from './read-form.ts';

export type Refusal = Exclude<FormOutcome, 'sent' | 'kept'>;

/**
 * A page's HTML with a submitted form: its values in the fields, and its errors. The messages come from attributes of
 * the section, which is no longer hydrated, because that would empty the form again.
 */
export function fillPage(html: string, { id, values, errors }: SubmittedForm, refusal: Refusal): string {
  const splices: Splice[] = [];
  const insert = (offset: number, text: string, length = 0) => splices.push({ offset, length, text });
  const problems: { control: string; text: string }[] = [];
  let isInside = false;
  let listAt = 0;
  let message = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { startIndex, endIndex } = parser;
      const source = html.slice(startIndex, endIndex + 1);
      const end = source.endsWith('/>') ? endIndex - 1 : endIndex;
      const set = (text: string) => insert(end, text);
      const unhide = () => {
        const found = / hidden(="")?(?=[\s>])/.exec(source);
        if (found) insert(startIndex + found.index, '', found[0].length);
      };
      const [named] = tag === 'html' ? (/ data-interactive="[^"]*"/.exec(source) ?? []) : [];
      if (named !== undefined) {
        const at = startIndex + source.indexOf(named);
        const others = attributes['data-interactive']?.split(' ').filter((one) => one !== id) ?? [];
        insert(at, ` data-interactive="${escapeHtml(others.join(' '))}"`, named.length);
      }
      if (tag === 'form') isInside = attributes.id === `${id}-form`;
      if (!isInside) return;
      const { name = '' } = attributes;
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      const isControl = tag === 'input' || tag === 'textarea';
      // Options are marked as a group.
      if (isControl && 'aria-describedby' in attributes && Object.hasOwn(errors, name)) set(' aria-invalid="true"');
      if (tag === 'textarea' && typeof value === 'string') insert(endIndex + 1, `\n${escapeHtml(value)}`);
      else if (tag === 'input' && value !== undefined) {
        const isChoice = attributes.type === 'radio' || attributes.type === 'checkbox';
        if (!isChoice) set(` value="${escapeHtml(String(value))}"`);
        else if ([value].flat().includes(attributes.value ?? '')) set(' checked=""');
      }
      if ('data-problems' in attributes) {
        unhide();
        set(' autofocus=""');
      }
      if ('data-failed' in attributes) {
        listAt = endIndex + 1;
        message = (refusal === 'tooMany' ? attributes['data-too-many'] : attributes['data-failed']) ?? '';
      }
      const field = attributes['data-error'];
      if (field === undefined || !Object.hasOwn(errors, field)) return;
      const text = attributes[`data-${(errors as FormErrors)[field]}`] ?? '';
      unhide();
      insert(endIndex + 1, escapeHtml(text));
      problems.push({ control: (attributes.id ?? '').replace(/-error$/, ''), text });
    },
    onclosetag(tag) {
      if (tag === 'form') isInside = false;
    },
  });
  parser.end(html);
  const items =
    refusal === 'refused'
      ? problems.map(({ control, text }) => `<li><a href="#${escapeHtml(control)}">${escapeHtml(text)}</a></li>`)
      : [`<li>${escapeHtml(message)}</li>`];
  insert(listAt, items.join(''));
  return applySplices(html, splices);
}
