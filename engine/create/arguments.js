import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

export const templates = ['empty', 'museum', 'press', 'product'];

export const usage = `Usage: npm create pagewright [FOLDER] -- [options]

Creates a site in a new folder, and installs its packages. Asks for what is missing.

  --name NAME        the site's name. Default: the folder's
  --template NAME    ${templates.join(', ')}. Default: empty. museum and press have their own languages
  --languages CODES  its languages, the default first, for example fr,en. Default: en
  --engine SPEC      a version, tag or tarball of pagewright. Default: the version of this command
  --help             prints this text`;

/** Parses a command line. Throws for unknown options and invalid values. */
export function parseArguments(line) {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    args: line,
    allowPositionals: true,
    options: { name: text, template: text, languages: text, engine: text, help: { type: 'boolean', short: 'h' } },
  });
  const [folder, ...others] = positionals;
  if (others.length > 0) throw new Error(`Give one folder, not also ${others.join(' ')}. Quote names with spaces.`);
  const answers = { folder, ...values };
  for (const question of questions) if (answers[question.key] !== undefined) verify(question, answers);
  if (answers.languages !== undefined && hasOwnLanguages(answers))
    throw new Error(`The template ${answers.template} has its own languages: leave out --languages.`);
  return answers;
}

/** Asks for the missing answers. Without a terminal, takes the defaults, and throws without a folder. */
export async function completeAnswers(given, input = process.stdin, output = process.stdout) {
  const answers = { ...given };
  const isAsked = ({ key }) => answers[key] === undefined && !(key === 'languages' && hasOwnLanguages(answers));
  if (!input.isTTY) {
    if (answers.folder === undefined) throw new Error(`Give the folder of the new site.\n\n${usage}`);
    return answers;
  }
  const terminal = createInterface(input, output);
  for (const question of questions.filter(isAsked)) {
    if (!isAsked(question)) continue;
    const preset = question.preset(answers);
    answers[question.key] = (await terminal.question(`${question.text} [${preset}]: `)).trim() || preset;
    try {
      verify(question, answers);
    } catch (error) {
      terminal.close();
      throw error;
    }
  }
  terminal.close();
  return answers;
}

const hasOwnLanguages = ({ template }) => template === 'museum' || template === 'press';

const questions = [
  { key: 'folder', text: 'Folder', preset: () => 'my-site', wanted: 'a folder', isValid: (typed) => typed !== '' },
  {
    key: 'name',
    text: 'Name of the site',
    preset: ({ folder }) => basename(resolve(folder)),
    wanted: 'a name',
    isValid: (typed) => /^(?!--?[a-z]).*\S/i.test(typed),
  },
  {
    key: 'template',
    text: `Template: ${templates.join(', ')}`,
    preset: () => 'empty',
    wanted: `one of ${templates.join(', ')}`,
    isValid: (typed) => templates.includes(typed),
  },
  {
    key: 'languages',
    text: 'Languages, the default first, for example fr,en',
    preset: () => 'en',
    wanted: 'codes of languages with commas between them, for example en,zh',
    isValid: (typed) => {
      const codes = typed.split(',').map((code) => code.trim());
      const isCode = (code) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code);
      return codes.every(isCode) && new Set(codes).size === codes.length;
    },
  },
];

function verify({ key, wanted, isValid }, answers) {
  const typed = answers[key];
  if (!isValid(typed)) throw new Error(`"${typed}" is no ${key}: give ${wanted}.`);
}
