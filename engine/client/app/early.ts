// Runs in the head before the first paint, so that neither language nor theme flashes. It is inlined into every page
// of a site with several languages, and its hash is in the Content Security Policy.

import { chooseLanguage, watchChoices } from './choose-language.ts';
import { prepareDocument } from './prepare-document.ts';

watchChoices();
prepareDocument(chooseLanguage);
