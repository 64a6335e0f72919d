export interface Rule {
  name: string;
  why: string;
  /** The files of the rule; `$1` of `to` is their first group. */
  from: RegExp;
  except?: RegExp;
  /** The forbidden path in the repository, or name of a package. */
  to: string;
  /** Allowed exceptions of `to`. */
  but?: string;
}

/** The folders of the engine from the bottom up: each may import those before it. */
export const layers = [
  ...['model', 'search', 'cite', 'check', 'compile', 'edit', 'ui', 'sections', 'client', 'load', 'site'],
  ...[
    'pull',
    'generate',
    'refactor',
    'import',
    'build',
    'server',
    'studio/protocol',
    'studio/client',
    'studio/server',
    'language-server',
    'cli',
    'public',
  ],
];

/** Tests and their helpers may import all of the engine. */
const tests = /\.test\.tsx?$|^engine\/(testing|examples)\//;

/** The files that may import a library, so that it can be replaced in one place. */
const usedIn: Record<string, RegExp> = {
  ajv: /^engine\/(check|server)\//,
  ky: /^engine\/client\/sources\/client\.ts$/,
  'react-router-dom': /^engine\/client\/runtime\/navigation\//,
  'csv-parse': /^engine\/pull\/read-csv\.ts$/,
  turndown: /^engine\/refactor\/html-fields\/html-to-markdown\.ts$/,
  'read-excel-file': /^engine\/pull\/read-excel\.ts$/,
  'sql.js': /^engine\/pull\/read-sqlite\.ts$/,
  pg: /^engine\/pull\/read-postgresql\.ts$/,
  swiper: /^engine\/sections\/carousel\//,
  leaflet: /^engine\/sections\/map\//,
  gcoord: /^engine\/compile\/location\.ts$/,
  i18next: /^engine\/ui\/i18n\//,
  'react-i18next': /^engine\/ui\/i18n\//,
  dompurify: /^engine\/ui\/kit\/sanitize(-svg)?\.ts$/,
  'markdown-it': /^engine\/(model\/(schema\/markup|markdown\/[a-z-]+)|(site|studio\/client)\/markdown\/[a-z-]+)\.ts$/,
  'prosemirror-view': /^engine\/studio\/client\/markdown\//,
  'markdown-it-cjk-friendly': /^engine\/model\/(schema\/markup|markdown\/parser)\.ts$/,
  'markdown-it-deflist': /^engine\/model\/markdown\/parser\.ts$/,
  'markdown-it-footnote': /^engine\/model\/markdown\/parser\.ts$/,
  shiki: /^engine\/site\/markdown\/highlight-code\.ts$/,
  temml: /^engine\/(site\/markdown\/render|studio\/client\/markdown\/show)-formula\.ts$/,
  htmlparser2:
    /^engine\/(check\/read-html|import\/(read-wordpress|text-of-html)|build\/(archive-file|extract-main|pdf\/(blocks|formula-text|runs))|generate\/gallery\/(nameless-elements|part-problems)|server\/forms\/fill-page)\.ts$/,
  pdfkit: /^engine\/build\/pdf\/pen\.ts$/,
  fontkit: /^engine\/site\/fonts\/pdf-fonts\.ts$/,
  'bidi-js': /^engine\/build\/pdf\/bidi\.ts$/,
  'subset-font': /^engine\/build\/pdf\/faces\.ts$/,
  'jsonc-parser': /^engine\/check\/located-json\.ts$/,
  'fastest-levenshtein': /^engine\/model\/text\/nearest\.ts$/,
  'ts-json-schema-generator': /^engine\/generate\/schemas\/generate-type-schema\.ts$/,
  'vscode-languageserver': /^engine\/language-server\//,
  'vscode-json-languageservice': /^engine\/language-server\/json-hints\.ts$/,
  'virtual:pagewright': /^engine\/client\/(runtime\/renderers\.ts|app\/(app|page)\.tsx|embed\/pagewright-page\.tsx)$/,
};

/** Imports that no file may use, in addition to import cycles. */
export const rules: Rule[] = [
  {
    name: 'engine-without-tools',
    why: 'engine/ is the package, and tools/ never ships.',
    from: /^engine\//,
    to: '^tools/',
  },
  ...layers.slice(0, -1).map((layer, index) => ({
    name: `below-${layer}`,
    why: `engine/${layer}/ imports only the folders that stand before it in the list of layers.`,
    from: new RegExp(`^engine/${layer}/`),
    except: tests,
    to: `^engine/(${layers.slice(index + 1).join('|')})/`,
  })),
  {
    name: 'sections-apart',
    why: 'a section imports no other section: what two of them need stands in engine/ui/.',
    from: /^engine\/sections\/([^/]+)\//,
    except: tests,
    to: '^engine/sections/',
    but: '^engine/sections/$1/',
  },
  {
    name: 'no-section-by-name',
    why: 'the engine finds its sections by their folders. Their generated types are for pages in code.',
    from: /^engine\/(?!sections\/)/,
    except: tests,
    to: '^engine/sections/',
    but: '^engine/sections/(page-descriptor|section-types)\\.ts$',
  },
  {
    name: 'pure',
    why: 'these folders run in browsers and in Node: functions of what they are given, without React and without modules of Node.',
    from: /^engine\/(model|search|cite|check|compile|edit)\//,
    except: tests,
    to: '^(node:.*|react|react-dom)$',
  },
  {
    name: 'no-node-in-browsers',
    why: 'a browser has no modules of Node.',
    from: /^engine\/(ui|sections|client|studio\/(protocol|client))\//,
    except: tests,
    to: '^node:',
  },
  {
    name: 'testing-in-tests',
    why: 'what only tests need is not shipped.',
    from: /^engine\//,
    except: tests,
    to: '^engine/testing/',
  },
  {
    name: 'first-site-apart',
    why: 'nothing else uses what holds for the first site alone.',
    from: /^tools\//,
    except: /^tools\/(first-site\/|commands\.ts$)/,
    to: '^tools/first-site/',
  },
  ...Object.entries(usedIn).map(([library, where]) => ({
    name: `${library}-in-one-place`,
    why: `${library} is imported in one place (${where.source.replace(/[\\^$]/g, '')}), so that it can be replaced there.`,
    from: /^engine\//,
    except: new RegExp(`${where.source}|${tests.source}`),
    to: `^${library}$`,
  })),
];
