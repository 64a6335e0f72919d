import type { Tutorial } from './tutorial.ts';

/** What the tutorials on moving atoms hold. */
export const atomTutorials: Tutorial[] = [
  {
    stem: '07-relax',
    background: [
      {
        zh: '结构优化沿受力方向移动原子，直到最大受力小于判据。',
        en: 'A relaxation moves atoms along their forces until the largest one is below the criterion.',
      },
      {
        zh: '步长过大会振荡，过小则收敛缓慢；共轭梯度与 BFGS 会自行调整。',
        en: 'Too large a step oscillates, too small a one is slow; conjugate gradients and BFGS adapt it.',
      },
      {
        zh: '练习：把硅原胞中的一个原子移动 0.1 Å，优化后检查它是否回到原位。',
        en: 'Exercise: move one atom of the silicon cell by 0.1 Å and see that it comes back.',
      },
    ],
    title: { zh: '结构优化', en: 'Relaxation' },
    about: { zh: '固定晶格与变晶格优化，收敛判据。', en: 'Fixed- and variable-cell relaxation, convergence criteria.' },
    points: [
      {
        zh: 'atom.config 每个原子后的 1 1 1 表示三个方向都可移动，0 表示固定。',
        en: 'After each atom, 1 1 1 lets it move in three directions; 0 fixes one.',
      },
      {
        zh: '力小于 0.02 eV/Å 一般足够；声子计算要求更严。',
        en: 'Forces below 0.02 eV/Å usually do; phonons need less.',
      },
      {
        zh: '优化晶格时截断能提高 10–20 Ry，以减小 Pulay 应力。',
        en: 'Raise the cutoff by 10–20 Ry when the lattice relaxes, to reduce the Pulay stress.',
      },
      {
        zh: '结果写入 final.config，可直接作为下一步的输入。',
        en: 'The result is final.config, ready as the next input.',
      },
    ],
    code: '4 1\nJOB = RELAX\nIN.ATOM = atom.config\nECUT = 50\nRELAX_DETAIL = 1 100 0.02',
  },
  {
    stem: '08-md',
    background: [
      {
        zh: '分子动力学对牛顿方程逐步积分，步长应小于最快振动周期的几十分之一。',
        en: 'Molecular dynamics integrates Newton’s equations; the step must be a few per cent of the fastest period.',
      },
      {
        zh: 'NVE 中总能守恒，是检查步长与自洽精度的尺子；NVT 用热浴维持温度。',
        en: 'In NVE the energy is conserved, which tests step and convergence; NVT keeps the temperature with a thermostat.',
      },
      {
        zh: '练习：以 0.5、1、2 fs 各跑 1 ps，比较总能的漂移。',
        en: 'Exercise: run 1 ps with steps of 0.5, 1 and 2 fs and compare the drift.',
      },
    ],
    title: { zh: '分子动力学', en: 'Molecular dynamics' },
    about: { zh: '液态水的 NVT 模拟与轨迹分析。', en: 'An NVT run of liquid water and its trajectory.' },
    points: [
      { zh: '含氢体系的时间步长取 0.5–1 fs。', en: 'With hydrogen, use a time step of 0.5–1 fs.' },
      { zh: '先平衡再统计，丢弃开头的几皮秒。', en: 'Equilibrate first and drop the first picoseconds.' },
      {
        zh: '轨迹写入 MOVEMENT，可转为 XYZ 查看。',
        en: 'The trajectory is MOVEMENT; convert it to XYZ to look at it.',
      },
      {
        zh: 'NVE 模拟中总能的漂移说明步长或收敛标准不合适。',
        en: 'In NVE, a drifting total energy means that the step or the convergence is wrong.',
      },
    ],
    code: '4 1\nJOB = MD\nIN.ATOM = atom.config\nMD_DETAIL = 2 1000 1.0 300 300',
  },
  {
    stem: '09-neb',
    background: [
      {
        zh: '反应路径上能量最高的点是过渡态，它与初态的差就是势垒。',
        en: 'The highest point of a reaction path is the transition state; its height above the start is the barrier.',
      },
      {
        zh: 'NEB 用弹簧连接若干映像：沿路径只受弹簧力，垂直路径只受真实力。',
        en: 'NEB ties images with springs: along the path only the springs act, across it only the true forces.',
      },
      {
        zh: '练习：用 5 个与 9 个映像各算一次，比较势垒。',
        en: 'Exercise: compute the barrier with five and with nine images.',
      },
    ],
    title: { zh: '过渡态', en: 'Transition state' },
    about: { zh: '锂在石墨烯上的扩散势垒。', en: 'The diffusion barrier of lithium on graphene.' },
    points: [
      {
        zh: '先分别优化初态与末态，两者的原子顺序必须一致。',
        en: 'Relax both ends first; their atoms must be in the same order.',
      },
      {
        zh: '一般取 5–7 个映像，先粗收敛，再打开爬坡映像。',
        en: 'Take 5–7 images, converge roughly, then turn on the climbing image.',
      },
      { zh: '检查各映像之间的能量曲线是否光滑。', en: 'Check that the energy along the images is smooth.' },
      {
        zh: '过渡态应只有一个虚频，可用声子计算确认。',
        en: 'A transition state has one imaginary mode; confirm it with phonons.',
      },
    ],
    code: '4 1\nJOB = NEB\nIN.ATOM = atom.config\nNEB_DETAIL = 5 100 0.05 5 1.0 2 0 0 1 atom2.config',
  },
  {
    stem: '10-tddft-namd',
    background: [
      {
        zh: '实时含时密度泛函让波函数随时间演化，离子可以同时运动。',
        en: 'Real-time TDDFT propagates the wave functions, while the ions may move.',
      },
      {
        zh: '线性响应：加一个弱脉冲，偶极矩的傅里叶变换就是吸收谱。',
        en: 'In linear response, the Fourier transform of the dipole after a weak kick is the absorption.',
      },
      { zh: '练习：把总时间加倍，观察吸收峰变窄。', en: 'Exercise: double the total time and watch the peaks narrow.' },
    ],
    title: { zh: '含时密度泛函与非绝热动力学', en: 'Time-dependent DFT with non-adiabatic MD' },
    about: { zh: '光激发下的载流子弛豫。', en: 'Carrier relaxation after photoexcitation.' },
    points: [
      {
        zh: '先由分子动力学得到目标温度下的结构。',
        en: 'Take the structure from molecular dynamics at the target temperature.',
      },
      {
        zh: '绝热窗口要包含所有可能被占据的能带。',
        en: 'The adiabatic window must hold every band that may become occupied.',
      },
      { zh: 'TDDFT 的离子步长取 0.1–0.2 fs。', en: 'Use ionic steps of 0.1–0.2 fs in TDDFT.' },
      {
        zh: 'NAMD 假设激发不影响原子运动，适合较大体系的长时间弛豫。',
        en: 'NAMD assumes that the excitation does not move the atoms; it suits long runs of larger systems.',
      },
    ],
    code: '4 1\nJOB = TDDFT\nIN.ATOM = atom.config\nMD_DETAIL = 1 500 0.1 300 300\nTDDFT_DETAIL = 1 40 40',
  },
];
