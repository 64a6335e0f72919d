import type { Row } from './row.ts';
import { answerRows } from './rows/answers.ts';
import { apiRows } from './rows/api.ts';
import { carouselRows } from './rows/carousels.ts';
import { companyRows } from './rows/company.ts';
import { dialogRows } from './rows/dialogs.ts';
import { downloadRows } from './rows/downloads.ts';
import { failureRows } from './rows/failures.ts';
import { guideRows } from './rows/guides.ts';
import { hardwareRows } from './rows/hardware.ts';
import { homeRows } from './rows/home.ts';
import { jobRows } from './rows/jobs.ts';
import { learningRows } from './rows/learning.ts';
import { mapRows } from './rows/map.ts';
import { moduleRows } from './rows/modules.ts';
import { newsRows } from './rows/news.ts';
import { packageRows } from './rows/packages.ts';
import { paperRows } from './rows/papers.ts';
import { productRows } from './rows/products.ts';
import { routeRows } from './rows/routes.ts';
import { shellRows } from './rows/shell.ts';
import { utilityRows } from './rows/utilities.ts';
import { walkRows } from './rows/walks.ts';

/** All rows by subject, in the order of the table. */
export const subjects: Record<string, Row[]> = {
  Routes: routeRows,
  'Walks and languages': walkRows,
  'Navigation and footer': shellRows,
  Home: homeRows,
  Carousels: carouselRows,
  News: newsRows,
  Company: companyRows,
  Map: mapRows,
  'Open positions': jobRows,
  Products: productRows,
  'Hardware and cloud': hardwareRows,
  Packages: packageRows,
  'Other downloads': downloadRows,
  'What opens': dialogRows,
  Modules: moduleRows,
  Utilities: utilityRows,
  'Install guides': guideRows,
  'Learning resources': learningRows,
  Papers: paperRows,
  'Calls of the API': apiRows,
  'What pages call': answerRows,
  'Failed calls': failureRows,
};
