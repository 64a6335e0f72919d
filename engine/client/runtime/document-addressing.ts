import type { Addressing } from '../../model/page-file.ts';

/**
 * What the document says of the site's addresses, before anything is fetched: `data-languages="zh= en=/en"`. One that says nothing has
 * a site of one language.
 */
export function documentAddressing(): Addressing {
  const { languages = '', folders } = document.documentElement.dataset;
  return {
    languages: languages.split(' ').map((one) => {
      const [code = '', prefix = ''] = one.split('=');
      return { code, prefix };
    }),
    ...(folders !== undefined && { folders: true }),
  };
}
