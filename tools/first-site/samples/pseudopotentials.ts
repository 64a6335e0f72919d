import { readme } from './readme.ts';
import type { Entry, SampleFile, Text } from './sample.ts';
import { zip } from './zip.ts';

interface Library {
  name: string;
  title: Text;
  /** Element, valence charge and file name of each sample potential. */
  potentials: [element: string, charge: number, file: string][];
}

const charges = [0.25, 0.33, 0.42, 0.5, 0.58, 0.66, 0.75, 1, 1.25, 1.33, 1.5, 1.66, 1.75];
const hydrogen = charges.map((charge): [string, number, string] => {
  return ['H', charge, charge === 1 ? 'H.SG15.PBE.UPF' : `H_${charge.toFixed(2)}.SG15.PBE.UPF`];
});

const libraries: Library[] = [
  library('NCPP-SG15-PBE', 'Si', 4, '模守恒 SG15，PBE', 'norm-conserving SG15, PBE'),
  library(
    'NCPP-PD04-PBE',
    'La',
    11,
    '模守恒 PseudoDojo 0.4，PBE，含三价镧系',
    'norm-conserving PseudoDojo 0.4, PBE, trivalent lanthanides',
  ),
  library('NCPP-PD04-PBEsol', 'Si', 4, '模守恒 PseudoDojo 0.4，PBEsol', 'norm-conserving PseudoDojo 0.4, PBEsol'),
  library('NCPP-PD04-LDA', 'Si', 4, '模守恒 PseudoDojo 0.4，LDA', 'norm-conserving PseudoDojo 0.4, LDA'),
  library('NCPP-SG15-SOC-PBE', 'Pb', 14, '模守恒 SG15，全相对论，PBE', 'norm-conserving SG15, fully relativistic, PBE'),
  library(
    'NCPP-PD04-SOC-PBE',
    'Pb',
    14,
    '模守恒 PseudoDojo 0.4，全相对论，PBE',
    'norm-conserving PseudoDojo 0.4, fully relativistic, PBE',
  ),
  library('NCPP-FHI-PBE', 'Si', 4, '模守恒 FHI，PBE', 'norm-conserving FHI, PBE'),
  library('NCPP-FHI-LDA', 'Si', 4, '模守恒 FHI，LDA', 'norm-conserving FHI, LDA'),
  library('NCPP-PWM-PBE', 'Si', 4, '早期自建模守恒赝势，PBE', 'early in-house norm-conserving set, PBE'),
  library('USPP-GBRV-PBE', 'Si', 4, '超软 GBRV，PBE', 'ultrasoft GBRV, PBE'),
  library('USPP-GBRV-LDA', 'Si', 4, '超软 GBRV，LDA', 'ultrasoft GBRV, LDA'),
  {
    name: 'NCPP-SG15-H-fractional',
    title: { zh: '分数氢赝势，原子序数 109–121', en: 'fractional hydrogen, atomic numbers 109–121' },
    potentials: hydrogen,
  },
];

function library(name: string, element: string, charge: number, zh: string, en: string): Library {
  const [, family, ...rest] = name.split('-');
  return { name, title: { zh, en }, potentials: [[element, charge, [element, family, ...rest, 'UPF'].join('.')]] };
}

/** The potential that the silicon examples name, as the archive has it. */
export const siliconPotential: Entry = upf('NCPP-SG15-PBE', ['Si', 4, 'Si.SG15.PBE.UPF']);

/** The pseudopotential archives: a README and sample potentials that no program can compute with. */
export function pseudopotentialFiles(): Promise<SampleFile[]> {
  const remark: Text = {
    zh: '其中的 UPF 文件只演示格式，数值无物理意义，不能用于计算。',
    en: 'the UPF files only show the format; their numbers mean nothing and must not be used in calculations.',
  };
  return Promise.all(
    libraries.map(async ({ name, title, potentials }) => {
      const file = `${name}.zip`;
      const entries = potentials.map((potential) => upf(name, potential));
      return { path: `pseudopotentials/${file}`, content: await zip([readme(file, title, remark), ...entries]) };
    }),
  );
}

function upf(set: string, [element, charge, name]: [string, number, string]): Entry {
  const type = set.startsWith('USPP') ? 'US' : 'NC';
  const functional = set.includes('LDA') ? 'LDA' : set.includes('PBEsol') ? 'PBESOL' : 'PBE';
  const radii = [0, 0.01, 0.02, 0.03, 0.04];
  const row = (value: (r: number) => number) => radii.map((r) => value(r).toFixed(8)).join(' ');
  const text = `<UPF version="2.0.1">
  <PP_INFO>
    SAMPLE FILE of ${set}: five made-up mesh points, not a usable pseudopotential. 示例文件，不能用于计算。
  </PP_INFO>
  <PP_HEADER element="${element}" pseudo_type="${type}" functional="${functional}" z_valence="${charge.toFixed(2)}"
    relativistic="${set.includes('SOC') ? 'full' : 'scalar'}" mesh_size="${radii.length}" comment="sample" />
  <PP_MESH mesh="${radii.length}"><PP_R>${row((r) => r)}</PP_R></PP_MESH>
  <PP_LOCAL>${row((r) => -2 * charge * Math.exp(-r * r))}</PP_LOCAL>
</UPF>
`;
  return { name, text };
}
