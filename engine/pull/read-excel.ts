import type { ExcelRecords } from '../model/record-origin.ts';
import { requirePackages } from '../site/optional-packages.ts';
import { refuse } from './origin-error.ts';
import type { OriginReader } from './origin-reader.ts';
import { createTableRows } from './table-rows.ts';

export const readExcel: OriginReader<ExcelRecords> = async ({ excel, sheet, headerRow = 1 }, { readFile, budget }) => {
  const bytes = await readFile(excel, ['excel']);
  requirePackages('records from Excel files');
  const { default: readSheets } = await import('read-excel-file/node');
  const sheets = await readSheets(bytes).catch(() => refuse(['excel'], 'pullBrokenExcel', { file: excel }));
  const names = sheets.map((one) => one.sheet);
  const found = sheet === undefined ? sheets[0] : sheets.find((one) => one.sheet === sheet);
  if (!found) return refuse(['sheet'], 'pullNoSheet', { name: sheet ?? '', names });
  const header = found.data[headerRow - 1];
  if (!header) return refuse(['headerRow'], 'pullNoColumns');
  // Empty rows between and below the records are usual.
  const rows = found.data.slice(headerRow).filter((cells) => cells.some((cell) => cell !== null && cell !== ''));
  budget.addRecords(rows.length);
  return createTableRows(header, rows, 'excel');
};
