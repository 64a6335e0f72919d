import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import type { Message } from '../../../engine/check/messages/message.ts';

/** A declared type: an interface with fields, or an alias of another type. */
export interface TypeDoc {
  name: string;
  says: Message;
  example?: string;
  /** Of an alias, as it is written. */
  type?: string;
  fields: FieldDoc[];
}

export interface FieldDoc {
  name: string;
  /** As it is written. */
  type: string;
  required: boolean;
  says: Message;
  example?: string;
  /** Those of an object that is written in place, if they have descriptions. */
  fields: FieldDoc[];
}

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
type Member = Extract<Statement, { type: 'TSInterfaceDeclaration' }>['body']['body'][number];

/** The type of a TypeScript file and the types that it uses, from relative imports too, each before those that it uses. */
export function readTypes(file: string, name: string, known = new Set<string>()): TypeDoc[] {
  if (known.has(name)) return [];
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, text);
  const source = { text, comments };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const { value } = statement.source;
      if (!value.startsWith('.') || !statement.specifiers.some(({ local }) => local.name === name)) continue;
      return readTypes(join(dirname(file), value), name, known);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' && declaration?.type !== 'TSTypeAliasDeclaration') continue;
    if (declaration.id.name !== name) continue;
    known.add(name);
    const isAlias = declaration.type === 'TSTypeAliasDeclaration';
    const type = isAlias ? written(source, declaration.typeAnnotation) : undefined;
    const fields = isAlias ? [] : fieldsOf(source, declaration.body.body);
    const used = text.slice(declaration.start, declaration.end).replace(/\/\*.*?\*\//gs, '');
    return [
      { name, ...docOf(source, statement.start), ...(type !== undefined && { type }), fields },
      ...(used.match(/\b[A-Z]\w+/g) ?? []).flatMap((other) => readTypes(file, other, known)),
    ];
  }
  return [];
}

interface Source {
  text: string;
  comments: { value: string; end: number }[];
}

function fieldsOf(source: Source, members: Member[]): FieldDoc[] {
  return members.flatMap((member): FieldDoc[] => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    const name = source.text.slice(member.key.start, member.key.end);
    const doc = { name, required: !member.optional, ...docOf(source, member.start) };
    if (member.type === 'TSMethodSignature') {
      const signature = source.text.slice(member.key.end, member.end).replace(/^\?/, '');
      return [{ ...doc, type: signature.replace(/\): (.*?);?$/s, ') => $1'), fields: [] }];
    }
    const annotation = member.typeAnnotation?.typeAnnotation;
    if (!annotation) return [];
    const inner = annotation.type === 'TSTypeLiteral' ? fieldsOf(source, annotation.members) : [];
    return [{ ...doc, type: written(source, annotation), fields: inner.filter(({ says }) => says.en !== '') }];
  });
}

function written({ text }: Source, { start, end }: { start: number; end: number }): string {
  return text
    .slice(start, end)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ');
}

/** The description in both languages and the example, from the docstring before a declaration. */
function docOf({ text, comments }: Source, start: number): { says: Message; example?: string } {
  const isBetween = (end: number) => end <= start && /^(\s|\/\/.*)*$/.test(text.slice(end, start));
  const comment = comments.findLast(({ value, end }) => value.startsWith('*') && isBetween(end));
  const lines = (comment?.value ?? '').replace(/^\*|\*$/g, '').replace(/^\s*\* ?/gm, '');
  const [en = '', ...tags] = lines.split(/^@/m);
  const tag = (name: string) =>
    tags
      .find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}\n`))
      ?.slice(name.length)
      .trim();
  const example = tag('example');
  return {
    says: { en: en.trim().replace(/\s*\n\s*/g, ' '), zh: (tag('zh') ?? '').replace(/\s*\n\s*/g, '') },
    ...(example !== undefined && { example }),
  };
}
