/** What the output of commands tells of a machine. */
export interface Reading {
  /** The version of NVIDIA's driver. */
  driver?: string;
  /** The version of the GNU C library. */
  glibc?: string;
  /** The release of the CUDA toolkit that is installed, not the latest that the driver supports. */
  cuda?: string[];
  /** What the MPI library is called, its own name first. */
  mpi?: string[];
  /** The UUIDs of the cards, each once. */
  uuids: string[];
}

/** The command that prints each. */
export const commands: Record<keyof Reading, string> = {
  driver: 'nvidia-smi',
  uuids: 'nvidia-smi -L',
  cuda: 'nvcc --version',
  mpi: 'mpirun --version',
  glibc: 'ldd --version',
};

/**
 * Reads what the {@link commands} print, and `nvidia-smi --query-gpu` too, in any order, with whatever stands between. What is not
 * there is absent.
 */
export function readOutput(text: string): Reading {
  const first = (form: RegExp) => form.exec(text)?.[1];
  // NVIDIA's have three figures before the point; those of AMD's and Hygon's cards, which are told alike, have fewer.
  const driver = first(/Driver Version\s*:\s*(\d{3}(?:\.\d+)+)/i) ?? queried(text);
  const glibc = first(/\bldd \(.*\) (\d+\.\d+)/);
  // A release by itself may be that of the system.
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

/** The driver of the first card in the list that `nvidia-smi --query-gpu=…,driver_version --format=csv` prints. */
function queried(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.split(',').map((cell) => cell.trim()));
  const head = lines.findIndex((cells) => cells.includes('driver_version'));
  const version = lines[head + 1]?.[lines[head]?.indexOf('driver_version') ?? -1];
  return head >= 0 && version && /^\d+(\.\d+)+$/.test(version) ? version : undefined;
}

/**
 * The name of the MPI library, whoever made it: Open MPI's starter is called OpenRTE as well, and MPICH's Hydra. For Intel's also that
 * of the product which it comes with: 5.0 with Parallel Studio 2015, 5.1 with 2016, later ones with the year that is their version,
 * 2021.5 to 2021.7 with oneAPI 2022.
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

/** The year of oneAPI by the first minor version of Intel MPI 2021 that came with it. */
const oneApi = [
  { from: 18, year: 2026 },
  { from: 14, year: 2025 },
  { from: 11, year: 2024 },
  { from: 8, year: 2023 },
  { from: 5, year: 2022 },
  { from: 0, year: 2021 },
];

/**
 * The choice that one of the names means, whatever blanks either has, and with whatever more: `Open MPI 2.1.0` is `OpenMPI 2.1.0`,
 * or `OpenMPI`; but `12.10` is not `12.1`.
 */
export function choiceFor<T extends { name: string }>(names: string[], choices: T[]): T | undefined {
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  const begins = (one: string, other: string) =>
    plain(one).startsWith(plain(other)) && !/^\d\d/.test(plain(one).slice(plain(other).length - 1));
  return choices.find(({ name: choice }) => names.some((name) => begins(choice, name) || begins(name, choice)));
}
