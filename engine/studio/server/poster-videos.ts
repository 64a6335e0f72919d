import type { Blank, Field, ObjectField } from '../protocol/form-protocol.ts';
import { expandSchemas, isOfKind, propertiesIn, type SchemaSet } from './schema-set.ts';

/** The fields of an object and what can be added to it. */
type Members = Pick<ObjectField, 'fields' | 'blanks' | 'open'>;

/**
 * Tells the picture of each poster, there or still to be added, of which film it is a frame: the member beside the poster that is of
 * the kind which the poster's kind names. Where no film is given yet, or none belongs here, all stays as it is.
 */
export function withVideos(part: SchemaSet, parts: SchemaSet['schemas'], value: object, members: Members): Members {
  const own = propertiesIn(parts);
  const posters = namesOf('Poster', part, own);
  if (posters.length === 0) return members;
  const films = namesOf('VideoTarget', part, own).flatMap((name) =>
    addressesIn((value as Record<string, unknown>)[name]),
  );
  if (films.length === 0) return members;
  const pictureIn = (poster: string) => {
    const inner = propertiesIn(expandSchemas({ ...part, schemas: own[poster] ?? [] }, {}));
    return namesOf('ImageFile', part, inner)[0] ?? '';
  };
  return {
    ...members,
    fields: members.fields.map((field) =>
      posters.includes(field.name) ? filmed(field, pictureIn(field.name), films) : field,
    ),
    blanks: members.blanks.map((blank): Blank => {
      return posters.includes(blank.name) ? { ...blank, frame: { films, picture: pictureIn(blank.name) } } : blank;
    }),
  };
}

function filmed(poster: Field, picture: string, films: string[]): Field {
  if (!('fields' in poster)) return poster;
  const fields = poster.fields.map((one) => (one.name === picture && !('fields' in one) ? { ...one, films } : one));
  return { ...poster, fields };
}

function namesOf(kind: string, part: SchemaSet, own: Record<string, SchemaSet['schemas']>): string[] {
  return Object.keys(own).filter((name) => isOfKind(expandSchemas({ ...part, schemas: own[name] ?? [] }, ''), kind));
}

/** The addresses of a target, once each where languages share one. */
function addressesIn(target: unknown): string[] {
  const all = typeof target === 'object' && target !== null ? Object.values(target) : [target];
  return [...new Set(all.filter((one): one is string => typeof one === 'string' && one !== ''))];
}
