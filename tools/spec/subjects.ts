import { apiRows } from './api.ts';
import { companyRows } from './company.ts';
import { downloadRows } from './downloads.ts';
import { guideRows } from './guides.ts';
import { hardwareRows } from './hardware.ts';
import { homeRows } from './home.ts';
import { learningRows } from './learning.ts';
import { listRows } from './lists.ts';
import { moduleRows } from './modules.ts';
import { newsRows } from './news.ts';
import { packageRows } from './packages.ts';
import { productRows } from './products.ts';
import { routeRows } from './routes.ts';
import type { SpecRow } from './row.ts';
import { shellRows } from './shell.ts';

/** All rows by subject, in the order of the table. */
export const subjects: Record<string, SpecRow[]> = {
  Routes: routeRows,
  'Shell and language': shellRows,
  Home: homeRows,
  News: newsRows,
  'Company and contact': companyRows,
  Products: productRows,
  'Hardware and cloud': hardwareRows,
  Packages: packageRows,
  'Other downloads': downloadRows,
  'Modules and utilities': moduleRows,
  'Install guides': guideRows,
  'Learning screens': learningRows,
  'Static lists': listRows,
  'Calls and failures': apiRows,
};
