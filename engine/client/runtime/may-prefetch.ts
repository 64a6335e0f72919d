interface Device {
  connection?: { saveData?: boolean; effectiveType?: string; type?: string; downlink?: number };
  /** Gigabytes. */
  deviceMemory?: number;
  getBattery?(): Promise<Battery>;
}

interface Battery {
  charging: boolean;
  /** From 0 to 1. */
  level: number;
}

// Browsers report only some of this, and Node nothing.
const { connection, deviceMemory = 8, getBattery } = (globalThis.navigator ?? {}) as Device;
let battery: Battery | undefined;
getBattery?.call(navigator).then(
  (known) => {
    battery = known;
  },
  () => {},
);

/** Whether the visitor pays for, or waits for, each byte: then nothing is loaded in advance. */
export function paysForBytes(): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Whether a page may be loaded when a visitor is about to open it: not on slow lines, weak devices or a low battery. */
export function mayPrefetch(): boolean {
  const isBatteryLow = battery !== undefined && !battery.charging && battery.level <= 0.2;
  return !paysForBytes() && connection?.effectiveType !== '3g' && deviceMemory > 1 && !isBatteryLow;
}

/** Whether several pages may be loaded when a visitor is about to open one, such as those of an open menu. */
export function mayPrefetchSeveral(): boolean {
  return mayPrefetch() && connection?.effectiveType === '4g' && connection.type !== 'cellular';
}

/** Megabits per second of a fast line. Browsers call a line '4g' from 0.7 on. */
const fast = 5;

/** Whether pages may be loaded that a visitor may never open: only on an unmetered line that is known to be fast. */
export function mayPrefetchWhenIdle(): boolean {
  return mayPrefetchSeveral() && (connection?.downlink ?? 0) >= fast;
}
