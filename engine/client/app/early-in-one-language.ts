// Like `early.ts`, for sites with one language.

import { enterPage, prepareDocument } from './prepare-document.ts';

prepareDocument(enterPage);
