import { misspelled } from './slip.ts';
import { instead, type MistakeClass, type Spot, sure } from './spot.ts';

/** What can be wrong with a value: its kind, the choice that it is of, or the form that it has. */
export const values: Record<string, MistakeClass> = {
  'number as a text': (spot) =>
    isNumber(spot) ? sure(spot, String(spot.met.value), String(spot.met.value)) : undefined,
  'number with a decimal comma'(spot) {
    const number = String(spot.met.value);
    if (!isNumber(spot) || !number.includes('.')) return undefined;
    const places = [spot.at.offset + number.indexOf('.')];
    return { ...spot.at, by: number.replace('.', ','), places, right: number, mendable: true };
  },
  'number with a decimal comma as a text'(spot) {
    const number = String(spot.met.value);
    return isNumber(spot) && number.includes('.') ? sure(spot, number.replace('.', ','), number) : undefined;
  },
  'words for a number': (spot) => (isNumber(spot) ? instead(spot, 'soon') : undefined),
  'number too large': (spot) => (isNumber(spot) && has(spot, 'maximum') ? instead(spot, 1e9) : undefined),
  'number too small': (spot) => (isNumber(spot) && has(spot, 'minimum') ? instead(spot, -1e9) : undefined),
  'truth as a text': (spot) => (isTruth(spot) ? sure(spot, String(spot.met.value), String(spot.met.value)) : undefined),
  'truth as Python has it'(spot) {
    if (!isTruth(spot)) return undefined;
    const by = spot.met.value ? 'True' : 'False';
    return { ...spot.at, by, right: String(spot.met.value), mendable: true };
  },
  'yes for a truth': (spot) => (isTruth(spot) ? instead(spot, 'yes') : undefined),
  'text as a number'({ at, met: { value } }) {
    if (typeof value !== 'string' || String(Number(value)) !== value || !Number.isFinite(Number(value)))
      return undefined;
    return { ...at, by: value, right: value, mendable: true };
  },
  'number for a text': (spot) =>
    isOwnText(spot) && !/^\d/.test(String(spot.met.value)) ? meant(spot, 2025) : undefined,
  'truth for a text': (spot) => (isOwnText(spot) ? meant(spot, true) : undefined),
  'nothing for a text': (spot) => (typeof spot.met.value === 'string' ? instead(spot, null) : undefined),
  'nothing for a list': (spot) => (Array.isArray(spot.met.value) ? instead(spot, null) : undefined),
  'text for an object': (spot) => (isOnlyObject(spot) ? instead(spot, 'x') : undefined),
  'list for a text'(spot) {
    const { value } = spot.met;
    return typeof value === 'string' && spot.own ? sure(spot, [value], value) : undefined;
  },
  'one value for a list'({ at, met: { value }, own, file: { text } }) {
    const written = text.slice(at.offset, at.end);
    if (!Array.isArray(value) || value.length !== 1 || !own || !/^\[\S.*\S\]$/.test(written)) return undefined;
    return { ...at, by: written.slice(1, -1), right: written, mendable: true };
  },
  'typo in a choice': (spot) => (isChoice(spot) && !isType(spot) ? choiceTypo(spot) : undefined),
  'choice in capitals'(spot) {
    const { value } = spot.met;
    if (!isChoice(spot) || typeof value !== 'string' || value === value.toUpperCase()) return undefined;
    return sure(spot, value[0]?.toUpperCase() + value.slice(1), value);
  },
  'typo in a section type': (spot) => (isType(spot) ? choiceTypo(spot) : undefined),
  'section type of another spelling'(spot) {
    const type = String(spot.met.value);
    if (!isType(spot) || !type.includes('-')) return undefined;
    return sure(
      spot,
      type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      type,
    );
  },
  'section type that is none': (spot) => (isType(spot) ? instead(spot, 'zzzzzzzz') : undefined),
  'blank around a name'(spot) {
    const { value } = spot.met;
    return typeof value === 'string' && (isChoice(spot) || isName(spot)) ? sure(spot, ` ${value} `, value) : undefined;
  },
  'name in capitals'(spot) {
    const small = ['ChoiceName', 'QueryName', 'SharedName'].some((kind) => spot.met.is(kind));
    const value = String(spot.met.value);
    const wrong = value[0]?.toUpperCase() + value.slice(1);
    return small && wrong !== value ? sure(spot, wrong, value) : undefined;
  },
  'anchor that begins with a digit'(spot) {
    return spot.met.is('Anchor') ? instead(spot, `1${spot.met.value}`) : undefined;
  },
  'sign that a name has not': (spot) => (isName(spot) ? instead(spot, `${spot.met.value}!`) : undefined),
};

function isNumber({ met: { value } }: Spot): boolean {
  return typeof value === 'number';
}

function isTruth({ met: { value } }: Spot): boolean {
  return typeof value === 'boolean';
}

/** Whether a value is words that stand in one string for all languages. */
function isOwnText({ met, own }: Spot): boolean {
  return typeof met.value === 'string' && own !== undefined && met.names.includes('Text') && !/[{`*[]/.test(met.value);
}

/** A value that is meant as the text that it reads as. */
function meant({ at, file: { text } }: Spot, by: number | boolean) {
  const right = String(by);
  const whole = text.slice(0, at.offset) + JSON.stringify(right) + text.slice(at.end);
  return { ...at, by: right, right, mendable: true as const, meant: whole };
}

function isOnlyObject({ met: { value, names }, own }: Spot): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && own?.type === 'object' && names.length > 0;
}

function isChoice({ met: { value }, own }: Spot): boolean {
  return own?.enum?.includes(value) === true;
}

/** A slip of the finger in one of a few values, which may make another of them. */
function choiceTypo(spot: Spot) {
  const value = String(spot.met.value);
  const wrong = misspelled(value);
  const isOther = spot.own?.enum?.includes(wrong) || /^\d+$/.test(value);
  return isOther ? undefined : sure(spot, wrong, value);
}

function isType({ met }: Spot): boolean {
  return met.key === 'type' && met.outer?.is('Section') === true;
}

function isName({ met }: Spot): boolean {
  return ['Anchor', 'ChoiceName', 'QueryName', 'SharedName'].some((kind) => met.is(kind));
}

function has({ own }: Spot, keyword: string): boolean {
  return own?.[keyword] !== undefined;
}
