import { product, type Text } from './sample.ts';

/** What a package is for; decides what its archive holds. */
export type Kind = 'program' | 'large-cell' | 'windows' | 'platform' | 'training' | 'image';

/** Software packages that share a folder, a kind and a title. */
interface Group {
  /** Their folder under `assets/files/`. */
  folder: string;
  kind: Kind;
  title: Text;
  /** By file name: the toolkit, MPI flavour or version that the real package is built with. */
  notes: Record<string, string>;
}

/** A software package that the download pages name. */
export interface Package extends Omit<Group, 'notes'> {
  name: string;
  note: string;
}

const groups: Group[] = [
  {
    folder: 'mstation',
    kind: 'program',
    title: { zh: `${product.text} GPU 工作站版`, en: `${product.text} for GPU workstations` },
    notes: {
      'cuda-7.0-beta.zip': 'CUDA 7.0, OpenMPI 2.1.0',
      'cuda-7.5-beta.zip': 'CUDA 7.5, OpenMPI 2.1.0',
      'cuda-8.0-beta.zip': 'CUDA 8.0, OpenMPI 2.1.0',
      'cuda-8.0-betaintel.zip': 'CUDA 8.0, Intel MPI 2016',
      'cuda-10.1-beta.zip': 'CUDA 10.1, OpenMPI 2.1.0',
      'cuda-10.1-betaintel.zip': 'CUDA 10.1, Intel MPI 2016',
      'cuda-11.6-betaintel2016.zip': 'CUDA 11.6, Intel MPI 2016',
      'cuda-11.6-oneapi2022.zip': 'CUDA 11.6, oneAPI 2022',
      'cuda-12.1-oneapi2022.zip': 'CUDA 12.1, oneAPI 2022',
    },
  },
  {
    folder: 'mstation',
    kind: 'program',
    title: { zh: `${product.text} GPU 集群版`, en: `${product.text} for GPU clusters` },
    notes: {
      'cluster-cuda-8.0-intel2016.zip': 'CUDA 8.0, Intel MPI 2016',
      'cluster-cuda-11.6-oneapi2022.zip': 'CUDA 11.6, oneAPI 2022',
    },
  },
  {
    folder: 'mstation',
    kind: 'program',
    title: { zh: `${product.text} DCU 版`, en: `${product.text} for DCU accelerators` },
    notes: {
      'dcu-dtk23.10-hpcx-gcc7.3.1.zip': 'DTK 23.10, HPC-X 2.7.4, gcc 7.3.1',
    },
  },
  {
    folder: 'mstation',
    kind: 'program',
    title: { zh: `${product.text} CPU 版`, en: `${product.text} for CPUs` },
    notes: {
      'cpu-x86_64-oneapi2022.zip': 'x86_64, oneAPI 2022 (MKL, Intel MPI)',
      'cpu-aarch64-openmpi.zip': 'aarch64, OpenMPI, 2.0',
    },
  },
  {
    folder: 'windows',
    kind: 'windows',
    title: { zh: `${product.text} Windows 版`, en: `${product.text} for Windows` },
    notes: {
      [`${product.file}-windows-v1.1.2.zip`]: 'Windows x86_64, v1.1.2',
    },
  },
  {
    folder: 'ls3df',
    kind: 'large-cell',
    title: { zh: 'LS3DF 单机版', en: 'LS3DF, standalone' },
    notes: {
      'ls3df-cuda-11.6-oneapi2022.zip': 'CUDA 11.6, oneAPI 2022',
      'ls3df-cuda-12.1-oneapi2022.zip': 'CUDA 12.1, oneAPI 2022',
    },
  },
  {
    folder: 'ls3df',
    kind: 'large-cell',
    title: { zh: 'LS3DF 集群版', en: 'LS3DF for clusters' },
    notes: {
      'ls3df-cluster-cuda-11.6-oneapi2022.zip': 'CUDA 11.6, oneAPI 2022',
      'ls3df-cluster-cuda-12.1-oneapi2022.zip': 'CUDA 12.1, oneAPI 2022',
    },
  },
  {
    folder: 'high-throughput',
    kind: 'platform',
    title: { zh: '高通量平台', en: 'High-throughput platform' },
    notes: {
      'high-throughput-cuda-8.0-mpi2015.zip': 'CUDA 8.0, MPI 2015',
    },
  },
  {
    folder: 'mcluster',
    kind: 'platform',
    title: { zh: '集群平台', en: 'Cluster platform' },
    notes: {
      'mcluster-cuda-8.0-mpi2016.zip': 'CUDA 8.0, MPI 2016',
      'mcluster-cuda-11.6-oneapi2022.zip': 'CUDA 11.6, oneAPI 2022',
    },
  },
  {
    folder: 'matpl',
    kind: 'training',
    title: { zh: 'MatPL', en: 'MatPL' },
    notes: {
      'matpl-2025.3.zip': '2025.3; intel>=2016 / oneapi<=2024, cuda>=11.8, gcc>=8.3',
    },
  },
  {
    folder: 'trial',
    kind: 'image',
    title: { zh: `${product.text} 试用镜像`, en: `${product.text} trial image` },
    notes: {
      [`${product.file}-trial-cpu.tar.gz`]: 'Linux x86_64, docker-ce >= 18.06.0',
      [`${product.file}-trial-gpu.tar.gz`]: 'docker-ce >= 18.06.0, NVIDIA driver >= 418.39',
    },
  },
  {
    folder: 'trial',
    kind: 'program',
    title: { zh: `${product.text} 试用包`, en: `${product.text} trial package` },
    notes: {
      [`${product.file}-free-2.0-cuda10.1.zip`]: '2.0, CUDA 10.1, Intel compiler 2016',
    },
  },
];

/** Every software package, in the order of the download pages. */
export const packages: Package[] = groups.flatMap(({ notes, ...group }) =>
  Object.entries(notes).map(([name, note]) => ({ ...group, name, note })),
);
