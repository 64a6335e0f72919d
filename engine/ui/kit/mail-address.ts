import { percentEncode } from '../../model/text/percent-encode.ts';

/** Builds a `mailto:` URL with subject and body. */
export function mailAddress(to: string, subject: string, lines: string[]): string {
  return `${to}?subject=${percentEncode(subject)}&body=${percentEncode(lines.join('\r\n'))}`;
}
