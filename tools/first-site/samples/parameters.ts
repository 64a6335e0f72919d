import type { Block } from './document.ts';
import type { Text } from './sample.ts';

/** What each input parameter means, in alphabetical order. */
const parameters: Record<string, Text> = {
  CONVERGENCE: { zh: '收敛标准：EASY 或 DIFFICULT。', en: 'How strictly to converge: EASY or DIFFICULT.' },
  DOS_DETAIL: {
    zh: '态密度的 k 点内插：开关与网格。',
    en: 'Interpolation of the density of states: a switch and a grid.',
  },
  ECUT: { zh: '波函数的截断能，单位 Ryd。', en: 'The cutoff of the wave functions, in Ryd.' },
  ECUT2: {
    zh: '电荷密度的截断能，一般为 ECUT 的 2 倍，高精度取 4 倍。',
    en: 'The cutoff of the density: usually twice ECUT, four times for high accuracy.',
  },
  ECUT2L: {
    zh: '第二级截断能；超软赝势取 ECUT2 的 4 倍。',
    en: 'The second-level cutoff: four times ECUT2 with ultrasoft potentials.',
  },
  'IN.ATOM': { zh: '结构文件。', en: 'The structure file.' },
  'IN.KPT': { zh: '是否读取 k 点文件。', en: 'Whether to read the k-points from a file.' },
  'IN.PSP1': {
    zh: '第一种元素的赝势文件；IN.PSP2、IN.PSP3 依次类推。',
    en: 'The pseudopotential of the first element; IN.PSP2 and so on for the others.',
  },
  'IN.VR': { zh: '是否读取上一步输出的势。', en: 'Whether to read the potential of an earlier run.' },
  JOB: {
    zh: '任务：SCF、NONSCF、DOS、RELAX、MD、NEB、TDDFT、NAMD 等。',
    en: 'The task: SCF, NONSCF, DOS, RELAX, MD, NEB, TDDFT, NAMD and more.',
  },
  LDAU_PSP1: {
    zh: '第一种元素的 U：轨道角动量与数值（eV）。',
    en: 'U of the first element: the angular momentum and the value in eV.',
  },
  MD_DETAIL: {
    zh: '动力学：方法、步数、步长（fs）、初始与终止温度（K）。',
    en: 'Dynamics: method, steps, time step (fs), first and last temperature (K).',
  },
  MP_N123: { zh: 'Monkhorst–Pack k 点网格与平移。', en: 'The Monkhorst–Pack grid of k-points and its shift.' },
  NEB_DETAIL: {
    zh: '过渡态：方法、步数、力判据、映像数、弹簧常数与末态文件。',
    en: 'Transition state: method, steps, force, images, spring constant and the file of the last image.',
  },
  RELAX_DETAIL: {
    zh: '结构优化：方法、最多步数、力判据（eV/Å）。',
    en: 'Relaxation: method, most steps, force criterion (eV/Å).',
  },
  SPIN: {
    zh: '1 无自旋，2 共线，22 自旋轨道耦合，222 非共线磁性。',
    en: '1 none, 2 collinear, 22 spin–orbit coupling, 222 non-collinear magnetism.',
  },
  TDDFT_DETAIL: {
    zh: '含时计算：绝热窗口的首末能带与能带数。',
    en: 'Time-dependent run: the adiabatic window and its bands.',
  },
  XCFUNCTIONAL: { zh: '交换关联泛函：LDA、PBE、HSE 等。', en: 'The functional: LDA, PBE, HSE and others.' },
};

const parallel: Text = {
  zh: '平面波与 k 点的并行数，乘积等于 MPI 进程数。',
  en: 'Ranks over plane waves and over k-points; their product is the number of MPI ranks.',
};

const head: Text[] = [
  { zh: '输入行', en: 'Line' },
  { zh: '含义', en: 'Meaning' },
];

/** The lines of an input file, each with what it means. */
export function explained(code: string): Block {
  const rows = code.split('\n').map((line) => {
    const [name = ''] = line.split(/\s*=/);
    const meaning = parameters[name] ?? (/^\d/.test(line) ? parallel : undefined);
    if (!meaning && !line.startsWith('#')) throw new Error(`no parameter is described that fits "${line}"`);
    return [{ zh: line, en: line }, meaning ?? { zh: '说明', en: 'A remark' }];
  });
  return { head, rows };
}

/** Every parameter, as a table. */
export const allParameters: Block = {
  head: [
    { zh: '参数', en: 'Parameter' },
    { zh: '含义', en: 'Meaning' },
  ],
  rows: Object.entries(parameters).map(([name, meaning]) => [{ zh: name, en: name }, meaning]),
};
