/** What the script that asks for consent knows about its site. The build writes it before the script's code. */
export interface ConsentFacts {
  /** The folder of the host that the site is in. Sites in other folders have their own choices. */
  base: string;
  script: { src: string; type?: string; integrity?: string; data: Record<string, string> };
  /** By language tag, the default language first. */
  texts: Record<string, ConsentTexts>;
}

export interface ConsentTexts {
  title: string;
  question: string;
  allow: string;
  refuse: string;
  settings: string;
}
