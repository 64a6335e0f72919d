import { percentEncode } from '../../model/text/percent-encode.ts';

/** The address of a mail to be written to `to`, a `mailto:` address, with a subject and lines already in it, for the visitor's own program to send. */
export function mailAddress(to: string, subject: string, lines: string[]): string {
  return `${to}?subject=${percentEncode(subject)}&body=${percentEncode(lines.join('\r\n'))}`;
}
