import type { Tutorial } from './tutorial.ts';

/** What the tutorials on electronic structure hold. */
export const electronTutorials: Tutorial[] = [
  {
    stem: '01-scf',
    background: [
      {
        zh: 'Kohn–Sham 方程要自洽求解：由密度得到势，由势得到波函数，再得到新的密度。',
        en: 'The Kohn–Sham equations are solved self-consistently: the density gives the potential, the potential the wave functions, and these a new density.',
      },
      {
        zh: '每一步把新旧密度混合，直到两者之差足够小；金属与大体系需要预处理。',
        en: 'Each step mixes the old and the new density until they agree; metals and large systems need preconditioning.',
      },
      {
        zh: '练习：把 ECUT 改为 30、40、50、60，画出每原子总能的变化。',
        en: 'Exercise: run with ECUT = 30, 40, 50 and 60 and plot the energy per atom.',
      },
    ],
    title: { zh: '自洽计算', en: 'Self-consistent calculation' },
    about: {
      zh: '以硅为例：准备三个输入文件，测试截断能与 k 点，读取 REPORT。',
      en: 'Silicon: prepare three input files, test the cutoff and the k-points, read REPORT.',
    },
    points: [
      {
        zh: '三个输入文件：etot.input（参数）、atom.config（结构）、赝势文件。',
        en: 'Three input files: etot.input (parameters), atom.config (structure) and the pseudopotential.',
      },
      {
        zh: '截断能从 40 Ryd 起每次加 10，总能变化小于 1 meV/原子时即可。',
        en: 'Raise the cutoff in steps of 10 Ryd from 40 until the total energy changes by less than 1 meV per atom.',
      },
      {
        zh: '再以同样标准测试 k 点网格；金属需要更密的网格。',
        en: 'Then test the k-point grid by the same measure; metals need a denser grid.',
      },
      {
        zh: '收敛后在 REPORT 中读取 E_tot(eV)，并检查最后一步的误差。',
        en: 'When converged, read E_tot(eV) in REPORT and check the error of the last step.',
      },
    ],
    code: '4 1\nJOB = SCF\nIN.ATOM = atom.config\nECUT = 50\nMP_N123 = 9 9 9 0 0 0',
  },
  {
    stem: '02-band',
    background: [
      {
        zh: '能带是本征值随波矢的变化，沿布里渊区高对称点之间的路径画出。',
        en: 'Bands are eigenvalues over the wave vector, drawn along a path between high-symmetry points of the Brillouin zone.',
      },
      {
        zh: '非自洽计算使用固定的势，因此每个 k 点互不影响，可以任意加密。',
        en: 'A non-self-consistent run keeps the potential fixed: its k-points do not influence one another and may be as dense as you like.',
      },
      {
        zh: '练习：用自洽的密度分别以 20 与 60 个 k 点画同一条路径，比较带隙位置。',
        en: 'Exercise: draw the same path with 20 and with 60 points and compare where the gap is.',
      },
    ],
    title: { zh: '能带结构', en: 'Band structure' },
    about: {
      zh: 'GaAs：先自洽再非自洽，生成 k 点路径并画图。',
      en: 'GaAs: SCF, then NONSCF along a k-path, then the plot.',
    },
    points: [
      { zh: '先做自洽计算，保留输出的势文件。', en: 'Run the self-consistent job first and keep its potential.' },
      {
        zh: '用高对称点生成 k 点路径，再以 JOB = NONSCF 计算本征值。',
        en: 'Build the path from high-symmetry points and compute eigenvalues with JOB = NONSCF.',
      },
      {
        zh: '非自洽计算的截断能与赝势必须与自洽计算相同。',
        en: 'Cutoff and pseudopotentials must be those of the self-consistent job.',
      },
      { zh: 'PBE 会低估带隙；需要定量结果时用 HSE。', en: 'PBE underestimates gaps; use HSE when the number matters.' },
    ],
    code: '4 1\nJOB = NONSCF\nIN.ATOM = atom.config\nIN.VR = T\nIN.KPT = T',
  },
  {
    stem: '03-dos',
    background: [
      {
        zh: '态密度是单位能量内的状态数，由布里渊区内的本征值加权求和得到。',
        en: 'The density of states counts states in an energy interval, a weighted sum over the Brillouin zone.',
      },
      {
        zh: '直接求和需要很密的网格；内插可以用较少的 k 点得到平滑曲线。',
        en: 'A plain sum needs a very dense grid; interpolation gives smooth curves from fewer points.',
      },
      {
        zh: '练习：对曲线积分到费米能级，结果应等于价电子数。',
        en: 'Exercise: integrate up to the Fermi energy; the result must be the number of valence electrons.',
      },
    ],
    title: { zh: '态密度', en: 'Density of states' },
    about: { zh: 'TiO2：DOS 任务与投影态密度。', en: 'TiO2: the DOS job and projected densities.' },
    points: [
      {
        zh: '态密度需要比自洽计算更密的 k 点网格。',
        en: 'A density of states needs a denser grid than the self-consistent job.',
      },
      {
        zh: '展宽过大会抹平带隙，过小会出现噪声，一般取 0.05–0.1 eV。',
        en: 'Too much broadening hides the gap, too little gives noise; 0.05–0.1 eV is usual.',
      },
      {
        zh: 'DOS_DETAIL 打开 k 点内插，可用较少的 k 点得到平滑曲线。',
        en: 'DOS_DETAIL turns on k-point interpolation, so that fewer points give a smooth curve.',
      },
      {
        zh: '投影态密度按原子和轨道分解，各项之和略小于总态密度。',
        en: 'Projections are by atom and orbital; their sum is slightly below the total.',
      },
    ],
    code: '4 1\nJOB = DOS\nIN.ATOM = atom.config\nDOS_DETAIL = 1 4 4 4',
  },
  {
    stem: '04-dftu',
    background: [
      {
        zh: '半局域泛函的能量随占据数是抛物线，而严格的结果是折线，差别就是自相互作用误差。',
        en: 'With a semilocal functional the energy is a parabola in the occupation, the exact one consists of straight lines; the difference is the self-interaction error.',
      },
      {
        zh: 'U 项补上这一差别，使局域电子保持整数占据，从而打开带隙。',
        en: 'The U term makes up for it, keeps localised electrons at whole occupations and so opens the gap.',
      },
      {
        zh: '练习：取 U = 0、2、4、6 eV，画出 NiO 的带隙与镍的磁矩。',
        en: 'Exercise: plot the gap of NiO and the moment of nickel for U = 0, 2, 4 and 6 eV.',
      },
    ],
    title: { zh: 'DFT+U 计算', en: 'DFT+U' },
    about: { zh: 'NiO：加 U 前后的带隙与磁矩。', en: 'NiO: gap and moments with and without U.' },
    points: [
      {
        zh: 'U 用于修正局域 d、f 电子的自相互作用误差。',
        en: 'U corrects the self-interaction error of localised d and f electrons.',
      },
      {
        zh: 'U 的取值依赖赝势，可用线性响应方法计算，不宜照搬他人结果。',
        en: 'Its value depends on the pseudopotential: compute it by linear response instead of copying it.',
      },
      {
        zh: '反铁磁 NiO 需要两种镍原子，初始磁矩方向相反。',
        en: 'Antiferromagnetic NiO needs two nickel species with opposite starting moments.',
      },
      {
        zh: '比较能量时，所有体系必须使用同一个 U。',
        en: 'Energies can be compared only between runs with the same U.',
      },
    ],
    code: '4 1\nJOB = SCF\nIN.ATOM = atom.config\nSPIN = 2\nLDAU_PSP1 = 2 6.0',
  },
  {
    stem: '05-spin',
    background: [
      {
        zh: '费米能级处态密度足够大时，自旋平行可以降低交换能，体系自发磁化（Stoner 判据）。',
        en: 'Where the density of states at the Fermi energy is large, parallel spins lower the exchange energy and the system magnetises (Stoner’s criterion).',
      },
      {
        zh: '共线计算有上、下两套波函数；总能是磁矩的函数，可能有多个极小。',
        en: 'A collinear run has two sets of wave functions; the energy is a function of the moment and may have several minima.',
      },
      {
        zh: '练习：从初始磁矩 0、1、3 出发计算体心立方铁，比较总能。',
        en: 'Exercise: start bcc iron from moments of 0, 1 and 3 and compare the energies.',
      },
    ],
    title: { zh: '自旋极化', en: 'Spin polarization' },
    about: { zh: '体心立方铁的共线磁性计算。', en: 'Collinear magnetism of bcc iron.' },
    points: [
      {
        zh: 'SPIN = 2 打开共线磁性；初始磁矩写在 atom.config 的 MAGNETIC 段。',
        en: 'SPIN = 2 turns on collinear magnetism; starting moments go into the MAGNETIC block of atom.config.',
      },
      {
        zh: '初始磁矩应略大于预期值，铁可取 3。',
        en: 'Start with moments slightly above the expected ones, 3 for iron.',
      },
      {
        zh: '不同的初始磁矩可能收敛到不同的解，取能量最低者。',
        en: 'Different starts may converge to different solutions; take the lowest energy.',
      },
      { zh: '体心立方铁的磁矩约为 2.2 玻尔磁子。', en: 'The moment of bcc iron is about 2.2 Bohr magnetons.' },
    ],
    code: '4 1\nJOB = SCF\nIN.ATOM = atom.config\nSPIN = 2\nMP_N123 = 15 15 15 0 0 0',
  },
  {
    stem: '06-soc',
    background: [
      {
        zh: '自旋轨道耦合把自旋与轨道运动联系起来，重元素中可达 0.1–1 eV。',
        en: 'Spin–orbit coupling ties the spin to the orbital motion; in heavy elements it reaches 0.1–1 eV.',
      },
      {
        zh: '没有反演中心时，自旋简并的能带按波矢劈裂。',
        en: 'Without inversion symmetry, bands that were degenerate in spin split according to the wave vector.',
      },
      {
        zh: '练习：分别以 SPIN = 1 与 22 计算 CdSe 的价带顶，读出劈裂。',
        en: 'Exercise: compute the valence top of CdSe with SPIN = 1 and 22 and read off the splitting.',
      },
    ],
    title: { zh: '自旋轨道耦合与非共线磁性', en: 'Spin–orbit coupling and non-collinear magnetism' },
    about: { zh: 'CdSe 的自旋劈裂；SPIN = 22 与 222 的区别。', en: 'Spin splitting of CdSe; SPIN = 22 versus 222.' },
    points: [
      { zh: '必须使用带 SOC 的赝势。', en: 'The SOC pseudopotentials are needed.' },
      {
        zh: 'SPIN = 22 用于非磁性体系，SPIN = 222 用于非共线磁性。',
        en: 'SPIN = 22 is for non-magnetic systems, SPIN = 222 for non-collinear magnetism.',
      },
      {
        zh: '每条能带只容纳一个电子，能带数要加倍。',
        en: 'A band holds one electron, so twice as many bands are needed.',
      },
      {
        zh: '磁各向异性能很小，k 点与收敛标准都要更严格。',
        en: 'Magnetic anisotropy is tiny: k-points and convergence must be stricter.',
      },
    ],
    code: '4 1\nJOB = SCF\nIN.ATOM = atom.config\nSPIN = 22',
  },
];
