import type { MessageLanguage } from '../../../engine/check/messages/message.ts';
import { siteCommands } from '../../../engine/cli/commands.ts';
import { neededOptions } from '../../../engine/cli/line/options.ts';
import { escapeBraces } from '../../../engine/model/schema/placeholders.ts';
import chinese from './commands.zh.json' with { type: 'json' };
import { codeBlock, fieldTable, inBoth, type ReferencePage } from './reference-page.ts';

const words = {
  columns: { en: ['Option', 'Effect'], zh: ['选项', '作用'] },
  required: { en: 'required', zh: '必填' },
  choices: { en: '. One of ', zh: '。可选：' },
  byDefault: { en: '. Default: ', zh: '。默认：' },
  separator: { en: ', ', zh: '、' },
} satisfies Record<string, Record<MessageLanguage, string | string[]>>;

/** The command line, from the declarations of its commands. */
export function commandPage(): ReferencePage {
  return {
    slug: 'commands',
    group: 'tools',
    title: { en: 'Command line', zh: '命令行' },
    summary: {
      en: 'Every command of pagewright with its arguments and options.',
      zh: 'pagewright 的全部命令及其参数和选项。',
    },
    content: inBoth((language) =>
      Object.entries(siteCommands).flatMap(([name, { syntax }]) => {
        const rows = [
          ...syntax.registeredArguments.map((argument) => [argument.name(), argument, argument.required] as const),
          ...syntax.options.map((option) => [option.flags, option, neededOptions.has(option)] as const),
        ].map(([flags, { description, argChoices, defaultValue, defaultValueDescription }, isNeeded]) => {
          const choices = argChoices
            ? `${words.choices[language]}${argChoices.map((one) => `\`${one}\``).join(words.separator[language])}`
            : '';
          const value = defaultValueDescription
            ? translated(defaultValueDescription, language)
            : defaultValue !== undefined && `\`${defaultValue}\``;
          return {
            name: flags,
            need: isNeeded ? words.required[language] : '',
            says: translated(description, language) + choices + (value ? words.byDefault[language] + value : ''),
          };
        });
        const usage = syntax.usage().replace(/^\[options\] ?/, '');
        return [
          `## ${name}`,
          escapeBraces(sentence(translated(syntax.description(), language))),
          codeBlock('sh', `npx pagewright ${name}${rows.length > 0 ? ' [options]' : ''} ${usage}`.trim()),
          fieldTable(rows, words.columns[language]),
        ];
      }),
    ),
  };
}

/** A sentence of a declaration in a language. Falls back to English. */
function translated(text: string, language: MessageLanguage): string {
  return escapeText((language === 'zh' && (chinese as Record<string, string>)[text]) || text);
}

/** The sentences of the declarations without a translation, and translations of no sentence. */
export function untranslatedSentences(): string[] {
  const sentences = Object.values(siteCommands).flatMap(({ syntax }) => [
    syntax.description(),
    ...[...syntax.registeredArguments, ...syntax.options].flatMap(({ description, defaultValueDescription }) => [
      description,
      defaultValueDescription ?? '',
    ]),
  ]);
  const written = new Set(sentences.filter((text) => text !== ''));
  const known = new Set(Object.keys(chinese));
  return [...[...written].filter((text) => !known.has(text)), ...[...known].filter((text) => !written.has(text))];
}

const sentence = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** Declarations are plain text. */
const escapeText = (text: string) => text.replace(/[<>*_]/g, '\\$&');
