import type { FormField } from '../../model/form.ts';
import type { Label, Text } from '../../model/kinds.ts';
import type { SectionBase } from '../../model/section.ts';

/**
 * A form of the site's own, which works without JavaScript. `npm start` takes what is sent and keeps it in a file; a host that has only files cannot.
 * @zh 网站自己的表单，没有 JavaScript 也能使用。提交的内容由 `npm start` 接收并存入文件；只能提供文件的主机无法接收。
 * @alias contact enquiry signup registration feedback-form 表单 报名 咨询 留言 联系
 */
export interface FormSection extends SectionBase {
  /**
   * The fields, in order.
   * @zh 字段，按顺序。
   * @minItems 1
   * @maxItems 50
   */
  fields: FormField[];
  /**
   * The words of the button. Default: “Send”.
   * @zh 按钮上的文字。默认：“提交”。
   */
  submit?: Label;
  /**
   * What the visitor reads when the form has been taken.
   * @zh 表单提交成功后访客读到的文字。
   */
  sent: Text;
}
