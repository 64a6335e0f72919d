import { collectionOfFile } from '../model/schema/collections.ts';
import { oncePer } from '../model/schema/once.ts';
import type { ConfigInput } from './config-input.ts';
import { expandFiles } from './expand-files.ts';
import { knownKinds } from './known-kinds.ts';
import { unreadableFile } from './located-json.ts';
import { type Message, untranslated } from './messages/message.ts';
import { t } from './messages/messages.ts';
import type { OwnRule, RuleFile, RuleReport, RuleReports, RuleSite, RuleText } from './own-rule.ts';
import { recordsIn } from './record-pages.ts';
import type { FileFinding, LocatedFinding, Rule, RuleFinding } from './rule.ts';
import { nodesOf, type SiteFile } from './site-files.ts';
import type { SiteModel } from './site-model.ts';

/** The rules of a site as rules of the engine. */
export function ownRules(config: ConfigInput | undefined): Rule[] {
  return (config?.rules ?? []).map((own) => ({
    code: own.code,
    title: untranslated(own.code),
    description: inBoth(own.description),
    severity: own.severity ?? 'error',
    inFile: (file) => runOwnRule(own, file),
    ...(own.site && { onSite: (model) => runOnSite(own, model) }),
  }));
}

/** A file with an error could have what a rule misses in others, so the rule waits until all files are valid. */
function* runOnSite(rule: OwnRule, model: SiteModel): Iterable<FileFinding> {
  const { files: written, schemas, siteFile } = model;
  if (!siteFile || written.some(({ valid, unread }) => !valid || unread)) return;
  const fileOf = new Map(expandFiles(written, schemas).map((file) => [toRuleFile(file), file]));
  const find = (file: RuleFile) => {
    const found = fileOf.get(file);
    if (!found) throw new Error(`"${file.path}" is not one of the files of the site`);
    return found;
  };
  const site: RuleSite = {
    files: [...fileOf.keys()],
    recordsOf: (collection) =>
      site.files.flatMap((file) =>
        file.collection === collection
          ? recordsIn(find(file)).map(({ record, path }) => ({ file, path, value: record }))
          : [],
      ),
    nodesOf(file, kind) {
      if (!knownKinds(schemas).has(kind)) throw new Error(`No value has the kind "${kind}"`);
      return nodesOf(find(file), kind);
    },
  };
  for (const report of listReports(rule.site?.(site))) {
    const file = report.file ? find(report.file) : siteFile;
    yield { ...toFinding(report, [], file), file };
  }
}

function* runOwnRule({ visit = {}, ...rule }: OwnRule, file: SiteFile): Iterable<RuleFinding> {
  const ruleFile = toRuleFile(file);
  if (file.valid) for (const report of listReports(rule.file?.(ruleFile))) yield toFinding(report, [], file);
  for (const [kind, check] of Object.entries(visit))
    for (const node of nodesOf(file, kind))
      for (const report of listReports(check(node, ruleFile))) yield toFinding(report, node.path, file);
}

/** A rule that throws is a problem of the configuration, once for all files. Without a file, it checked the site. */
export function failedRule(code: string, error: unknown, file: SiteFile | undefined, config: ConfigInput) {
  const { offset, ...source } = config.locate(error, code);
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const message = file ? t('ruleThrows', { code, file: file.file, reason }) : t('ruleThrowsOnSite', { code, reason });
  return {
    code: 'wrong-config',
    severity: 'error',
    path: ['rules', config.rules.findIndex((rule) => rule.code === code)],
    message,
    source: unreadableFile(source.file, source.text),
    offset,
  } satisfies LocatedFinding;
}

const toRuleFile = oncePer((file: SiteFile): RuleFile => {
  const { file: path, kind } = file;
  return {
    path,
    kind,
    // Read on first use: a rule about a whole site needs few of its files.
    get value() {
      return file.value;
    },
    ...(kind === 'record' && { collection: collectionOfFile(path) }),
  };
});

function listReports<Report extends object>(reports: RuleReports<Report>): Iterable<Report> {
  if (!reports) return [];
  return Symbol.iterator in reports ? reports : [reports];
}

function toFinding(
  { message, path = [], at, wrong, fix }: RuleReport,
  base: RuleFinding['path'],
  file: SiteFile,
): RuleFinding {
  const offset = file.isPlain && wrong !== undefined ? file.text.indexOf(wrong) : -1;
  const isText = typeof fix === 'string';
  return {
    path: [...base, ...path],
    message: inBoth(message),
    ...(at && { at }),
    ...(wrong !== undefined && { wrong }),
    ...(offset >= 0 && { offset }),
    ...(fix !== undefined && { suggestion: isText ? fix : JSON.stringify(fix), sure: true }),
    ...(fix !== undefined && !isText && { isJson: true }),
  };
}

function inBoth(text: RuleText): Message {
  return typeof text === 'string' ? untranslated(text) : text;
}
