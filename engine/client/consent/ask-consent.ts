// Runs in the head of sites with analytics. Asks visitors above the page, and loads the script of analytics only after they
// agree. A button below the page shows the question again.

import styles from './consent.css?inline';
import type { ConsentFacts, ConsentTexts } from './consent-facts.ts';
import { hasAnalytics, loadAnalytics } from './load-analytics.ts';
import { type ConsentChoice, createStoredChoice } from './stored-choice.ts';

const { base, script, texts } = (self as unknown as { pagewrightConsent: ConsentFacts }).pagewrightConsent;
const root = document.documentElement;
const { hostname } = new URL(script.src, location.href);
const stored = createStoredChoice(base, hostname);

const note = createElement('section', 'consent');
const question = createElement('p', 'consent__question');
const buttons = { allowed: createButton(() => choose('allowed')), refused: createButton(() => choose('refused')) };
const settings = createButton(reopen);
const end = createElement('aside', 'consent-settings');
question.tabIndex = -1;
note.append(question, buttons.allowed, buttons.refused);
end.append(settings);

function createElement(name: string, className: string): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}

function createButton(press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'consent__button' });
  button.addEventListener('click', (event) => {
    // Pages repeat clicks that they receive before they are hydrated.
    event.stopPropagation();
    press();
  });
  return button;
}

function writeTexts(): void {
  const { title, question: asked, allow, refuse, settings: again } = textsOf(root.lang);
  note.setAttribute('aria-label', title);
  question.textContent = asked.replace('{{host}}', hostname);
  buttons.allowed.textContent = allow;
  buttons.refused.textContent = refuse;
  settings.textContent = again;
  end.setAttribute('aria-label', title);
}

function textsOf(language: string): ConsentTexts {
  return texts[language] ?? (Object.values(texts)[0] as ConsentTexts);
}

function choose(choice: ConsentChoice): void {
  stored.set(choice);
  const wasReopened = end.contains(note);
  note.remove();
  end.hidden = false;
  settings.hidden = false;
  if (wasReopened) settings.focus();
  if (choice === 'allowed') loadAnalytics(script);
  // A script that runs can be ended only with its document.
  else if (hasAnalytics()) location.reload();
}

/** Shows the question in place of the button, with the present choice. */
function reopen(): void {
  for (const [choice, button] of Object.entries(buttons))
    button.setAttribute('aria-pressed', String(choice === stored.get()));
  settings.hidden = true;
  end.append(note);
  question.focus();
  note.scrollIntoView({ block: 'nearest' });
}

/** Browsers report with it that a visitor refuses to be tracked. */
const refusesAll = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The parser adds the body after this script. */
function whenBodyExists(act: (body: HTMLElement) => void): void {
  const observer = new MutationObserver(() => {
    if (!document.body) return;
    observer.disconnect();
    act(document.body);
  });
  observer.observe(root, { childList: true });
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);
writeTexts();
// The visitor may change the language without a new document.
new MutationObserver(writeTexts).observe(root, { attributeFilter: ['lang'] });
if (stored.get() === 'allowed') loadAnalytics(script);
whenBodyExists((body) => {
  if (stored.get() === undefined && !refusesAll) {
    end.hidden = true;
    body.prepend(note);
  }
});
document.addEventListener('DOMContentLoaded', () => document.body.append(end));
