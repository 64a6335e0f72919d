/** Whether a JSON Pointer is another one, or is inside it. */
export function isIn(pointer: string, outer: string): boolean {
  return `${pointer}/`.startsWith(`${outer}/`);
}
