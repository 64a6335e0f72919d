import { join } from 'node:path';
import { drawings as catalogue } from './drawings/catalogue.ts';
import { render } from './drawings/svg.ts';
import { writeAtomically } from './files.ts';
import { root } from './paths.ts';

/** `npm run drawings`: writes every drawing of the first site to `assets/images/`, one printed line each. */
export async function drawings(): Promise<number> {
  for (const drawing of catalogue) {
    const whole = render(drawing);
    await writeAtomically(join(root, 'assets/images', `${drawing.name}.svg`), whole);
    console.log(`${drawing.name}.svg ${drawing.width}x${drawing.height} ${(whole.length / 1000).toFixed(1)} kB`);
  }
  return 0;
}
