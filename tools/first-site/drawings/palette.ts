const colours = {
  ink: ['#16202e', '#e8eef6'],
  line: ['#5b6b80', '#93a4b8'],
  faint: ['#c9d3df', '#33425a'],
  surface: ['#f3f6fa', '#172233'],
  paper: ['#ffffff', '#0e1624'],
  accent: ['#0f6e8c', '#4cc2e0'],
  amber: ['#d9822b', '#f0a95a'],
  violet: ['#6a5acd', '#a79bf5'],
} as const;

const fogLevels = { fog1: 18, fog2: 36, fog3: 54, fog4: 70 };
const strokeWidths = { w0: 0.6, w1: 1, w2: 2, w3: 3, w4: 4, w6: 6, w8: 8 };
const opacities = { soft: 0.12, pale: 0.25, half: 0.5 };

/**
 * The `<style>` block for a drawing's body: only the classes that body uses, light colours by default and dark ones
 * under `prefers-color-scheme: dark`. Class `accent` strokes, `accent-fill` fills; `fog1` to `fog4` fade to the page.
 */
export function styleFor(body: string): string {
  const used = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap((match) => (match[1] ?? '').split(' ')));
  const foggy = Object.keys(fogLevels).some((name) => used.has(name));
  const paint = (name: string) =>
    foggy ? `color-mix(in srgb,var(--${name}),var(--paper) var(--fog,0%))` : `var(--${name})`;
  const names = Object.keys(colours) as (keyof typeof colours)[];
  const needed = names.filter(
    (name) => used.has(name) || used.has(`${name}-fill`) || (foggy && name === 'paper') || body.includes(`--${name})`),
  );
  const variables = (shade: 0 | 1) => needed.map((name) => `--${name}:${colours[name][shade]}`).join(';');
  const rules = [
    `svg{${variables(0)};fill:none;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}`,
    `@media(prefers-color-scheme:dark){svg{${variables(1)}}}`,
    ...names.filter((name) => used.has(name)).map((name) => `.${name}{stroke:${paint(name)}}`),
    ...names.filter((name) => used.has(`${name}-fill`)).map((name) => `.${name}-fill{fill:${paint(name)}}`),
    ...rulesFor(used, fogLevels, (value) => `--fog:${value}%`),
    ...rulesFor(used, strokeWidths, (value) => `stroke-width:${value}`),
    ...rulesFor(used, opacities, (value) => `opacity:${value}`),
    ...(used.has('dash') ? ['.dash{stroke-dasharray:4 5}'] : []),
    ...(body.includes('<text') ? ['text{font-family:system-ui,sans-serif}'] : []),
  ];
  return `<style>${rules.join('')}</style>`;
}

function rulesFor(used: Set<string>, table: Record<string, number>, rule: (value: number) => string): string[] {
  return Object.entries(table)
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `.${name}{${rule(value)}}`);
}
