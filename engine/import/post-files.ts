import { relativeSchemaPath } from '../generate/scaffold/schema-path.ts';
import { translateTexts } from '../generate/scaffold/site-texts.ts';
import { formatJson } from '../generate/scaffold/write-new-files.ts';
import type { CollectionDescriptor, RecordField } from '../model/collection.ts';
import type { FieldKind } from '../model/record-kinds.ts';
import type { ImportTarget } from './imported-content.ts';

/** The collection of imported posts, with the pages of its list and of a post. */
export function postFiles({ folder, input, collection }: ImportTarget, codes: string[]): Record<string, string> {
  const say = (en: string, zh: string) => translateTexts({ zh, en }, codes) as RecordField['description'];
  const field = (
    kind: FieldKind,
    title: [string, string],
    description: [string, string],
    optional?: true,
  ): RecordField => ({
    title: say(...title),
    kind,
    description: say(...description),
    ...(optional && { optional }),
  });
  const schema = (file: string, name: string) => relativeSchemaPath(folder, input.files, file, name);
  const paths = {
    collection: `pages/collections/${collection}.json`,
    list: `pages/${collection}.json`,
    item: `pages/${collection}-entry.json`,
  };
  const declaration: CollectionDescriptor = {
    $schema: schema(paths.collection, 'collection.schema.json'),
    title: say('Posts', '文章'),
    description: say('A post.', '一篇文章。'),
    ...(codes.length > 1 && { languages: 'some' as const }),
    fields: {
      id: field('RecordId', ['Number', '编号'], ['Its number.', '文章的编号。']),
      slug: field(
        'RecordSlug',
        ['Name in addresses', '地址中的名称'],
        ['Its name in addresses.', '文章在地址中的名称。'],
      ),
      title: field('PlainText', ['Title', '标题'], ['Its title.', '文章的标题。']),
      summary: field('PlainText', ['Summary', '摘要'], ['A sentence for lists.', '列表中显示的一句话。']),
      time: field('Day', ['Published on', '发布日期'], ['The day of publication.', '发布的日期。']),
      category: field('string', ['Category', '分类'], ['Its category.', '文章的分类。'], true),
      tags: field(
        'PlainText',
        ['Tags', '标签'],
        ['Words for its subjects, with commas between them.', '主题词，以逗号隔开。'],
        true,
      ),
      picture: field('DataPicture', ['Picture', '图片'], ['The picture in lists.', '列表中的图片。'], true),
      content: field('Markdown', ['Text', '正文'], ['Its text.', '文章的正文。']),
    },
    order: [{ field: 'time', descending: true }, { field: 'slug' }],
    answers: {
      list: {
        type: 'list',
        path: `/api/v1/${collection}/list?page={page}`,
        description: say('A page of the posts, newest first.', '一页文章，最新的在前。'),
        fields: ['id', 'slug', 'title', 'summary', 'time', 'category', 'picture'],
        pageSize: 10,
      },
      item: {
        type: 'record',
        path: `/api/v1/${collection}/{slug}`,
        description: say('One post.', '一篇文章。'),
        adjacent: ['slug', 'title'],
      },
    },
  };
  const entries = `/${collection}/entries/{slug}`;
  return {
    [paths.collection]: formatJson(declaration),
    [paths.list]: formatJson({
      $schema: schema(paths.list, 'page.schema.json'),
      id: collection,
      route: `/${collection}/{page}`,
      routeDefaults: { page: '1' },
      title: say('Posts', '文章'),
      sections: [
        {
          type: 'paged-news',
          id: 'list',
          data: { source: `${collection}.list`, params: { page: '{route.page}' } },
          fields: { picture: 'picture' },
          item: { to: entries },
          list: { to: `/${collection}/{page}` },
        },
      ],
    }),
    [paths.item]: formatJson({
      $schema: schema(paths.item, 'page.schema.json'),
      id: `${collection}-entry`,
      route: entries,
      parent: `/${collection}`,
      title: say('Post', '文章'),
      titleFrom: { section: 'entry', field: 'title' },
      descriptionFrom: { section: 'entry', field: 'summary' },
      sections: [
        {
          type: 'article',
          id: 'entry',
          data: { source: `${collection}.item`, params: { slug: '{route.slug}' } },
          timeField: 'time',
          adjacent: { to: entries },
          back: { label: say('All posts', '全部文章'), to: `/${collection}` },
        },
      ],
    }),
  };
}
