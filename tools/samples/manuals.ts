import type { SampleDocument } from './document.ts';
import { resources } from './resources.ts';
import { product } from './sample.ts';

const name = product.text;

const manual: Omit<SampleDocument, 'path' | 'language'> = {
  title: { zh: `${name} 用户手册`, en: `${name} user manual` },
  about: {
    zh: '真实手册将逐一说明全部输入参数与输出文件。',
    en: 'The real manual would describe every input parameter and output file.',
  },
  contents: [
    { zh: '安装与授权', en: 'Installation and licensing' },
    { zh: '输入参数（按字母排序）', en: 'Input parameters, in alphabetical order' },
    { zh: '结构文件与赝势', en: 'Structure files and pseudopotentials' },
    { zh: '输出文件', en: 'Output files' },
    { zh: '并行与性能', en: 'Parallel runs and performance' },
  ],
  summary: [
    {
      zh: 'JOB 选择任务：SCF、NONSCF、DOS、RELAX、MD、NEB、TDDFT、NAMD 等。',
      en: 'JOB selects the task: SCF, NONSCF, DOS, RELAX, MD, NEB, TDDFT, NAMD and more.',
    },
    {
      zh: 'ECUT 是波函数截断能；ECUT2 一般取其 2 倍，高精度取 4 倍。',
      en: 'ECUT is the wave-function cutoff; ECUT2 is usually twice as large, four times for high accuracy.',
    },
    {
      zh: 'SPIN：1 无自旋，2 共线，22 自旋轨道耦合，222 非共线磁性。',
      en: 'SPIN: 1 none, 2 collinear, 22 spin–orbit coupling, 222 non-collinear magnetism.',
    },
    {
      zh: '第一行两个整数的乘积等于 MPI 进程数，也等于使用的显卡数。',
      en: 'The two integers of the first line multiply to the number of MPI ranks, one for each GPU.',
    },
    {
      zh: 'REPORT 记录每步的能量与误差，MOVEMENT 记录轨迹。',
      en: 'REPORT holds the energy and error of each step, MOVEMENT the trajectory.',
    },
  ],
  code: '4 1\nJOB = SCF\nIN.ATOM = atom.config\nIN.PSP1 = Si.SG15.PBE.UPF\nECUT = 50\nMP_N123 = 9 9 9 0 0 0',
};

const quickStart: Omit<SampleDocument, 'path' | 'language'> = {
  title: { zh: `${name} 快速入门`, en: `${name} quick start` },
  about: { zh: '从安装到第一次自洽计算。', en: 'From installation to the first self-consistent calculation.' },
  contents: [
    { zh: '选择安装包', en: 'Choosing a package' },
    { zh: '安装与授权', en: 'Installing and licensing' },
    { zh: '第一个算例：硅', en: 'A first example: silicon' },
    { zh: '在队列中提交', en: 'Submitting to a queue' },
  ],
  summary: [
    {
      zh: '用 nvidia-smi 查看驱动，用 mpirun --version 查看 MPI，再选安装包。',
      en: 'Check the driver with nvidia-smi and MPI with mpirun --version, then choose the package.',
    },
    { zh: '核对 SHA-256，解压，执行 sh install.run。', en: 'Check the SHA-256, unpack, run sh install.run.' },
    {
      zh: '用 nvidia-smi -L 列出显卡 UUID，发给技术支持申请证书。',
      en: 'List the GPU UUIDs with nvidia-smi -L and send them to support for a certificate.',
    },
    {
      zh: '把输入文件放在同一目录，用 mpirun 启动，看 REPORT 是否收敛。',
      en: 'Put the input files into one folder, start with mpirun and see in REPORT whether it converged.',
    },
  ],
  code: `nvidia-smi -L\nunzip cuda-11.6-oneapi2022.zip\nsh install.run\nmpirun -np 4 ${product.file} | tee output`,
};

/** Manuals, brochure, speed test and the quick start, which the tutorials list too. */
export const manualDocuments: SampleDocument[] = [
  ...(['zh', 'en'] as const).flatMap((language) => [
    { ...manual, language, path: `resources/manual-${language}.pdf` },
    { ...quickStart, language, path: `resources/quick-start-${language}.pdf` },
    { ...quickStart, language, path: `tutorials/${language}/quick-start.pdf` },
  ]),
  ...resources.map((document) => ({ ...document, language: 'both' as const })),
];
