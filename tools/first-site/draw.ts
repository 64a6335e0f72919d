import { join } from 'node:path';
import { writeAtomically } from '../files/files.ts';
import { root } from '../paths.ts';
import { drawings as catalogue } from './drawings/catalogue.ts';
import { render } from './drawings/svg.ts';

/** `npm run drawings`: writes every drawing of the first site to `assets/images/`, one printed line each. */
export async function drawings(): Promise<number> {
  for (const drawing of catalogue) {
    const whole = render(drawing);
    await writeAtomically(join(root, 'assets/images', `${drawing.name}.svg`), whole);
    console.log(`${drawing.name}.svg ${drawing.width}x${drawing.height} ${(whole.length / 1000).toFixed(1)} kB`);
  }
  return 0;
}
