import { product, type SampleFile, textFile } from './sample.ts';

/** The PBS job script of the high-throughput platform: one renamed copy of the program for each job slot. */
const screening = `#!/bin/bash
#PBS -N ht-screening
#PBS -l nodes=1:ppn=4
#PBS -l walltime=1000:00:00
#PBS -q batch

ulimit -s unlimited
cd $PBS_O_WORKDIR

# one program copy per job slot: ${product.file}.1, ${product.file}.2, ...
mpirun -np 4 ${product.file}.1 | tee output
`;

/** The PBS job script of the cluster platform: one job on two nodes. */
const cluster = `#!/bin/bash
#PBS -N si-5000
#PBS -l nodes=2:ppn=4
#PBS -l walltime=2:00:00
#PBS -q batch

module load oneapi/2022 cuda/11.6
ulimit -s unlimited
cd $PBS_O_WORKDIR

NP=$(wc -l < "$PBS_NODEFILE")
mpirun -np "$NP" -machinefile "$PBS_NODEFILE" ${product.file} | tee output
`;

/** The sample job scripts, as files beside the packages of their platforms. */
export function jobScripts(): SampleFile[] {
  return [textFile('high-throughput/ht-screening.pbs', screening), textFile('mcluster/si-5000.pbs', cluster)];
}
