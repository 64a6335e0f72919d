/** Facts about a machine, from command output. */
export interface Reading {
  driver?: string;
  glibc?: string;
  /** The installed CUDA toolkit, not the latest that the driver supports. */
  cuda?: string[];
  /** The names of the MPI library, its own first. */
  mpi?: string[];
  /** Unique card UUIDs. */
  uuids: string[];
}

/** The commands to run. */
export const commands: Record<keyof Reading, string> = {
  driver: 'nvidia-smi',
  uuids: 'nvidia-smi -L',
  cuda: 'nvcc --version',
  mpi: 'mpirun --version',
  glibc: 'ldd --version',
};

/**
 * Parses the output of the {@link commands} and of `nvidia-smi --query-gpu`, in any order and mixed with
 * other text.
 */
export function readOutput(text: string): Reading {
  const first = (form: RegExp) => form.exec(text)?.[1];
  // NVIDIA's versions have three digits before the point; AMD's and Hygon's have fewer.
  const driver = first(/Driver Version\s*:\s*(\d{3}(?:\.\d+)+)/i) ?? queried(text);
  const glibc = first(/\bldd \(.*\) (\d+\.\d+)/);
  // A version alone may be that of the system.
  const cuda = first(/\bcompilation tools, release (\d+\.\d+)/i);
  const mpi = mpiNames(text);
  const uuids = text.match(/\bGPU-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi) ?? [];
  return {
    ...(driver && { driver }),
    ...(glibc && { glibc }),
    ...(cuda && { cuda: [cuda] }),
    ...(mpi && { mpi }),
    uuids: [...new Set(uuids)],
  };
}

/** The driver of the first card in `nvidia-smi --query-gpu=…,driver_version --format=csv`. */
function queried(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.split(',').map((cell) => cell.trim()));
  const head = lines.findIndex((cells) => cells.includes('driver_version'));
  const version = lines[head + 1]?.[lines[head]?.indexOf('driver_version') ?? -1];
  return head >= 0 && version && /^\d+(\.\d+)+$/.test(version) ? version : undefined;
}

/**
 * The name of the MPI library. Open MPI's launcher is OpenRTE, MPICH's is Hydra. Intel MPI also has a product
 * name: 5.0 is Parallel Studio 2015, 5.1 is 2016, later versions are years, and 2021.5 to 2021.7 is oneAPI
 * 2022.
 */
function mpiNames(text: string): string[] | undefined {
  const [, maker = '', version] = /\b(?:mpi|orte)\w+ \(([^)\n]+)\) (\d+(?:\.\d+)*)/.exec(text) ?? [];
  if (version) return [`${maker.replace('OpenRTE', 'Open MPI')} ${version}`];
  const intel = /Intel\(R\) MPI Library[^\n]*?Version (\d+(?:\.\d+)*)/.exec(text)?.[1];
  if (!intel) {
    const hydra = /HYDRA build details:\s+Version:\s+(\d+(?:\.\d+)*)/.exec(text)?.[1];
    return hydra ? [`MPICH ${hydra}`] : undefined;
  }
  const [major = 0, minor = 0] = intel.split('.').map(Number);
  const own = `Intel MPI ${intel}`;
  if (major === 5) return [own, `Intel MPI ${2015 + minor}`];
  if (major < 2021) return [own, `Intel MPI ${major}`];
  return [own, `oneAPI ${oneApi.find(({ from }) => minor >= from)?.year}`];
}

/** The oneAPI year, by the first minor version of Intel MPI 2021 in it. */
const oneApi = [
  { from: 18, year: 2026 },
  { from: 14, year: 2025 },
  { from: 11, year: 2024 },
  { from: 8, year: 2023 },
  { from: 5, year: 2022 },
  { from: 0, year: 2021 },
];

/** The option that matches a name without spaces and suffixes: `Open MPI 2.1.0` is `OpenMPI`, `12.10` not `12.1`. */
export function choiceFor<T extends { name: string }>(names: string[], choices: T[]): T | undefined {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const begins = (one: string, other: string) =>
    plain(one).startsWith(plain(other)) && !/^\d\d/.test(plain(one).slice(plain(other).length - 1));
  return choices.find(({ name: choice }) => names.some((name) => begins(choice, name) || begins(name, choice)));
}
