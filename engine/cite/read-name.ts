import { suffix as suffixForm } from './citation.ts';
import { cjkLetter, classifyNamePart, isInitials } from './name-parts.ts';

export interface Name {
  /** The family name, or a name that cannot be divided. */
  family: string;
  given?: string;
  /** `Jr.`, `III`. */
  suffix?: string;
  /** Whether it is an organization, whose name must not be divided. */
  isLiteral?: true;
}

const organization =
  /\b(?:association|center|center|collaboration|college|committee|company|consortium|corporation|council|department|foundation|group|inc|institut|institute|laboratory|laboratories|ltd|ministry|organi[sz]ation|project|school|society|team|universit[yäé]\w*)\b|(?:公司|大学|学院|研究院|研究所|研究组|课题组|实验室|委员会|协会|学会|合作组|中心|集团)$/iu;

/** Particles that begin a family name even if capitalized, except at the start. */
const particles = /^(?:van|von|vom|der|den|de|del|della|di|da|dos|du|des|la|le|ter|ten|zu|zur|af|av|bin|ibn|st\.?)$/i;

export function isOrganization(name: string): boolean {
  return organization.test(name);
}

/** Reads `Kohn W`, `Walter Kohn`, `Johannes van der Waals`, `Martin Luther King Jr.` and `王小明`. */
export function readName(text: string): Name {
  if (isOrganization(text)) return { family: text, isLiteral: true };
  if (classifyNamePart(text) === 'cjk') return { family: text.replace(/(?<=\p{sc=Han})\s+(?=\p{sc=Han})/gu, '') };
  const words = text.split(/\s+/);
  const suffix = words.length > 1 && suffixForm.test(words.at(-1) ?? '') ? words.pop() : undefined;
  return { ...divideName(words), ...(suffix !== undefined && { suffix }) };
}

/** A name divided by a comma: `van der Waals, J. D.`. The family name may end in a suffix. */
export function createName(before: string, given: string, suffix?: string): Name {
  const { family, suffix: own } = withoutSuffix(before);
  const end = suffix ?? own;
  return { family, given, ...(end !== undefined && { suffix: end }) };
}

function withoutSuffix(text: string): Pick<Name, 'family' | 'suffix'> {
  const [, family = text, suffix] = /^(.+)\s+(\S+)$/.exec(text) ?? [];
  return suffix !== undefined && suffixForm.test(suffix) ? { family, suffix } : { family: text };
}

function divideName(words: string[]): Name {
  const count = words.length;
  if (count === 1) return { family: words[0] ?? '' };
  const trailing = words.toReversed().findIndex((word) => !isInitials(word));
  if (trailing > 0)
    return { family: words.slice(0, count - trailing).join(' '), given: words.slice(count - trailing).join(' ') };
  // A family name in capitals may come first: `WANG Xiaoming`.
  const [first = '', ...rest] = words;
  if (isCapitals(first) && !rest.some(isCapitals) && !isInitials(first))
    return { family: first, given: rest.join(' ') };
  const start = words.findIndex((word, index) => index < count - 1 && isParticle(word, index, words));
  const at = start === -1 ? count - 1 : start;
  if (at === 0) return { family: words.join(' ') };
  return { family: words.slice(at).join(' '), given: words.slice(0, at).join(' ') };
}

/** Whether only particles are between this word and the last one. */
function isParticle(word: string, index: number, words: string[]): boolean {
  if (/^\p{Ll}/u.test(word)) return true;
  return index > 0 && particles.test(word) && words.slice(index, -1).every((one) => particles.test(one));
}

function isCapitals(word: string): boolean {
  return /^\p{Lu}[\p{Lu}'’-]+$/u.test(word) && !cjkLetter.test(word);
}
