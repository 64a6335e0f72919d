import { renderPage } from 'pagewright/react';
import { defineConfig, type Plugin } from 'vite';
import { office } from './office.ts';

/** Provides `virtual:page/en/crossings`: a page of `site/`, checked and compiled while Vite builds. */
function pages(): Plugin {
  const prefix = '\0virtual:page/';
  return {
    name: 'pages',
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const [language, name] = id.slice(prefix.length).split('/');
      const { props, title, problems } = await renderPage(`/${name}`, 'site', { language, pages: [office] });
      for (const { file, line, column, message, severity } of problems)
        this[severity === 'error' ? 'error' : 'warn'](`${file}:${line}:${column} ${message}`);
      return `export default ${JSON.stringify({ props, title })}`;
    },
  };
}

// Pages show the files of `site/assets/` at their own addresses.
export default defineConfig({ plugins: [pages()], publicDir: 'site/assets' });
