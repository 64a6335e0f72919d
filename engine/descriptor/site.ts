import type { BilingualText, ImageFile, Label, LanguageCode, Target, Text } from './kinds.ts';
import type { SiteLanguage } from './languages.ts';
import type { Link } from './link.ts';

/** What the whole site shares: `pages/site.json`. */
export interface SiteDescriptor {
  /** The site schema, so that an editor completes, explains and checks this file. */
  $schema: string;
  /**
   * The languages that the site speaks, the default first. Every text is in each of them. Default: Chinese, and English under `/en`.
   * @minItems 1
   */
  languages?: SiteLanguage[];
  /** The organisation's name, in titles, header and footer. */
  name: BilingualText;
  /** A shorter name for the header. Default: the name. */
  shortName?: BilingualText;
  /** One sentence that says what the organisation makes; the default description of pages. */
  tagline: BilingualText;
  /** The logo: a square file under `assets/images/`. */
  logo: ImageFile;
  /**
   * The site's public address without a trailing slash, for search engines' language links. Default: links are relative.
   * @pattern ^https://[^/]+$
   */
  origin?: string;
  /** Names that texts, routes and addresses may use in braces, for example `"product": "PWcore"`. */
  values: Record<string, string>;
  /** How a value is spelled in routes and file names, where that differs from its text: `"product": "pwcore"`. */
  slugs?: Record<string, string>;
  /**
   * Named base addresses that targets may start with: with `"files": "/files/"`, `files:a.pdf` leads to `/files/a.pdf`.
   * A base that starts with `/` is a folder under `assets/`; others are other sites.
   */
  bases: Record<string, Base>;
  /** Old address prefixes in the API's answers, and what to put in their place; what follows is kept as it is. */
  rewrites?: Rewrite[];
  /** Old routes and where they lead now, so that bookmarks and links from elsewhere stay good. `npm run rename` writes them. */
  redirects?: Redirect[];
  /**
   * Where browsers ask for newer data than the pages came with: another origin, which answers `/api/v1` and lets this site ask
   * (CORS), or `/` when the site's own host answers there. Default: `npm start` is asked, which says that it answers; any other
   * host shows what was built.
   * @pattern ^(https://[^/\s\\?#]+|/)$
   */
  api?: string;
  /** What visitors see when a call for data fails: a `notice` with a retry button, or nothing (`silent`). Always logged. */
  onDataFailure: 'notice' | 'silent';
  /**
   * Where browsers send word of what failed on a page: a path of this site (`/faults`) or an `https://` address with a path.
   * Each report is a small JSON by POST, with nothing of the visitor in it; twenty a page load at most, none in dev.
   * Default: faults go to the browser's console alone.
   * @pattern ^(https://[^/\s\\?#]+)?/(?![/\\])[^\s\\]*$
   */
  faultReports?: string;
  /** The navigation at the top of every page. */
  navigation: NavigationEntry[];
  /** The foot of every page. */
  footer: Footer;
  /** Map tiles. Without them, a drawn card stands in the map's place. */
  map?: MapTiles;
  /** What `npm run check` demands of this site. Default: every rule as severe as it is by itself, and the usual budgets. */
  checks?: Checks;
}

/** What the check demands of a site. */
export interface Checks {
  /** How severe the rules are, by their codes: `"unlinked-page": "off"`. Default: each as it is by itself. */
  rules?: RuleLevels;
  /** How much a page may hold. */
  budgets?: Budgets;
}

/** How severe rules are, by their codes. */
export type RuleLevels = Record<string, RuleLevel>;

/** How severe a rule is: an `error` stops a build, a `warning` is told, and what is `off` is not looked for. */
export type RuleLevel = 'error' | 'warning' | 'off';

/** How much a page may hold before the rule `page-budget` tells of it. */
export interface Budgets {
  /**
   * The most sections of a page, those in tabs and shared files included. Default: 40.
   * @asType integer
   * @minimum 1
   */
  sections?: number;
  /**
   * The most text of a page's descriptor and the shared files that it includes, in kB (1000 bytes). Default: 200.
   * @asType integer
   * @minimum 1
   */
  kilobytes?: number;
}

/** A base address: a folder under `assets/` (`/files/manuals/`) or another site; one, or one for each language. */
export type Base = string | BilingualBase;

/** A base address that differs by language. */
export interface BilingualBase {
  /** The base on Chinese pages. */
  zh: string;
  /** The base on English pages. */
  en: string;
}

/** An address prefix that is replaced in the API's answers. */
export interface Rewrite {
  /** The old prefix. */
  from: string;
  /** The new prefix: a base name with its colon (`modules:pdf/`) or an address. */
  to: string;
}

/** An old route and where it leads now; visitors and search engines are sent on for good (308), in every language. */
export interface Redirect {
  /**
   * The old route, which no page has any more. A parameter in braces stands for any value: `/company-news/{page}`.
   * @pattern ^/[\w.{}-]+(/[\w.{}-]+)*$
   */
  from: string;
  /**
   * Where it leads: a route of this site with the same parameters, with `?query` and `#anchor` if needed, or another old route.
   * @pattern ^/(?![/\\])[^\s\\]*$
   */
  to: string;
}

/** One entry of the navigation: a link, or a group that opens. */
export interface NavigationEntry {
  /** The entry's words. */
  label: Label;
  /**
   * Where it leads. Leave it out for a group.
   * @alias href url link target
   */
  to?: Target;
  /** The code of the one language in which the entry shows. Default: it shows in all. */
  only?: LanguageCode;
  /** Opens a new tab. Default: `true` for PDF files and other sites, else `false`. */
  newTab?: boolean;
  /** The entries of the group, at most two levels in all. */
  children?: NavigationEntry[];
}

/** The foot of every page. */
export interface Footer {
  /** Columns of links. */
  groups: LinkGroup[];
  /** Phone numbers, mail and the like. */
  contacts: Contact[];
  /** A picture under `assets/images/` of the QR code that pages in the first language show. */
  qrCode?: QrCode;
  /** Links to social sites, which stand in the code's place in the other languages, and in all where there is no code. */
  social?: Link[];
  /** The copyright line. */
  copyright: Text;
  /** The filing number that the law asks for, with its link. */
  filing?: Link;
}

/** A titled column of links. */
export interface LinkGroup {
  /** The column's title. */
  title: Label;
  /** Its links. */
  links: FooterLink[];
}

/** A link of the footer, which may be for one language only. */
export interface FooterLink extends Link {
  /** The code of the one language in which the link shows. Default: it shows in all. */
  only?: LanguageCode;
}

/** A way to reach the organisation. */
export interface Contact {
  /** What it is for: "Sales", "Support". */
  label: Label;
  /** The number or address as it is read. */
  value: Text;
  /** Where it leads (`tel:…`, `mailto:…`). Default: plain text. */
  to?: Target;
}

/** A QR code with its caption. */
export interface QrCode {
  /** The file under `assets/images/`. */
  src: ImageFile;
  /** What scanning it does. */
  caption: Text;
}

/** Where map tiles come from. */
export interface MapTiles {
  /** The tile address with `{z}`, `{x}`, `{y}` and `{key}`. Tiles are asked for once a visitor wants them. */
  tiles: string;
  /** The key that the service asks for. `{key}` in the address becomes this. Empty: no tiles are loaded. */
  key: string;
  /** The service's credit line. */
  attribution: string;
  /** The coordinate system of the tiles. Default: `WGS-84`. */
  system?: 'WGS-84' | 'GCJ-02' | 'BD-09';
}
