import type { Inline as InlineText } from '../../model/compiled.ts';
import type { ShownAs } from '../../model/kinds.ts';
import { addressLabel } from './address.ts';
import { DateText } from './date-text.tsx';
import { CodeText, Inline, plainText } from './inline.tsx';

/** A row field in the format of its column; for addresses the link text without the first `skip` characters. */
export function ShownText({
  text,
  as,
  skip,
}: {
  text: InlineText;
  as: ShownAs | undefined;
  skip?: number | undefined;
}) {
  switch (as) {
    case 'code':
      return <CodeText>{plainText(text)}</CodeText>;
    case 'date':
      return <DateText value={plainText(text)} />;
    case 'number':
      return plainText(text);
    case 'link':
      return addressLabel(plainText(text), skip);
    default:
      return <Inline text={text} />;
  }
}
