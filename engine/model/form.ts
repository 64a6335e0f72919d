import type { ChoiceName, Label, OptionName, Text } from './kinds.ts';

/**
 * One field of a form: what the visitor enters, or with `options` what they choose.
 * @zh 表单的一个字段：由访客填写；有 `options` 的，由访客选择。
 */
export type FormField = ChoiceField | EntryField;

/**
 * What every field of a form has.
 * @zh 表单的每个字段都有的内容。
 */
interface FieldBase {
  /**
   * The name under which what the visitor enters is kept; unique in the form.
   * @zh 保存访客所填内容时用的名称；在表单内唯一。
   */
  name: ChoiceName;
  /**
   * What is asked for.
   * @zh 请访客填写什么。
   */
  label: Label;
  /**
   * A sentence that helps to answer.
   * @zh 帮助填写的一句话。
   */
  help?: Text;
  /**
   * Whether the form is sent only with this field. Default: it may stay empty.
   * @zh 是否必填。默认：可以留空。
   */
  required?: boolean;
}

/**
 * A field of a form in which the visitor chooses.
 * @zh 表单中由访客选择的字段。
 */
export interface ChoiceField extends FieldBase {
  /**
   * What the visitor chooses from.
   * @zh 供访客选择的选项。
   * @minItems 2
   * @maxItems 100
   */
  options: FormOption[];
  /**
   * Whether several of the `options` may be chosen. Default: one.
   * @zh 是否可以选择多个 `options`。默认：一个。
   */
  several?: boolean;
}

/**
 * A field of a form that the visitor fills in, or a box to tick.
 * @zh 表单中由访客填写的字段，或一个勾选框。
 */
export interface EntryField extends FieldBase {
  /**
   * What can be entered. Default: `text`.
   * @zh 可以填写什么。默认：`text`。
   * @choices
   * text: One line.
   * paragraph: Several lines.
   * email: An e-mail address.
   * phone: A telephone number.
   * number: A number.
   * date: A day.
   * consent: A box to tick.
   * @choicesZh
   * text: 一行文字。
   * paragraph: 多行文字。
   * email: 电子邮件地址。
   * phone: 电话号码。
   * number: 数字。
   * date: 日期。
   * consent: 一个勾选框。
   */
  kind?: 'text' | 'paragraph' | 'email' | 'phone' | 'number' | 'date' | 'consent';
  /**
   * How many characters are taken at most; a number, a day and a box have a length of their own. Default: 200, of a paragraph 5000.
   * @zh 最多接受多少个字符；数字、日期和勾选框的长度是固定的。默认：200；多行文字为 5000。
   * @minimum 1
   * @maximum 10000
   * @asType integer
   */
  maxLength?: number;
  /**
   * What browsers may fill in from what they know of the visitor. Default: nothing in particular.
   * @zh 浏览器可以用所知的访客信息自动填写什么。默认：不指定。
   * @choices
   * name: The visitor's name.
   * email: The e-mail address.
   * tel: The telephone number.
   * organization: The company or institute.
   * organization-title: The position there.
   * street-address: The postal address.
   * country-name: The country.
   * off: Nothing.
   * @choicesZh
   * name: 访客的姓名。
   * email: 电子邮件地址。
   * tel: 电话号码。
   * organization: 公司或机构。
   * organization-title: 在其中的职位。
   * street-address: 通信地址。
   * country-name: 国家。
   * off: 不填。
   */
  autocomplete?:
    | 'name'
    | 'email'
    | 'tel'
    | 'organization'
    | 'organization-title'
    | 'street-address'
    | 'country-name'
    | 'off';
}

/**
 * One option of a form's field.
 * @zh 表单字段的一个选项。
 */
export interface FormOption {
  /**
   * What is kept when it is chosen; unique in its field.
   * @zh 选中后保存的值；在字段内唯一。
   */
  value: OptionName;
  /**
   * What the visitor reads.
   * @zh 访客读到的文字。
   */
  label: Label;
}
