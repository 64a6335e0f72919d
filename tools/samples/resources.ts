import type { SampleDocument } from './document.ts';
import { product } from './sample.ts';

/** The brochure, the speed test and the manuals of other programs: one file each, Chinese and English together. */
export const resources: Omit<SampleDocument, 'language'>[] = [
  {
    path: 'resources/brochure.pdf',
    title: { zh: '公司与产品手册', en: 'Company and product brochure' },
    about: { zh: '软件、专用计算设备与超算云服务。', en: 'Software, workstations and a supercomputing cloud.' },
    contents: [
      { zh: '公司简介', en: 'The company' },
      { zh: '软件与设备', en: 'Software and machines' },
      { zh: '应用领域与服务', en: 'Fields of application and services' },
    ],
    summary: [
      {
        zh: `${product.text}：显卡加速的平面波密度泛函软件。`,
        en: `${product.text}: GPU-accelerated plane-wave density-functional software.`,
      },
      {
        zh: 'LS3DF：数万原子体系的线性标度计算。',
        en: 'LS3DF: linear-scaling calculations for tens of thousands of atoms.',
      },
      { zh: 'MatPL：机器学习力场训练。', en: 'MatPL: training of machine-learning force fields.' },
      {
        zh: 'Q-Flow 与 Q-Studio：工作流与建模界面。',
        en: 'Q-Flow and Q-Studio: interfaces for workflows and modelling.',
      },
    ],
  },
  {
    path: 'resources/speed-test.pdf',
    title: { zh: '性能测试报告', en: 'Speed test report' },
    about: {
      zh: '本示例不含测试数据，只说明如何读这类报告。',
      en: 'This sample holds no measurements; it says how to read such a report.',
    },
    contents: [
      { zh: '测试体系与参数', en: 'Test systems and parameters' },
      { zh: '软硬件环境', en: 'Hardware and software' },
      { zh: '用时与并行效率', en: 'Times and parallel efficiency' },
    ],
    summary: [
      {
        zh: '比较两个程序时，截断能、k 点、赝势和收敛标准都要相同。',
        en: 'Two programs compare only with the same cutoff, k-points, pseudopotentials and convergence.',
      },
      {
        zh: '加速比要说明参照：单块显卡对比多少个 CPU 核。',
        en: 'A speed-up names its reference: one GPU against how many CPU cores.',
      },
      {
        zh: '平面波计算的用时随原子数约按二次到三次方增长。',
        en: 'Plane-wave times grow with about the second to third power of the atom count.',
      },
      {
        zh: '并行效率等于加速比除以显卡数。',
        en: 'Parallel efficiency is the speed-up divided by the number of GPUs.',
      },
    ],
  },
  {
    path: 'resources/qflow-manual.pdf',
    title: { zh: 'Q-Flow 手册', en: 'Q-Flow manual' },
    about: { zh: '用模板搭建计算工作流。', en: 'Building calculation workflows from templates.' },
    contents: [
      { zh: '登录与项目', en: 'Signing in, projects' },
      { zh: '模板与参数', en: 'Templates and parameters' },
      { zh: '提交、监控与结果', en: 'Submitting, watching, results' },
    ],
    summary: [
      {
        zh: '一个工作流由结构、任务和连线组成；上一步的输出是下一步的输入。',
        en: 'A workflow is structures, tasks and links; what one step writes, the next one reads.',
      },
      {
        zh: '提交前检查元素、k 点与预计机时。',
        en: 'Before submitting, check elements, k-points and the expected hours.',
      },
      { zh: '失败的步骤可单独修改参数后重新运行。', en: 'A failed step can be changed and run again by itself.' },
    ],
  },
  {
    path: 'resources/qstudio-manual.pdf',
    title: { zh: 'Q-Studio 手册', en: 'Q-Studio manual' },
    about: { zh: '在浏览器中搭建与编辑原子结构。', en: 'Building and editing atomic structures in the browser.' },
    contents: [
      { zh: '导入与导出', en: 'Import and export' },
      { zh: '超胞、缺陷与表面', en: 'Supercells, defects and surfaces' },
      { zh: '分子、二维材料与异质结', en: 'Molecules, 2D materials and heterojunctions' },
    ],
    summary: [
      { zh: '导入后先检查对称性与最近邻距离。', en: 'After an import, check the symmetry and the nearest distances.' },
      {
        zh: '表面真空层一般不少于 15 Å，底部两层原子固定。',
        en: 'Give a slab at least 15 Å of vacuum and fix its two bottom layers.',
      },
      { zh: '异质结的应变最好小于 3%。', en: 'Keep the strain of a heterojunction below about 3%.' },
    ],
  },
  {
    path: 'resources/pwkit-manual.pdf',
    title: { zh: 'PWkit 手册', en: 'PWkit manual' },
    about: { zh: '命令行前后处理工具。', en: 'Command-line tools before and after a calculation.' },
    contents: [
      { zh: '安装与菜单', en: 'Installation and menu' },
      { zh: '生成输入文件', en: 'Making input files' },
      { zh: '能带、态密度与轨迹', en: 'Bands, densities of states and trajectories' },
    ],
    summary: [
      {
        zh: '按编号选择功能，也可以用参数一次完成。',
        en: 'Choose a function by its number, or name it on the command line.',
      },
      {
        zh: '由结构文件生成 etot.input 与高对称点路径。',
        en: 'Writes etot.input and a high-symmetry path from a structure.',
      },
      {
        zh: '画图数据以文本保存，便于用其他软件作图。',
        en: 'Plot data are plain text, ready for any plotting program.',
      },
    ],
  },
];
