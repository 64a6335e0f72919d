declare module 'markdown-it-deflist' {
  import type { PluginSimple } from 'markdown-it';

  const deflist: PluginSimple;
  export default deflist;
}

declare module 'markdown-it-footnote' {
  import type { PluginSimple } from 'markdown-it';

  const footnote: PluginSimple;
  export default footnote;
}
