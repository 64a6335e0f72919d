/** Strings, templates and escaped characters, in which nothing is a comment; then comments. */
const token =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\\.)|\/\*.*?(?:\*\/|$)|\/\/[^\n\r\u2028\u2029]*/gs;

/** Source code with a space in the place of each comment. Never throws. */
export function withoutComments(code: string): string {
  return code.replace(token, (_, kept: string | undefined) => kept ?? ' ');
}
