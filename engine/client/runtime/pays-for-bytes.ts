/** Whether the visitor pays for, or waits for, each byte: then nothing is loaded in advance. */
export function paysForBytes(): boolean {
  const { saveData = false, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
