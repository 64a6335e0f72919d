import { createOpenApi } from '../../../engine/compile/openapi.ts';
import { contextWith } from '../../../engine/generate/gallery/small-context.ts';
import { inBoth, type ReferencePage, tableOf } from './reference-page.ts';

const words = {
  intro: {
    en: 'The server of a site answers at `/api/v1`; a build for static hosts has the same answers as files. The addresses are those of the collections and sources of the site, which it describes at `/api/v1/openapi.json` in OpenAPI 3.1. An answer is an object with the field `data`.',
    zh: '网站的服务器在 `/api/v1` 提供数据；为静态主机构建的网站则以文件提供同样的数据。地址由网站的集合和数据源决定，网站在 `/api/v1/openapi.json` 以 OpenAPI 3.1 描述它们。返回的对象以 `data` 字段存放数据。',
  },
  errors: {
    en: 'A wrong parameter gives status 400, an unknown record 404, each with a JSON object that has the field `error`.',
    zh: '参数错误时状态码为 400，记录不存在时为 404，均返回带 `error` 字段的 JSON 对象。',
  },
  example: { en: 'The addresses of a sample site', zh: '示例网站的地址' },
  columns: { en: ['Address', 'Answer', 'Parameters'], zh: ['地址', '返回内容', '参数'] },
};

interface Operation {
  summary: string;
  parameters?: { name: string; in: string }[];
}

/** The API of a site, with the addresses of the sample site. */
export async function apiPage(): Promise<ReferencePage> {
  const { site, schemas, sources } = await contextWith();
  const { paths } = createOpenApi({ site, schemas, sources }) as { paths: Record<string, { get: Operation }> };
  const rows = Object.entries(paths).map(([path, { get }]) => [
    `\`${path.replaceAll('{', '{{').replaceAll('}', '}}')}\``,
    get.summary,
    (get.parameters ?? []).map(({ name, in: position }) => `\`${name}\` (${position})`).join(', '),
  ]);
  return {
    slug: 'api',
    group: 'tools',
    title: { en: 'API', zh: 'API' },
    summary: {
      en: 'The addresses at which the server of a site answers with data, and its errors.',
      zh: '网站服务器提供数据的地址，以及返回的错误。',
    },
    content: inBoth((language) => [
      words.intro[language],
      words.errors[language],
      `## ${words.example[language]}`,
      tableOf(words.columns[language], rows),
    ]),
  };
}
