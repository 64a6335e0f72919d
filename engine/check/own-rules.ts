import { collectionOfFile } from '../model/schema/collections.ts';
import type { ConfigInput } from './config-input.ts';
import { unreadableFile } from './located-json.ts';
import { type Message, untranslated } from './messages/message.ts';
import { t } from './messages/messages.ts';
import type { OwnRule, RuleFile, RuleReport, RuleReports, RuleText } from './own-rule.ts';
import type { LocatedFinding, Rule, RuleFinding } from './rule.ts';
import { nodesOf, type SiteFile } from './site-files.ts';

/** The rules of a site as rules of the engine. */
export function ownRules(config: ConfigInput | undefined): Rule[] {
  return (config?.rules ?? []).map((own) => ({
    code: own.code,
    title: untranslated(own.code),
    description: inBoth(own.description),
    severity: own.severity ?? 'error',
    inFile: (file) => runOwnRule(own, file),
  }));
}

function* runOwnRule({ visit = {}, ...rule }: OwnRule, file: SiteFile): Iterable<RuleFinding> {
  const ruleFile = toRuleFile(file);
  if (file.valid) for (const report of listReports(rule.file?.(ruleFile))) yield toFinding(report, [], file);
  for (const [kind, check] of Object.entries(visit))
    for (const node of nodesOf(file, kind))
      for (const report of listReports(check(node, ruleFile))) yield toFinding(report, node.path, file);
}

/** A rule that throws is a problem of the configuration, once for all files. */
export function failedRule(code: string, error: unknown, file: SiteFile, config: ConfigInput): LocatedFinding {
  const { offset, ...source } = config.locate(error, code);
  const reason = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  return {
    code: 'wrong-config',
    severity: 'error',
    path: ['rules', config.rules.findIndex((rule) => rule.code === code)],
    message: t('ruleThrows', { code, file: file.file, reason }),
    source: unreadableFile(source.file, source.text),
    offset,
  };
}

function toRuleFile(file: SiteFile): RuleFile {
  const { file: path, kind, value } = file;
  return { path, kind, value, ...(kind === 'record' && { collection: collectionOfFile(path) }) };
}

function listReports(reports: RuleReports): Iterable<RuleReport> {
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
