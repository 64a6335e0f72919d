import type { Text } from './sample.ts';

/** A worked case: the stem of its files, its job with further input lines, and what to know. */
export interface Case {
  stem: string;
  title: Text;
  about: Text;
  job: string;
  lines: string[];
  points: Text[];
}

/** The worked cases, in the order of their page. */
export const cases: Case[] = [
  {
    stem: 'orr',
    title: { zh: '氧还原反应', en: 'Oxygen reduction reaction' },
    about: { zh: '四电子路径自由能计算。', en: 'Free energies of the four-electron path.' },
    job: 'RELAX',
    lines: ['RELAX_DETAIL = 1 100 0.02'],
    points: [
      {
        zh: '分别优化表面与 *OOH、*O、*OH 三个中间体。',
        en: 'Relax the bare surface and the intermediates *OOH, *O and *OH.',
      },
      {
        zh: '加零点能与熵修正；质子和电子的能量用计算氢电极。',
        en: 'Add zero-point and entropy terms; take proton and electron from the computational hydrogen electrode.',
      },
      {
        zh: '四步自由能之和在平衡电位 1.23 V 处为零；最大的台阶决定过电位。',
        en: 'The four steps add up to zero at 1.23 V; the largest one sets the overpotential.',
      },
    ],
  },
  {
    stem: 'fixed-potential',
    title: { zh: '固定电势方法', en: 'Fixed-potential method' },
    about: { zh: '电极电位对吸附能的影响。', en: 'How the electrode potential changes adsorption energies.' },
    job: 'SCF',
    lines: ['# fixed-potential and solvent settings: see the manual'],
    points: [
      {
        zh: '恒电位计算中电子数可变，费米能级对齐到给定电位。',
        en: 'At fixed potential the number of electrons varies and the Fermi level is held at the given value.',
      },
      {
        zh: '用隐式溶剂屏蔽额外电荷，溶剂内的电势为零点。',
        en: 'An implicit solvent screens the extra charge; the potential inside it is the zero.',
      },
      {
        zh: '至少取三个电位，检查能量随电位近似为抛物线。',
        en: 'Take at least three potentials; the energy should be close to a parabola.',
      },
    ],
  },
  {
    stem: 'tddft-absorption',
    title: { zh: '含时密度泛函：光吸收', en: 'TDDFT: optical absorption' },
    about: { zh: '脉冲响应法求吸收谱。', en: 'Absorption spectrum from the impulse response.' },
    job: 'TDDFT',
    lines: ['MD_DETAIL = 1 500 0.1 0 0', 'TDDFT_DETAIL = 1 40 40'],
    points: [
      {
        zh: '在零时刻加一个弱脉冲，记录偶极矩随时间的变化。',
        en: 'Apply a weak pulse at time zero and record the dipole over time.',
      },
      {
        zh: '对偶极矩做傅里叶变换，虚部给出吸收谱。',
        en: 'Its Fourier transform gives the absorption, from the imaginary part.',
      },
      {
        zh: '总时间决定能量分辨率：10 fs 约 0.4 eV。',
        en: 'The total time sets the resolution: 10 fs is about 0.4 eV.',
      },
    ],
  },
  {
    stem: 'tddft-laser',
    title: { zh: '含时密度泛函：激光诱导相变', en: 'TDDFT: laser-induced phase transition' },
    about: { zh: '超快光场下的结构响应。', en: 'Structural response to an ultrafast field.' },
    job: 'TDDFT',
    lines: ['MD_DETAIL = 1 1000 0.1 300 300', 'TDDFT_DETAIL = 1 60 60'],
    points: [
      {
        zh: '用高斯包络的光场，峰值时刻要晚于两倍脉宽。',
        en: 'Use a Gaussian envelope whose peak comes later than two pulse widths.',
      },
      {
        zh: '先统计激发的电子比例，再看原子受力与位移。',
        en: 'Look first at the share of excited electrons, then at forces and displacements.',
      },
      { zh: '改变光强做一组计算，找出相变的阈值。', en: 'Repeat with other intensities to find the threshold.' },
    ],
  },
  {
    stem: 'tddft-ion',
    title: { zh: '含时密度泛函：离子碰撞', en: 'TDDFT: ion collision' },
    about: { zh: '离子穿过二维材料的能量损失。', en: 'Energy loss of an ion crossing a 2D material.' },
    job: 'TDDFT',
    lines: ['MD_DETAIL = 1 800 0.02 0 0', 'TDDFT_DETAIL = 1 80 80'],
    points: [
      { zh: '给入射离子设初速度，其他原子静止。', en: 'Give the ion a starting velocity; the other atoms rest.' },
      {
        zh: '步长随速度减小，每步离子移动不超过 0.02 Å。',
        en: 'Shorten the step with the speed: no more than 0.02 Å a step.',
      },
      {
        zh: '动能之差除以路程即阻止本领；取多个入射点平均。',
        en: 'Kinetic energy lost over the path is the stopping power; average over impact points.',
      },
    ],
  },
  {
    stem: 'namd',
    title: { zh: '非绝热动力学：载流子冷却', en: 'Non-adiabatic dynamics: carrier cooling' },
    about: { zh: '量子点中热载流子弛豫。', en: 'Hot-carrier relaxation in a quantum dot.' },
    job: 'NAMD',
    lines: ['MD_DETAIL = 1 2000 1.0 300 300'],
    points: [
      {
        zh: '先平衡温度，再保存相邻步波函数的重叠。',
        en: 'Equilibrate, then store the overlaps between neighbouring steps.',
      },
      {
        zh: '后处理时加退相干与细致平衡，否则不会冷却到正确分布。',
        en: 'Post-process with decoherence and detailed balance, or carriers do not cool to the right distribution.',
      },
      {
        zh: '对多个初始时刻取平均，再拟合弛豫时间。',
        en: 'Average over several starting times before fitting the relaxation time.',
      },
    ],
  },
];
