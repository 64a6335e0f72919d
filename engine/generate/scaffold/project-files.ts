import { translateTexts } from './site-texts.ts';
import templateTexts from './template-texts.json' with { type: 'json' };

interface NewProject {
  name: string;
  /** The codes of the site's languages, the default first. */
  languages: string[];
  /** The languages whose interface texts are still in English. */
  untranslated: string[];
  /** The files of the site, by path. */
  files: Record<string, unknown>;
}

/** The files of a new site for people, agents, git and GitHub. The README is in the site's default language. */
export function createProjectFiles({ name, languages, untranslated, files }: NewProject): Record<string, string> {
  const said = (key: keyof typeof templateTexts) => String(translateTexts(templateTexts[key], languages.slice(0, 1)));
  const commands = table(said('command'), said('effect'), [
    ['`npm run dev`', said('runDev')],
    ['`npm run studio`', said('runStudio')],
    ['`npm run check`', said('runCheck')],
    ['`npm run build`', said('runBuild')],
    ['`npm start`', said('runStart')],
  ]);
  const code = ['sections/', 'sources/'].filter((folder) => Object.keys(files).some((path) => path.startsWith(folder)));
  const paths = table(said('path'), said('content'), [
    ['`pages/site.json`', said('inSite')],
    ['`pages/*.json`', said('inPages')],
    ...(untranslated.length > 0 ? [['`pages/words.json`', `${said('inWords')} ${untranslated.join(', ')}`]] : []),
    ['`assets/`', said('inAssets')],
    ...(code.length > 0 ? [[code.map((folder) => `\`${folder}\``).join(', '), said('inCode')]] : []),
    ['`schemas/`', said('inSchemas')],
  ]);
  return {
    'README.md': `# ${name}\n\n${said('readme')}\n\n\`\`\`sh\nnpm install\nnpm run dev\n\`\`\`\n\n${commands}\n${paths}`,
    'AGENTS.md': instructions,
    '.github/workflows/check.yml': workflow,
    '.gitignore': ['node_modules/', 'dist/', 'dist.*', '.cache/', '.pagewright-journal/', ''].join('\n'),
  };
}

function table(left: string, right: string, rows: string[][]): string {
  return [[left, right], ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

const instructions = `# Instructions for agents

This site is made with Pagewright: JSON files in, a website out.

| path | content |
| --- | --- |
| \`pages/site.json\` | name, languages, navigation, theme |
| \`pages/**/*.json\` | one file per page, with its address in \`route\` |
| \`pages/shared/\`, \`pages/collections/\` | sections that pages share; types of records |
| \`pages/words.json\` | interface texts that the site replaces or adds |
| \`assets/images/\`, \`assets/files/\`, \`assets/records/\` | pictures, downloads, records |
| \`sections/\`, \`sources/\` | optional: section types and sources of this site, in TypeScript |
| \`schemas/README.md\` | every section type and field |

- After each change run \`npm run check\`, and fix what it reports. \`npm run check -- --fix\` corrects typos.
- \`npm run build\` writes the site to \`dist/\`.
- Write each text in every language of \`pages/site.json\`.
- Create files with \`npm run new:page\`, \`new:collection\`, \`new:record\` and \`new:section\`; \`-- --help\` lists the options of each.
- Rename addresses, files, fields and records with \`npm run rename\`. \`npm run where-used\` lists the references to one.
- Do not edit \`dist/\`, \`.cache/\`, \`schemas/\` or \`.vscode/schemas/\`: commands write them.
`;

const workflow = `name: check
on: [push, pull_request]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci
      - run: npx --no-install pagewright check --format github
      - run: npx --no-install pagewright build
`;
