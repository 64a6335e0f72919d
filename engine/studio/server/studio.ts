import type { MessageLanguage } from '../../check/messages/message.ts';
import type { LiveSite } from '../../server/dev/live-site.ts';
import type { CleaningOptions } from './clean-drawing.ts';
import type { Drafts } from './drafts.ts';
import type { Guard } from './guard.ts';

export interface Studio {
  folder: string;
  site: LiveSite;
  drafts: Drafts;
  guard: Guard;
  /** The folder of the built client, named by its hash. */
  client: string;
  /** The language that problems are told in; the studio's page changes it. */
  spoken: { language: MessageLanguage };
  /** How uploaded drawings are cleaned. Default: in ten seconds at most. */
  cleaning?: CleaningOptions;
}

/** What the parts of the studio's server share. */
export type Work = Omit<Studio, 'guard' | 'client'>;
