import type { ImportedContent, ImportedEntry } from './imported-content.ts';
import { createResolver } from './place-entries.ts';

/** The folder below `assets/images/` and `assets/files/` with what was imported. */
const folder = 'imported';

/** The number of files that are read or fetched at a time. */
const atOnce = 8;

export const isPicture = (name: string) => /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(name);

/** Reads the files that entries link to or show. Others are not read: an export names every file of a site. */
export async function readMedia({ origin, entries, files }: ImportedContent) {
  const taken = new Set<string>();
  const named = files.map((file) => ({ file, name: freeName(file.name, taken) }));
  const nameOf = createResolver(
    origin,
    named.flatMap(({ file, name }) => file.addresses.map((address): [string, string] => [address, name])),
  );
  const wanted = new Set(entries.flatMap(mentionedIn).map((address) => nameOf(address)?.replace(/#.*$/, '')));
  const asked = named.filter(({ name }) => wanted.has(name));
  const contents = new Map<string, Uint8Array>();
  for (let at = 0; at < asked.length; at += atOnce)
    await Promise.all(
      asked.slice(at, at + atOnce).map(async ({ file, name }) => {
        const bytes = await file.read();
        if (bytes) contents.set(name, bytes);
      }),
    );
  const placed = new Map<string, Uint8Array>();
  const place = (address: string, picture: boolean): string | undefined => {
    const name = nameOf(address)?.replace(/#.*$/, '');
    const bytes = name === undefined ? undefined : contents.get(name);
    if (name === undefined || !bytes || isPicture(name) !== picture) return undefined;
    placed.set(`assets/${picture ? 'images' : 'files'}/${folder}/${name}`, bytes);
    return `${folder}/${name}`;
  };
  return {
    /** The name of a picture below `assets/images/`. */
    picture: (address: string) => place(address, true),
    /** The address of a file. */
    link(address: string): string | undefined {
      const file = place(address, false) ?? place(address, true);
      return file && `/${isPicture(file) ? 'images' : 'files'}/${file}`;
    },
    /** The files that were placed, by path in the site. */
    placed,
    /** The number of files that entries show or link to and that could not be read. */
    unread: asked.length - contents.size,
  };
}

function mentionedIn(entry: ImportedEntry): string[] {
  const addresses = entry.picture === undefined ? [] : [entry.picture];
  const remember = (address: string) => {
    addresses.push(address);
    return undefined;
  };
  entry.markdown({ link: remember, picture: remember }, () => {});
  return addresses;
}

/** A file name that no other file has, in characters that every host can serve. */
function freeName(name: string, taken: Set<string>): string {
  const [, stem = 'file', ending = ''] =
    /^(.*?)(\.\w+)?$/.exec(name.normalize('NFC').replace(/[^\p{L}\p{N}._-]+/gu, '-')) ?? [];
  let free = `${stem}${ending.toLowerCase()}`;
  for (let count = 2; taken.has(free); count++) free = `${stem}-${count}${ending.toLowerCase()}`;
  taken.add(free);
  return free;
}
