import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../site/paths.ts';

export type LongTableSite = Awaited<ReturnType<typeof createLongTableSite>>;

/**
 * Writes the second-site example with two more tables: `/energies` with this number of rows, and `/lattices` of a
 * response with pages.
 */
export async function createLongTableSite(rows: number) {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-long-table-'));
  const second = join(root, 'engine/examples/observatory');
  await cp(second, folder, { recursive: true, filter: (path) => path !== join(second, 'dist') });
  await addPage(folder, 'energies', energies(rows));
  await addLattices(folder);
  await addPage(folder, 'lattices', lattice);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Adds a page of one section to a site, and to its navigation. */
async function addPage(folder: string, name: string, section: object): Promise<void> {
  const file = join(folder, 'pages/site.json');
  const site = JSON.parse(await readFile(file, 'utf8'));
  const title = { zh: `长表 ${name}`, en: `Long ${name}` };
  site.navigation.push({ label: title, to: `/${name}` });
  await writeFile(file, JSON.stringify(site));
  const page = {
    $schema: '../../../../schemas/page.schema.json',
    id: name,
    route: `/${name}`,
    title,
    description: { zh: '很多行。', en: 'Many rows.' },
    sections: [section],
  };
  await writeFile(join(folder, `pages/${name}.json`), JSON.stringify(page));
}

function energies(count: number): object {
  return {
    type: 'table',
    id: 'energies-table',
    numbered: true,
    columns: [
      { field: 'name', label: { zh: '体系', en: 'System' }, kind: 'code' },
      { field: 'atoms', label: { zh: '原子数', en: 'Atoms' }, kind: 'number' },
      { field: 'energy', label: { zh: '能量 (eV)', en: 'Energy (eV)' }, kind: 'number' },
      { field: 'note', label: { zh: '说明', en: 'Note' } },
    ],
    rows: Array.from({ length: count }, (_, index) => ({
      name: `system-${index + 1}`,
      atoms: String(2 + (index % 64)),
      energy: (-5.4 - index / 1000).toFixed(3),
      note: { zh: `第 ${(index % 230) + 1} 号空间群`, en: `Space group ${(index % 230) + 1}` },
    })),
  };
}

/** A table of a response with pages of five rows. */
const lattice = {
  type: 'table',
  id: 'lattices-table',
  numbered: true,
  data: { source: 'lattice.list', params: { page: '1' } },
  columns: [
    { field: 'name', label: { zh: '晶格', en: 'Lattice' }, rowHeader: true },
    { field: 'day', label: { zh: '日期', en: 'Day' }, kind: 'date' },
  ],
};

async function addLattices(folder: string): Promise<void> {
  const says = (text: string) => ({ zh: text, en: text });
  const collection = {
    $schema: '../../../../../schemas/collection.schema.json',
    description: says('lattice'),
    fields: {
      id: { kind: 'RecordId', description: says('id') },
      name: { kind: 'PlainText', description: says('name') },
      day: { kind: 'Day', description: says('day') },
    },
    order: [{ field: 'id' }],
    answers: {
      list: { type: 'list', path: '/api/v1/lattice/list?page={page}', description: says('page'), pageSize: 5 },
    },
  };
  const records = Array.from({ length: 23 }, (_, index) => ({
    id: index + 1,
    name: { zh: `晶格 ${index + 1}`, en: `Lattice ${index + 1}` },
    day: '2025-01-31',
  }));
  for (const [file, value] of [
    ['pages/collections/lattice.json', collection],
    ['assets/records/lattice/all.json', records],
  ] as const) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), JSON.stringify(value));
  }
}
