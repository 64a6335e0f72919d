import { type Addressing, basePathOf } from '../../model/page-file.ts';

/** The site's languages in the document: `data-languages="zh= en=/en"`. Without it, the site has one language. */
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

/** The address of a generated file of this site by its path in the site's folder. */
export function generatedAddress(path: string): string {
  return basePathOf(documentAddressing()) + path;
}
