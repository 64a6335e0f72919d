/** Whether the visitor pays for each byte, or waits for each: they are not made to for what they have not asked for. */
export function paysForBytes(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
