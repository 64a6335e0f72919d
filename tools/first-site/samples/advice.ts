import type { Text } from './sample.ts';

/** A practical hint for each add-on module, by the module's name in the records. */
export const advice: Record<string, Text> = {
  CALYPSO: {
    zh: '先用低精度筛选，再对前十个结构做高精度优化。',
    en: 'Screen at low accuracy, then relax the best ten structures accurately.',
  },
  USPEX: { zh: '多次独立搜索得到同一结构，结果才可信。', en: 'Trust a result that several independent searches find.' },
  'GA structure search': {
    zh: '每代结构数约为原子数的两倍。',
    en: 'Use about twice as many structures a generation as there are atoms.',
  },
  ATAT: { zh: '检查 SQS 前几个配位壳层的关联函数。', en: 'Check the correlations of the first shells of an SQS.' },
  Disorder: { zh: '按简并度做玻尔兹曼加权。', en: 'Weight configurations by degeneracy and Boltzmann factor.' },
  VCA: { zh: '只适合化学性质相近的元素混合。', en: 'Mix only elements that are chemically alike.' },
  RINGS: {
    zh: '截断半径取径向分布函数的第一个极小值。',
    en: 'Cut bonds at the first minimum of the radial distribution function.',
  },
  PLUMED: {
    zh: '先用无偏模拟确定集合变量的涨落。',
    en: 'Find the fluctuation of the variables in an unbiased run first.',
  },
  CIF2CELL: {
    zh: '部分占位的结构要先处理成有序超胞。',
    en: 'Turn partial occupancies into an ordered supercell first.',
  },
  'Band alignment': { zh: '真空层两侧电势必须平坦。', en: 'The potential must be flat in the vacuum.' },
  BandUP: {
    zh: '超胞与原胞的晶格必须满足整数矩阵关系。',
    en: 'Supercell and primitive cell must differ by an integer matrix.',
  },
  'PDOS & fat bands': { zh: '先确认总态密度，再看投影。', en: 'Make sure of the total before reading projections.' },
  'Wannier interpolation': {
    zh: '内插能带应与直接计算的能带重合。',
    en: 'Interpolated bands must lie on the computed ones.',
  },
  'U value': {
    zh: '扰动取 ±0.05、±0.1 eV，响应应为线性。',
    en: 'Perturb by ±0.05 and ±0.1 eV; the response must be linear.',
  },
  WKM: {
    zh: '检查局域轨道的能量随占据数是否线性。',
    en: 'Check that energies are linear in the occupation of each orbital.',
  },
  ELF: {
    zh: '接近 1 表示成键或孤对电子，0.5 类似电子气。',
    en: 'Near 1 means bonds or lone pairs, 0.5 an electron gas.',
  },
  'Phonopy interface': {
    zh: '力收敛到 0.001 eV/Å 以下，避免虚频。',
    en: 'Relax below 0.001 eV/Å to avoid false imaginary modes.',
  },
  'Phono3py interface': {
    zh: '测试三阶力常数的截断半径。',
    en: 'Test the cutoff radius of the third-order constants.',
  },
  EPC: { zh: '位移幅度取 0.01–0.03 Å，检查线性。', en: 'Displace by 0.01–0.03 Å and check the linearity.' },
  'Absorption (RPA / rt-TDDFT)': {
    zh: '导带数量要覆盖所需的光子能量。',
    en: 'Include conduction bands up to the photon energies wanted.',
  },
  Raman: { zh: '先得到收敛的伽马点声子。', en: 'Converge the phonons at Γ first.' },
  'Infrared & Born charge': { zh: '各原子有效电荷之和应接近零。', en: 'Born charges must add up to nearly zero.' },
  SHG: { zh: '有反演中心的晶体结果应为零。', en: 'The result is zero for crystals with inversion symmetry.' },
  'Heisenberg exchange': { zh: '超胞要大到周期像之间没有耦合。', en: 'Take a supercell whose images do not couple.' },
  'Gilbert damping': { zh: 'k 点网格要比自洽计算密得多。', en: 'Use far denser k-points than for the total energy.' },
  'Elastic constants': {
    zh: '应变取 ±0.5%、±1%，结果要满足稳定判据。',
    en: 'Strain by ±0.5% and ±1%; the result must meet the stability criteria.',
  },
  'Berry phase & piezoelectricity': {
    zh: '极化只有差值有意义，注意分支。',
    en: 'Only differences of polarization count; mind the branch.',
  },
  'Defect level': {
    zh: '用不同大小的超胞检验有限尺寸修正。',
    en: 'Test the finite-size correction with several supercells.',
  },
  'Nonradiative decay': {
    zh: '先确认缺陷能级与带边的位置。',
    en: 'Make sure of the defect level against the band edges first.',
  },
  TRSM: { zh: '二维体系检查真空层厚度的影响。', en: 'For 2D systems, test the vacuum thickness.' },
  'Water splitting': { zh: '四步自由能之和应为 4.92 eV。', en: 'The four steps must add up to 4.92 eV.' },
  'Fixed-potential & Pourbaix': {
    zh: '标准氢电极的绝对电位取 4.44 V。',
    en: 'Take 4.44 V as the absolute potential of the hydrogen electrode.',
  },
  EMC: { zh: '差分步长取 0.01–0.05 1/Bohr 并测试。', en: 'Test difference steps of 0.01–0.05 1/Bohr.' },
  BoltzTraP: {
    zh: '弛豫时间是外部参数，要说明来源。',
    en: 'The relaxation time is an input: say where it comes from.',
  },
  'AHC & SHC': { zh: '在能带近简并处加密网格。', en: 'Refine the grid where bands nearly touch.' },
  'Quantum transport': {
    zh: '电极区要长到势能恢复为体相值。',
    en: 'Make electrodes so long that the potential is bulk-like.',
  },
  'TDDFT carrier cooling': { zh: '对多个初始结构取平均。', en: 'Average over several starting structures.' },
  'Boltzmann-NAMD': {
    zh: '检查长时间极限是否为玻尔兹曼分布。',
    en: 'The long-time limit must be the Boltzmann distribution.',
  },
  'Ion collision': { zh: '对不同入射点取平均。', en: 'Average over impact points.' },
  'GW / BSE (Yambo)': {
    zh: '空带数与介电截断能要一起收敛。',
    en: 'Converge empty bands and dielectric cutoff together.',
  },
  'RPA correlation energy': { zh: '对截断能做外推。', en: 'Extrapolate in the cutoff.' },
  'Auger decay': { zh: '真空盒子要足够大。', en: 'Use a large enough box.' },
  'Cross section': { zh: '与轻元素的实验数据对照。', en: 'Compare with measured data of light elements.' },
  'Charge patching (CPM)': { zh: '先在小体系上比较能级误差。', en: 'Compare levels on a small system first.' },
  'Folded spectrum': {
    zh: '参考能量放在带隙内，分别靠近带边。',
    en: 'Put the reference energy inside the gap, close to each edge.',
  },
  MatPL: {
    zh: '验证集应含训练时没有的温度或结构。',
    en: 'Validate with temperatures or structures outside the training set.',
  },
};
