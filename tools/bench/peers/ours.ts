import type { PeerContent } from './content.ts';
import { writeFiles } from './peer-files.ts';

export async function writeOurs(folder: string, { home, downloads, modules, posts }: PeerContent): Promise<void> {
  const pages: Record<string, object> = {
    'pages/home.json': {
      id: 'home',
      route: '/',
      title: home.title,
      description: home.lead,
      sections: [
        { type: 'feature', id: 'lead', paragraphs: [home.lead], picture: { src: 'hero.svg', alt: '' } },
        { type: 'cards', id: 'cards', cards: home.cards },
      ],
    },
    'pages/downloads.json': {
      id: 'downloads',
      route: '/downloads',
      title: downloads.title,
      description: downloads.lead,
      sections: [
        { type: 'prose', id: 'lead', paragraphs: [downloads.lead] },
        {
          type: 'modal-table',
          id: 'builds',
          columns: [
            { field: 'package', label: 'Package' },
            { field: 'cuda', label: 'CUDA' },
            { field: 'mpi', label: 'MPI' },
            { field: 'updateTime', label: 'Updated', kind: 'date' },
          ],
          rows: downloads.rows.map(({ id, file, cuda, mpi, updated, notes }) => ({
            id,
            cuda,
            mpi,
            package: { label: file, to: `https://files.example.com/${file}` },
            updateTime: updated,
            instruction: notes,
          })),
        },
      ],
    },
    'pages/modules.json': {
      id: 'modules',
      route: '/modules',
      title: modules.title,
      description: modules.lead,
      sections: [
        { type: 'prose', id: 'lead', paragraphs: [modules.lead] },
        {
          type: 'expandable-list',
          id: 'rows',
          search: true,
          title: { field: 'name', label: 'Module' },
          summary: { field: 'summary', label: 'Summary' },
          details: [{ field: 'details', label: 'What it does' }],
          rows: modules.rows.map(({ name, summary, details }) => ({ name, summary, details })),
        },
      ],
    },
  };
  for (const { slug, title, date, paragraphs, next } of posts)
    pages[`pages/posts/${slug}.json`] = {
      id: slug,
      route: `/posts/${slug}`,
      title,
      description: title,
      sections: [{ type: 'prose', id: 'text', paragraphs: [date, ...paragraphs, `[${next.title}](${next.to})`] }],
    };
  await writeFiles(folder, {
    'pages/site.json': JSON.stringify({ $schema: '../schemas/site.schema.json', ...site }),
    ...Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [
        path,
        JSON.stringify({ $schema: `${path.replace(/[^/]+/g, '..').slice(3)}/schemas/page.schema.json`, ...page }),
      ]),
    ),
  });
}

const links = [
  { label: 'Home', to: '/' },
  { label: 'Downloads', to: '/downloads' },
  { label: 'Modules', to: '/modules' },
  { label: 'News', to: '/posts/post-1' },
];

const site = {
  name: 'Peer',
  tagline: 'The same content, made by several generators.',
  logo: 'hero.svg',
  languages: [{ code: 'en', name: 'English', tag: 'en', switchLabel: 'English' }],
  onDataFailure: 'silent',
  navigation: links,
  footer: {
    contacts: [{ label: 'Mail', value: 'mail@example.com', to: 'mailto:mail@example.com' }],
    copyright: 'Sample',
  },
};
