import { t } from '../../check/messages/messages.ts';
import { parseCollection } from '../../model/schema/collections.ts';
import { Refusal } from '../../site/files/refusal.ts';

type TextOf = (file: string) => string | undefined;

/** Whether the records of a collection come from elsewhere. */
export function hasOrigin(collection: string, textOf: TextOf): boolean {
  try {
    return parseCollection(JSON.parse(textOf(`pages/collections/${collection}.json`) ?? '')).from !== undefined;
  } catch {
    return false;
  }
}

export function isPulledFile(file: string, textOf: TextOf): boolean {
  return pulledCollection(file, textOf) !== undefined;
}

/** Refuses changes of records that come from elsewhere: the next pull would undo them. */
export function refusePulled(files: string[], textOf: TextOf): void {
  for (const file of files) {
    const name = pulledCollection(file, textOf);
    if (name !== undefined) throw new Refusal(t('pulledRecords', { name }), 'pulled-records');
  }
}

function pulledCollection(file: string, textOf: TextOf): string | undefined {
  const [, name] = /^assets\/records\/([^/]+)\//.exec(file) ?? [];
  return name !== undefined && hasOrigin(name, textOf) ? name : undefined;
}
