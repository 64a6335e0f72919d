import { percentEncode } from './text/percent-encode.ts';

// Braces may be percent-encoded. Doubled braces are literal.
const placeholder = /(?:\{|%7B)(?:((?:\{|%7B)\w+(?:\}|%7D))|(\w+))(?:\}|%7D)/gi;

/** Replaces `{name}` in an address with the percent-encoded value. */
export function fillAddress(address: string, name: string, value: string | number): string {
  return fillFields(address, { [name]: value });
}

/** Replaces the field names in braces with the row's values; unknown names stay. */
export function fillFields(address: string, row: Record<string, unknown>): string {
  return address.replace(placeholder, (whole, literal: string | undefined, name: string) => {
    if (literal) return literal;
    const value = Object.hasOwn(row, name) ? row[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? percentEncode(value) : whole;
  });
}
