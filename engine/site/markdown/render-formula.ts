import { createRequire } from 'node:module';
import type { FormulaError } from '../../check/site-files.ts';
import { once } from '../../model/schema/once.ts';
import { MissingPackages, requirePackages } from '../optional-packages.ts';

type Temml = typeof import('temml').default;

const temml = once(() => {
  requirePackages('formulas');
  return createRequire(import.meta.url)('temml') as Temml;
});

/** The MathML of a formula. Throws for a formula that cannot be read. */
export function renderFormula(tex: string, isBlock: boolean): string {
  return temml().renderToString(tex, { displayMode: isBlock, throwOnError: true, strict: false, trust: false });
}

/** Why and where a formula cannot be read. Undefined for a valid formula. */
export function formulaError(tex: string, isBlock: boolean): FormulaError | undefined {
  try {
    renderFormula(tex, isBlock);
    return undefined;
  } catch (error) {
    if (error instanceof MissingPackages) throw error;
    const [reason = '', position] = (error as Error).message.split(/ at (?:position (?=\d)|end of input)/);
    const at = position ? Number.parseInt(position, 10) - 1 : 0;
    return { reason: reason.replace(/^ParseError:\s*|\.$/g, '').trim(), at };
  }
}
