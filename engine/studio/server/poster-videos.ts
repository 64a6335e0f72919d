import type { Blank, Field, ObjectField } from '../protocol/form-protocol.ts';
import { expandSchemas, isOfKind, propertiesIn, type SchemaSet } from './schema-set.ts';

type Members = Pick<ObjectField, 'fields' | 'blanks' | 'open'>;

/** Adds the videos next to each poster in an object, present or not. The poster can be a frame of them. */
export function withVideos(part: SchemaSet, parts: SchemaSet['schemas'], value: object, members: Members): Members {
  const own = propertiesIn(parts);
  const posters = namesOf('Poster', part, own);
  if (posters.length === 0) return members;
  const videos = namesOf('VideoTarget', part, own).flatMap((name) =>
    addressesIn((value as Record<string, unknown>)[name]),
  );
  if (videos.length === 0) return members;
  const pictureIn = (poster: string) => {
    const inner = propertiesIn(expandSchemas({ ...part, schemas: own[poster] ?? [] }, {}));
    return namesOf('ImageFile', part, inner)[0] ?? '';
  };
  return {
    ...members,
    fields: members.fields.map((field) =>
      posters.includes(field.name) ? withVideoList(field, pictureIn(field.name), videos) : field,
    ),
    blanks: members.blanks.map((blank): Blank => {
      return posters.includes(blank.name) ? { ...blank, frame: { videos, picture: pictureIn(blank.name) } } : blank;
    }),
  };
}

function withVideoList(poster: Field, picture: string, videos: string[]): Field {
  if (!('fields' in poster)) return poster;
  const fields = poster.fields.map((one) => (one.name === picture && !('fields' in one) ? { ...one, videos } : one));
  return { ...poster, fields };
}

function namesOf(kind: string, part: SchemaSet, own: Record<string, SchemaSet['schemas']>): string[] {
  return Object.keys(own).filter((name) => isOfKind(expandSchemas({ ...part, schemas: own[name] ?? [] }, ''), kind));
}

function addressesIn(target: unknown): string[] {
  const all = typeof target === 'object' && target !== null ? Object.values(target) : [target];
  return [...new Set(all.filter((one): one is string => typeof one === 'string' && one !== ''))];
}
