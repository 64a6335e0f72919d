import type { ChoiceName, Label, OptionName, Text } from './kinds.ts';

/**
 * A field of a form: an input, or a choice if it has `options`.
 * @zh 表单字段：输入框；有 `options` 时为选择项。
 */
export type FormField = ChoiceField | EntryField;

/**
 * What every form field has.
 * @zh 各种表单字段都有的内容。
 */
interface FieldBase {
  /**
   * The name under which the answer is stored and sent, unique in the form.
   * @title Field name | 字段名
   * @zh 保存和发送答案时使用的名称，在表单内唯一。
   */
  name: ChoiceName;
  /**
   * The question or name that visitors see at the field.
   * @title Label | 标签文字
   * @zh 访客在该字段旁看到的名称或问题。
   */
  label: Label;
  /**
   * A sentence that helps visitors fill in the field.
   * @title Help text | 填写提示
   * @zh 填写提示，一句话。
   */
  help?: Text;
  /**
   * Whether the field must be filled in. Default: no.
   * @title Required | 必填
   * @zh 是否必填。默认：否。
   */
  required?: boolean;
}

/**
 * A form field with options to choose from.
 * @title Choice | 选择项
 * @zh 供访客选择的表单字段。
 */
export interface ChoiceField extends FieldBase {
  /**
   * The options to choose from.
   * @title Options | 选项
   * @zh 供选择的各个选项。
   * @minItems 2
   * @maxItems 100
   */
  options: FormOption[];
  /**
   * Whether visitors may select several `options`. Default: no.
   * @title Several answers | 可多选
   * @zh `options` 是否可多选。默认：否。
   */
  multiple?: boolean;
}

/**
 * A form field for input, or a checkbox.
 * @title Input | 输入框
 * @zh 供访客填写的表单字段，或复选框。
 */
export interface EntryField extends FieldBase {
  /**
   * The type of input. Default: `text`.
   * @title Type of input | 输入类型
   * @zh 输入的类型。默认：`text`。
   * @choices
   * text: One line | 单行文字 | One line. | 一行文字。
   * paragraph: Several lines | 多行文字 | Several lines. | 多行文字。
   * email: Email address | 电子邮箱 | An email address. | 电子邮件地址。
   * phone: Phone number | 电话号码 | A telephone number. | 电话号码。
   * number: Number | 数字 | A number. | 数字。
   * date: Date | 日期 | A date. | 日期。
   * consent: Checkbox | 复选框 | A checkbox. | 复选框。
   */
  kind?: 'text' | 'paragraph' | 'email' | 'phone' | 'number' | 'date' | 'consent';
  /**
   * The maximum number of characters. Numbers, dates and checkboxes have fixed lengths. Default: 200; for
   * `paragraph` 5000.
   * @title Maximum length | 最多字符数
   * @zh 最多可填的字符数；数字、日期和复选框的长度固定。默认：200；`paragraph` 为 5000。
   * @minimum 1
   * @maximum 10000
   * @asType integer
   */
  maxLength?: number;
  /**
   * What browsers may fill in for the visitor. Default: browsers decide.
   * @title Autofill | 自动填写
   * @zh 浏览器可以替访客填写的内容。默认：由浏览器决定。
   * @choices
   * name: Name | 姓名 | The visitor's name. | 访客的姓名。
   * email: Email address | 电子邮箱 | The email address. | 电子邮件地址。
   * tel: Phone number | 电话号码 | The telephone number. | 电话号码。
   * organization: Organization | 单位 | The company or institute. | 公司或机构。
   * organization-title: Job title | 职位 | The job title. | 职位。
   * street-address: Postal address | 通信地址 | The postal address. | 通信地址。
   * country-name: Country | 国家 | The country. | 国家。
   * off: No autofill | 不自动填写 | Nothing. | 不填。
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
 * An option of a form field.
 * @title Option | 选项
 * @zh 表单字段的一个选项。
 */
export interface FormOption {
  /**
   * The answer that is stored and sent for this option, unique in the field.
   * @title Submitted value | 提交的值
   * @zh 选中该选项时保存和发送的答案，在字段内唯一。
   */
  value: OptionName;
  /**
   * The text of the option.
   * @title Text | 文字
   * @zh 选项的文字。
   */
  label: Label;
}
