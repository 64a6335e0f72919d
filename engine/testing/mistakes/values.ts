import { isJsonObject } from '../../model/schema/json-object.ts';
import { misspell } from './misspell.ts';
import {
  capitalized,
  certain,
  changed,
  listDefinitionNames,
  type MistakeClass,
  replaceValue,
  type Spot,
} from './spot.ts';

/** Mistakes in values: a wrong type, choice or format. */
export const valueMistakes: Record<string, MistakeClass> = {
  'number as a text': (spot) => (isNumber(spot) ? changed(spot, (number) => number) : undefined),
  'number with a decimal comma'(spot) {
    const number = String(spot.node.value);
    if (!isNumber(spot) || !number.includes('.')) return undefined;
    const places = [spot.at.offset + number.indexOf('.')];
    return { ...spot.at, by: number.replace('.', ','), places, right: number, mendable: true };
  },
  'number with a decimal comma as a text': (spot) =>
    isNumber(spot) && !Number.isInteger(spot.node.value)
      ? changed(spot, (number) => number.replace('.', ','))
      : undefined,
  'words for a number': (spot) => (isNumber(spot) ? replaceValue(spot, 'soon') : undefined),
  'number too large': (spot) => (isNumber(spot) && has(spot, 'maximum') ? replaceValue(spot, 1e9) : undefined),
  'number too small': (spot) => (isNumber(spot) && has(spot, 'minimum') ? replaceValue(spot, -1e9) : undefined),
  'truth as a text': (spot) => (isTruth(spot) ? changed(spot, (truth) => truth) : undefined),
  'truth as Python has it'(spot) {
    if (!isTruth(spot)) return undefined;
    const by = spot.node.value ? 'True' : 'False';
    return { ...spot.at, by, right: String(spot.node.value), mendable: true };
  },
  'yes for a truth': (spot) => (isTruth(spot) ? replaceValue(spot, 'yes') : undefined),
  'text as a number'({ at, node: { value } }) {
    if (typeof value !== 'string' || String(Number(value)) !== value || !Number.isFinite(Number(value)))
      return undefined;
    return { ...at, by: value, right: value, mendable: true };
  },
  'number for a text': (spot) =>
    isOwnText(spot) && !/^\d/.test(String(spot.node.value)) ? meant(spot, 2025) : undefined,
  'truth for a text': (spot) => (isOwnText(spot) ? meant(spot, true) : undefined),
  'nothing for a text': (spot) => (typeof spot.node.value === 'string' ? replaceValue(spot, null) : undefined),
  'nothing for a list': (spot) => (Array.isArray(spot.node.value) ? replaceValue(spot, null) : undefined),
  'list of items emptied': (spot) => (isNeededList(spot) ? replaceValue(spot, []) : undefined),
  'text for an object': (spot) => (isOnlyObject(spot) ? replaceValue(spot, 'x') : undefined),
  'list for a text': (spot) =>
    typeof spot.node.value === 'string' && spot.own ? changed(spot, (text) => [text]) : undefined,
  'one value for a list'({ at, node: { value }, own, file: { text } }) {
    const written = text.slice(at.offset, at.end);
    if (!Array.isArray(value) || value.length !== 1 || !own || !/^\[\S.*\S\]$/.test(written)) return undefined;
    return { ...at, by: written.slice(1, -1), right: written, mendable: true };
  },
  'typo in a choice': (spot) => (isChoice(spot) && !isType(spot) ? choiceTypo(spot) : undefined),
  'choice in capitals': (spot) =>
    isChoice(spot) && typeof spot.node.value === 'string' ? changed(spot, capitalized) : undefined,
  'typo in a section type': (spot) => (isType(spot) ? choiceTypo(spot) : undefined),
  'section type of another spelling': (spot) =>
    isType(spot) ? changed(spot, (type) => type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())) : undefined,
  'section type that is none': (spot) => (isType(spot) ? replaceValue(spot, 'zzzzzzzz') : undefined),
  'blank around a name': (spot) =>
    typeof spot.node.value === 'string' && (isChoice(spot) || isName(spot))
      ? changed(spot, (name) => ` ${name} `)
      : undefined,
  'name in capitals': (spot) => (isName(spot) && !spot.node.is('Anchor') ? changed(spot, capitalized) : undefined),
  'anchor that begins with a digit': (spot) =>
    spot.node.is('Anchor') ? replaceValue(spot, `1${spot.node.value}`) : undefined,
  'sign that a name has not': (spot) => (isName(spot) ? replaceValue(spot, `${spot.node.value}!`) : undefined),
};

function isNeededList({ node, schema }: Spot): boolean {
  const { value, key, outer, section } = node;
  if (!Array.isArray(value) || !isJsonObject(value[0]) || !outer || !section.is('Section')) return false;
  return listDefinitionNames(outer.names, schema).some(({ required = [] }) => required.includes(String(key)));
}

const isNumber = ({ node }: Spot) => typeof node.value === 'number';
const isTruth = ({ node }: Spot) => typeof node.value === 'boolean';

/** Whether a value is a text in one string for all languages. */
function isOwnText({ node, own }: Spot): boolean {
  return (
    typeof node.value === 'string' && own !== undefined && node.names.includes('Text') && !/[{`*[]/.test(node.value)
  );
}

function meant({ at, file: { text } }: Spot, by: number | boolean) {
  const right = String(by);
  const whole = text.slice(0, at.offset) + JSON.stringify(right) + text.slice(at.end);
  return { ...at, by: right, right, mendable: true as const, meant: whole };
}

function isOnlyObject({ node: { value, names }, own }: Spot): boolean {
  return isJsonObject(value) && own?.type === 'object' && names.length > 0;
}

const isChoice = ({ node, own }: Spot) => own?.enum?.includes(node.value) === true;

/** A typo in one of a few values, which may turn it into another. */
function choiceTypo(spot: Spot) {
  const value = String(spot.node.value);
  const wrong = misspell(value);
  const isOther = spot.own?.enum?.includes(wrong) || /^\d+$/.test(value);
  return isOther ? undefined : certain(spot, wrong, value);
}

function isType({ node }: Spot): boolean {
  return node.key === 'type' && node.outer?.is('Section') === true;
}

function isName({ node }: Spot): boolean {
  return ['Anchor', 'ChoiceName', 'QueryName', 'SharedName'].some((kind) => node.is(kind));
}

const has = ({ own }: Spot, keyword: string) => own?.[keyword] !== undefined;
