/** The content that every peer shows: four kinds of pages of a small site in English. */
export interface PeerContent {
  home: { title: string; lead: string; cards: { title: string; text: string; to: string }[] };
  downloads: PeerDownloads;
  modules: { title: string; lead: string; rows: { id: string; name: string; summary: string; details: string }[] };
  posts: PeerPost[];
}

export interface PeerDownloads {
  title: string;
  lead: string;
  rows: { id: string; file: string; cuda: string; mpi: string; updated: string; notes: string[] }[];
}

export interface PeerPost {
  slug: string;
  title: string;
  date: string;
  paragraphs: string[];
  next: { title: string; to: string };
}

const topics = [
  'phonons',
  'band structures',
  'optical spectra',
  'defects',
  'surfaces',
  'interfaces',
  'transport',
  'magnetism',
];
const verbs = ['converges', 'restarts', 'prints', 'reads', 'checks', 'compares', 'plots', 'relaxes'];

/** A sentence or two, determined by the number. */
function words(index: number): string {
  const [topic, other] = [topics[index % 8], topics[(index * 3 + 1) % 8]];
  return `Run ${index} ${verbs[(index * 5) % 8]} ${topic} of a supercell with ${16 + (index % 240)} atoms and ${verbs[(index * 7 + 2) % 8]} ${other} beside them. The cut-off is ${50 + (index % 11) * 5} Ry, and forces end below 0.0${1 + (index % 9)} eV/Å.`;
}

const pad = (number: number) => String(number).padStart(2, '0');

const slugOf = (post: number) => `post-${post + 1}`;
const titleOf = (post: number) => `Post ${post + 1} on ${topics[post % 8]}`;

/** The content with this number of posts, 11 downloads and 120 modules. */
export function readPeerContent(posts: number): PeerContent {
  return {
    home: {
      title: 'Simulation from first principles',
      lead: 'Density functional theory on graphics processors, from a workstation to a cluster.',
      cards: [
        { title: 'Downloads', text: 'Builds for CUDA 8.0 to 12.1, each with its checksum.', to: '/downloads' },
        { title: 'Modules', text: 'A hundred and twenty modules with their tutorials.', to: '/modules' },
        ...Array.from({ length: 4 }, (_, index) => ({
          title: `News ${index + 1}`,
          text: words(index),
          to: `/posts/post-${index + 1}`,
        })),
      ],
    },
    downloads: {
      title: 'Downloads for graphics processors',
      lead: 'Choose a row to read what is new in it.',
      rows: Array.from({ length: 11 }, (_, index) => ({
        id: `build-${index + 1}`,
        file: `cuda-${8 + (index % 5)}.${index % 3}-build-${index + 1}.zip`,
        cuda: `${8 + (index % 5)}.${index % 3}`,
        mpi: ['OpenMPI 4.1', 'Intel MPI 2021', 'oneAPI 2022'][index % 3] as string,
        updated: `2025${pad(1 + (index % 12))}${pad(1 + index)}`,
        notes: [words(index + 100), words(index + 200)],
      })),
    },
    modules: {
      title: 'Modules',
      lead: 'Open a row for what the module does.',
      rows: Array.from({ length: 120 }, (_, index) => ({
        id: `module-${index + 1}`,
        name: `${topics[index % 8]} ${index + 1}`,
        summary: `Module ${index + 1} for ${topics[index % 8]}.`,
        details: words(index + 300),
      })),
    },
    posts: Array.from({ length: posts }, (_, index) => ({
      slug: slugOf(index),
      title: titleOf(index),
      date: `2025-${pad(1 + (index % 12))}-${pad(1 + (index % 28))}`,
      paragraphs: Array.from({ length: 6 }, (_, paragraph) => words(index * 6 + paragraph + 1000)),
      next: { title: titleOf((index + 1) % posts), to: `/posts/${slugOf((index + 1) % posts)}` },
    })),
  };
}
