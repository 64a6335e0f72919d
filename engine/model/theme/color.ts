/** Red, green and blue, from 0 to 255. */
type Channels = [number, number, number];

/** Parses `#rgb` or `#rrggbb`. */
function channelsOf(color: string): Channels {
  const digits = color.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as Channels;
}

/** Mixes two colors like CSS `color-mix` in sRGB; `share` of the second is from 0 to 1. */
export function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  const mixed = channelsOf(one).map((value, at) => value + ((others[at] as number) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, from 0 for black to 1 for white: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colors, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Bisection steps: enough for the precision of a color. */
const halvings = 9;

/** The nearest passing color of the same hue, mixed with black or white; `undefined` if neither end passes. */
export function nearestColor(color: string, passes: (color: string) => boolean): string | undefined {
  if (passes(color)) return color;
  const found = ['#000000', '#ffffff'].filter(passes).map((end) => {
    let [fails, suits] = [0, 1];
    for (let turn = 0; turn < halvings; turn++) {
      const half = (fails + suits) / 2;
      if (passes(mix(color, end, half))) suits = half;
      else fails = half;
    }
    return mix(color, end, suits);
  });
  const away = (other: string) => Math.abs(luminanceOf(other) - luminanceOf(color));
  return found.sort((one, other) => away(one) - away(other))[0];
}
