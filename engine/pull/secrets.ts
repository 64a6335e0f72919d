import type { Message } from '../check/messages/message.ts';
import type { EnvironmentValue, OriginValues } from '../model/record-origin.ts';
import type { Path } from '../model/schema/walk.ts';
import { refuse } from './origin-error.ts';

export type Environment = Record<string, string | undefined>;

export type Secrets = ReturnType<typeof openSecrets>;

/** Reads secret values from environment variables, and keeps them out of messages and records. */
export function openSecrets(env: Environment) {
  const used = new Map<string, string>();
  const read = ({ env: name }: EnvironmentValue, path: Path): string => {
    const value = env[name]?.trim();
    if (!value) return refuse(path, 'pullNoVariable', { name });
    // A header of several lines would be several headers.
    if (/[\r\n\0]/.test(value)) return refuse(path, 'pullBadVariable', { name });
    used.set(name, value);
    return value;
  };
  const hide = (text: string) =>
    [...used].reduce((hidden, [name, value]) => hidden.replaceAll(value, `{${name}}`), text);
  return {
    read,
    valuesOf(values: OriginValues = {}, path: Path): [string, string][] {
      return Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : read(value, [...path, name, 'env']),
      ]);
    },
    /** Whether requests contain a secret, so that they need an encrypted connection. */
    isUsed: () => used.size > 0,
    /** The name of the variable whose value some JSON contains. Short values may occur by chance. */
    findIn: (json: string) =>
      [...used].find(([, value]) => value.length > 5 && json.includes(JSON.stringify(value).slice(1, -1)))?.[0],
    hideIn: ({ en, zh }: Message): Message => ({ en: hide(en), zh: hide(zh) }),
  };
}
