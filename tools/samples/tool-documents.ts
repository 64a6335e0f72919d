import { advice } from './advice.ts';
import type { SampleDocument } from './document.ts';
import { modulePaths, readRecords, type Tool } from './records.ts';
import { product, type Text } from './sample.ts';

/** The tutorials of add-on modules and utilities: one page each, Chinese and English together. */
export function toolDocuments(): SampleDocument[] {
  const modules = readRecords<Tool>('module').flatMap((module) => {
    const paths = modulePaths(module).filter((path) => path.endsWith('.pdf'));
    return paths.map((path) => page(`modules/${path}`, module, moduleSteps(module)));
  });
  const utilities = readRecords<Tool>('utility').flatMap((utility) => {
    const { course_url: path, software_url: program } = utility;
    return path
      ? [page(`utilities/${decodeURIComponent(path)}`, utility, utilitySteps, usage(program ?? utility.name))]
      : [];
  });
  return [...modules, ...utilities];
}

function page(path: string, { name, summary: about }: Tool, points: Text[], code?: string): SampleDocument {
  return {
    path,
    language: 'both',
    title: { zh: name, en: name },
    about,
    contents: [],
    summary: points,
    code,
    short: true,
  };
}

const firstStep: Text = {
  zh: `先用 ${product.text} 得到收敛的结果。`,
  en: `First get a converged result with ${product.text}.`,
};

function moduleSteps({ name }: Tool): Text[] {
  const hint = advice[name];
  return [firstStep, ...(hint ? [hint] : [])];
}

const utilitySteps: Text[] = [{ zh: '在计算目录中运行。', en: 'Run it in the folder of the calculation.' }];

function usage(program: string): string {
  return program.endsWith('.py') ? `python ${program} --help` : `chmod +x ${program}\n./${program}`;
}
