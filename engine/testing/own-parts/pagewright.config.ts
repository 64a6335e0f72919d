import { defineConfig } from 'pagewright/config';

export default defineConfig({
  parts: {
    header: './parts/header.tsx',
    footer: './parts/footer.tsx',
    pageHeader: './parts/page-header.tsx',
    notFound: './parts/not-found.tsx',
    sections: { table: './parts/table.tsx' },
  },
});
