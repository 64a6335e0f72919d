/** A field of a section or record, as `name:kind` or `name?:kind` on the command line. */
export interface Field {
  name: string;
  kind: string;
  optional: boolean;
}

/** Names that every section or record has already. */
const taken = ['id', 'type', 'heading', 'lead', 'showOn', 'data', 'place', 'section'];

/** Words that JavaScript keeps to itself: no variable can have such a name. */
const reserved =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|await|async|arguments|eval|implements|interface|package|private|protected|public)$/;

/** Reads `quote:text,source?:link`. Throws when a name is malformed, taken or given twice, or a kind is not one of these. */
export function readFields(text: string, kinds: string[]): Field[] {
  const fields = text.split(',').map((part): Field => {
    const [, name = '', mark, kind = ''] = /^\s*([a-z][A-Za-z0-9_]*)(\?)?:([a-z]+)\s*$/.exec(part) ?? [];
    if (!kinds.includes(kind))
      throw new Error(
        `"${part.trim()}" is no field: write name:kind or name?:kind, with a kind of ${kinds.join(', ')}.`,
      );
    if (taken.includes(name) || reserved.test(name))
      throw new Error(`the field name "${name}" is taken: choose another.`);
    return { name, kind, optional: mark === '?' };
  });
  const twice = fields.find(({ name }, index) => fields.findIndex((field) => field.name === name) < index);
  if (twice) throw new Error(`the field "${twice.name}" is given twice.`);
  return fields;
}

/** `softwareUrl` and `software_url` → `software url`: a field's name in words, for its sentence. */
export function wordsOf(name: string): string {
  return name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
}

/** A sentence as it stands in a comment and a schema: with its full stop, and nothing that would end the comment. */
export function asSentence(text: string): string {
  const plain = text.replaceAll('*/', '').replace(/\s+/g, ' ').trim();
  return /[.!?。]$/.test(plain) ? plain : `${plain}.`;
}
