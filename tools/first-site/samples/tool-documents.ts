import { advice } from './advice.ts';
import type { SampleDocument } from './document.ts';
import { explained } from './parameters.ts';
import { modulePaths, readRecords, type Tool } from './records.ts';
import { product, type Text } from './sample.ts';

/** The tutorials of add-on modules and utilities: a Chinese part and an English one. */
export function toolDocuments(): SampleDocument[] {
  const modules = readRecords<Tool>('module').flatMap((module) => {
    const paths = modulePaths(module).filter((path) => path.endsWith('.pdf'));
    return paths.map((path) => moduleTutorial(`module-files/${path}`, module));
  });
  const utilities = readRecords<Tool>('utility').flatMap((utility) => {
    const { course_url: path } = utility;
    return path ? [utilityTutorial(`utilities/${decodeURIComponent(path)}`, utility)] : [];
  });
  return [...modules, ...utilities];
}

const before: Text[] = [
  {
    zh: `先用 ${product.text} 得到收敛的自洽结果，并检查 REPORT 最后一步的误差。`,
    en: `First get a converged result with ${product.text} and check the error of the last step in REPORT.`,
  },
  {
    zh: '截断能与 k 点先用小体系测试，再用于正式计算。',
    en: 'Test cutoff and k-points on a small system before the real one.',
  },
];

const input = 'JOB = SCF\nIN.ATOM = atom.config\nIN.PSP1 = Si.SG15.PBE.UPF\nECUT = 50\nMP_N123 = 9 9 9 0 0 0';

function moduleTutorial(path: string, { name, summary }: Tool): SampleDocument {
  const hint = advice[name];
  return {
    path,
    language: 'both',
    look: 'manual',
    title: { zh: `${name} 模块教程`, en: `${name}: module tutorial` },
    about: summary,
    chapters: [
      { title: { zh: '开始之前', en: 'Before you start' }, blocks: [{ points: before }] },
      {
        title: { zh: '自洽计算的输入', en: 'Input of the self-consistent run' },
        blocks: [explained(input), { code: input }],
      },
      {
        title: { zh: '运行与检查', en: 'Running and checking' },
        blocks: [{ code: `mpirun -np 4 ${product.file} | tee output` }, { points: hint ? [hint] : before.slice(0, 1) }],
      },
    ],
  };
}

function utilityTutorial(path: string, { name, summary, software_url: program }: Tool): SampleDocument {
  const file = program ?? name;
  const usage = file.endsWith('.py') ? `python ${file} --help` : `chmod +x ${file}\n./${file}`;
  return {
    path,
    language: 'both',
    look: 'manual',
    title: { zh: `${name} 使用说明`, en: `${name}: how to use it` },
    about: summary,
    chapters: [
      { title: { zh: '开始之前', en: 'Before you start' }, blocks: [{ points: before.slice(0, 1) }] },
      {
        title: { zh: '运行', en: 'Running it' },
        blocks: [
          { text: { zh: '在计算目录中运行：', en: 'Run it in the folder of the calculation:' } },
          { code: usage },
        ],
      },
    ],
  };
}
