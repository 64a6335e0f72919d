import type { FormField } from '../../model/form-field.ts';
import type { Label, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A form that also works without JavaScript. `npm start` receives it and saves it to a file; static hosts
 * need `formUpstream` in site.json.
 * @title Form | 表单
 * @zh 表单，没有 JavaScript 也能使用。`npm start` 接收后存入文件；静态主机须在 site.json 中写 `formUpstream`。
 * @alias contact enquiry signup registration feedback-form 表单 报名 咨询 留言 联系
 */
export interface FormSection extends SectionBase {
  /**
   * The fields, in order.
   * @title Fields | 字段
   * @zh 字段，按顺序。
   * @minItems 1
   * @maxItems 50
   */
  fields: FormField[];
  /**
   * The text of the submit button. Default: “Send”.
   * @title Text of the button | 按钮文字
   * @zh 提交按钮的文字。默认：“提交”。
   */
  submit?: Label;
  /**
   * The message after a successful submission.
   * @title Message after sending | 提交成功提示
   * @zh 提交成功后显示的文字。
   */
  successMessage: Text;
}
