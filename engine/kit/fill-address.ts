import { percentEncode } from '../percent-encode.ts';

/**
 * Puts a value in place of `{name}` in the address of a target, also where the compiler has percent-encoded the braces.
 * The value is percent-encoded; an address without the name stays as it is.
 */
export function fillAddress(address: string, name: string, value: string | number): string {
  return address.replaceAll(`{${name}}`, encoded(value)).replaceAll(new RegExp(`%7B${name}%7D`, 'gi'), encoded(value));
}

/** Puts every field of a row in place of its name in braces; a name that is no field stays as it is. */
export function fillFields(address: string, row: Record<string, unknown>): string {
  return Object.entries(row).reduce(
    (whole, [name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? fillAddress(whole, name, value) : whole,
    address,
  );
}

function encoded(value: string | number): string {
  // A dollar sign would be read as a group of the pattern.
  return percentEncode(value).replaceAll('$', '$$$$');
}
