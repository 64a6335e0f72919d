const says = {
  'not-json': { en: 'the text is not JSON', zh: '文本不是 JSON' },
  'not-a-pointer': { en: 'this is no JSON Pointer', zh: '这不是 JSON Pointer' },
  'no-such-place': { en: 'nothing stands there', zh: '此处没有内容' },
  'no-place': {
    en: 'there is no list or object there to hold it, or its index is past the end',
    zh: '此处没有可容纳它的列表或对象，或其序号超出末尾',
  },
  'already-there': { en: 'a member of this name is there already', zh: '已有同名成员' },
  'into-itself': { en: 'nothing can be moved into itself', zh: '不能移到自身之内' },
  'whole-file': { en: 'the whole value can only be replaced', zh: '整个值只能替换' },
  'no-value': { en: 'JSON cannot write this value', zh: 'JSON 无法写出该值' },
  'bad-name': { en: 'no member may have this name', zh: '成员不能使用此名称' },
};

/** Why an operation cannot be done. Nothing was changed. */
export class EditError extends Error {
  /** The same in each language of maintainers. */
  readonly said: { en: string; zh: string };

  constructor(
    readonly code: keyof typeof says,
    readonly pointer: string,
    file: string,
  ) {
    super(`${file}#${pointer}: ${says[code].en}.`);
    this.said = { en: this.message, zh: `${file}#${pointer}：${says[code].zh}。` };
  }
}
