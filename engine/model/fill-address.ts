import { percentEncode } from './text/percent-encode.ts';

// Braces may be percent-encoded by then. Doubled braces stand for the braces themselves.
const placeholder = /(?:\{|%7B)(?:((?:\{|%7B)\w+(?:\}|%7D))|(\w+))(?:\}|%7D)/gi;

/** Puts a value in place of `{name}` in the address of a target. The value is percent-encoded; an address without the name stays as it is. */
export function fillAddress(address: string, name: string, value: string | number): string {
  return fillFields(address, { [name]: value });
}

/** Puts every field of a row in place of its name in braces; a name that is no field stays as it is, and so do braces in a field. */
export function fillFields(address: string, row: Record<string, unknown>): string {
  return address.replace(placeholder, (whole, literal: string | undefined, name: string) => {
    if (literal) return literal;
    const value = Object.hasOwn(row, name) ? row[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? percentEncode(value) : whole;
  });
}
