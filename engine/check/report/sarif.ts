import type { MessageLanguage } from '../messages/message.ts';
import { type Problem, statement } from '../problem.ts';
import type { Rule } from '../rule.ts';

/** A log in the Static Analysis Results Interchange Format 2.1.0, for code scanning of GitHub and others. */
export function toSarif(problems: Problem[], rules: Rule[], language: MessageLanguage): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const known = new Map(rules.map((rule) => [rule.code, rule]));
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Pagewright',
            rules: codes.map((id) => {
              const { title, description } = known.get(id) ?? {};
              return {
                id,
                ...(title && { shortDescription: { text: title[language] } }),
                ...(description && { fullDescription: { text: description[language] } }),
              };
            }),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => resultOf(problem, language, codes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function resultOf(problem: Problem, language: MessageLanguage, codes: string[]) {
  const { file, line, column, code, severity, fix } = problem;
  // Relative to the repository, with the characters that a URI cannot have encoded.
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: statement(problem, language) },
    locations: [{ physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column } } }],
    ...(fix && {
      fixes: [
        {
          artifactChanges: [
            {
              artifactLocation,
              replacements: [
                {
                  deletedRegion: { charOffset: fix.offset, charLength: fix.length },
                  insertedContent: { text: fix.text },
                },
              ],
            },
          ],
        },
      ],
    }),
  };
}
