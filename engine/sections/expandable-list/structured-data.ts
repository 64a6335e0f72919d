import type { StructuredDataBuilder } from '../../model/structured-data.ts';
import { fieldText, type RowsAnswer, rowsIn } from '../../ui/kit/search-rows.ts';
import type { ExpandableListSection } from './descriptor.ts';

/** Rows as questions and answers. */
const describe: StructuredDataBuilder<ExpandableListSection, RowsAnswer | undefined> = ({ section, data }) => {
  const { faq, title, details } = section;
  const rows = faq ? rowsIn(data, section.rows) : [];
  const mainEntity = rows.map((row) => ({
    '@type': 'Question',
    name: fieldText(row, title.field),
    acceptedAnswer: { '@type': 'Answer', text: details.map(({ field }) => fieldText(row, field)).join('\n') },
  }));
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
};

export default describe;
