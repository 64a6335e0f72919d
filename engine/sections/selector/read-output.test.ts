import { expect, test } from 'vitest';
import { choiceFor, readOutput } from './read-output.ts';

const smi = `Tue Nov 25 10:00:00 2025
+-----------------------------------------------------------------------------+
| NVIDIA-SMI 510.39.01    Driver Version: 510.39.01    CUDA Version: 11.6     |
|-------------------------------+----------------------+----------------------+`;
const list = `GPU 0: NVIDIA A100-PCIE-40GB (UUID: GPU-00000000-1111-2222-3333-444444444444)
GPU 1: NVIDIA A100-PCIE-40GB (UUID: GPU-55555555-6666-7777-8888-99999999abcd)`;
const nvcc = `nvcc: NVIDIA (R) Cuda compiler driver
Copyright (c) 2005-2021 NVIDIA Corporation
Cuda compilation tools, release 11.6, V11.6.55
Build cuda_11.6.r11.6/compiler.30794723_0`;
const open = `mpirun (Open MPI) 2.1.0

Report bugs to http://www.open-mpi.org/community/help/`;
const intel = `Intel(R) MPI Library for Linux* OS, Version 2021.5 Build 20211102 (id: 9279b7d62)
Copyright 2003-2021, Intel Corporation.`;
const ldd = `ldd (GNU libc) 2.17
Copyright (C) 2012 Free Software Foundation, Inc.`;

test.each([
  ['nvidia-smi', smi, { driver: '510.39.01', uuids: [] }],
  [
    'nvidia-smi -L',
    list,
    { uuids: ['GPU-00000000-1111-2222-3333-444444444444', 'GPU-55555555-6666-7777-8888-99999999abcd'] },
  ],
  [
    'nvidia-smi --query-gpu',
    'name, driver_version\nNVIDIA Graphics Device, 375.26\nNVIDIA Graphics Device, 375.26',
    { driver: '375.26', uuids: [] },
  ],
  ['nvcc --version', nvcc, { cuda: ['11.6'], uuids: [] }],
  ['mpirun --version of Open MPI', open, { mpi: ['Open MPI 2.1.0'], uuids: [] }],
  ['mpirun --version of oneAPI', intel, { mpi: ['Intel MPI 2021.5', 'oneAPI 2022'], uuids: [] }],
  [
    'mpirun --version of Parallel Studio',
    'Intel(R) MPI Library for Linux* OS, Version 5.1.3 Build 20160120 (build id: 14053)',
    { mpi: ['Intel MPI 5.1.3', 'Intel MPI 2016'], uuids: [] },
  ],
  [
    'mpirun --version of MPICH',
    'HYDRA build details:\n    Version:                                 4.1.2\n    Release Date:  Wed Jun  7',
    { mpi: ['MPICH 4.1.2'], uuids: [] },
  ],
  ['mpirun --version of IBM', 'mpirun (IBM Spectrum MPI) 10.3.1', { mpi: ['IBM Spectrum MPI 10.3.1'], uuids: [] }],
  ['mpiexec --version of Open MPI', 'mpiexec (OpenRTE) 4.0.3', { mpi: ['Open MPI 4.0.3'], uuids: [] }],
  ['orterun --version', 'orterun (OpenRTE) 2.1.0', { mpi: ['Open MPI 2.1.0'], uuids: [] }],
  ['ldd --version', ldd, { glibc: '2.17', uuids: [] }],
  ['ldd --version of Ubuntu', 'ldd (Ubuntu GLIBC 2.35-0ubuntu3.4) 2.35', { glibc: '2.35', uuids: [] }],
  [
    'what a mail quotes',
    '> ldd (GNU libc) 2.28\n> mpirun (Open MPI) 4.1.5',
    { glibc: '2.28', mpi: ['Open MPI 4.1.5'], uuids: [] },
  ],
  [
    'nvidia-smi --version',
    'DRIVER version      : 550.54.14\nCUDA Version        : 12.4',
    { driver: '550.54.14', uuids: [] },
  ],
  ['rocm-smi --showdriverversion', 'Driver version: 6.2.4', { uuids: [] }],
  ['hy-smi', '== System Management Interface ==\nDriver Version: 5.16.18', { uuids: [] }],
  ['a system’s release', 'CentOS Linux release 7.9.2009 (Core)', { uuids: [] }],
  ['something else', 'bash: nvidia-smi: command not found\nversion 3.1', { uuids: [] }],
  ['nothing', '', { uuids: [] }],
])('%s is read', (_, output, reading) => {
  expect(readOutput(output)).toEqual(reading);
});

test('all of them at once are read as each alone, with Windows line ends too, and a card is counted once', () => {
  const all = [smi, list, nvcc, intel, ldd, list].join('\n\n');
  for (const text of [all, all.replaceAll('\n', '\r\n')])
    expect(readOutput(text)).toEqual({
      ...readOutput(smi),
      ...readOutput(nvcc),
      ...readOutput(intel),
      ...readOutput(ldd),
      ...readOutput(list),
    });
});

test.each([
  ['Open MPI 2.1.0', ['Intel MPI 2016', 'OpenMPI 2.1.0'], 'OpenMPI 2.1.0'],
  ['Open MPI 4.1.1', ['Intel MPI 2016', 'OpenMPI 2.1.0'], undefined],
  ['Open MPI 4.1.1', ['oneAPI 2022', 'OpenMPI'], 'OpenMPI'],
  ['12.10', ['12.1', '12.10'], '12.10'],
  ['12.10', ['12.1'], undefined],
  ['oneAPI 2022', ['Intel MPI 2016', 'oneAPI 2022 (MKL and Intel MPI)'], 'oneAPI 2022 (MKL and Intel MPI)'],
])('%s among %o is %s', (name, choices, choice) => {
  expect(
    choiceFor(
      [name],
      choices.map((name) => ({ name })),
    )?.name,
  ).toBe(choice);
});
