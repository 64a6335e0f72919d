import { describe, expect, test } from 'vitest';
import * as faq from './faq.all/endpoint.ts';
import faqExample from './faq.all/example.json' with { type: 'json' };
import * as modules from './module.all/endpoint.ts';
import moduleExample from './module.all/example.json' with { type: 'json' };
import type { NewsRecord } from './news.item/descriptor.ts';
import * as newsItem from './news.item/endpoint.ts';
import newsItemExample from './news.item/example.json' with { type: 'json' };
import * as newsList from './news.list/endpoint.ts';
import newsListExample from './news.list/example.json' with { type: 'json' };
import type { PaperRecord } from './paper.list/descriptor.ts';
import * as papers from './paper.list/endpoint.ts';
import paperExample from './paper.list/example.json' with { type: 'json' };
import { addressOf } from './source.ts';
import * as testDocuments from './test-document.all/endpoint.ts';
import testDocumentsExample from './test-document.all/example.json' with { type: 'json' };
import type { TestDocumentRecord } from './test-document.item/descriptor.ts';
import * as testDocument from './test-document.item/endpoint.ts';
import testDocumentExample from './test-document.item/example.json' with { type: 'json' };
import * as testLog from './test-log.all/endpoint.ts';
import testLogExample from './test-log.all/example.json' with { type: 'json' };
import * as updateLog from './update-log.all/endpoint.ts';
import updateLogExample from './update-log.all/example.json' with { type: 'json' };
import type { UtilityRecord } from './utility.list/descriptor.ts';
import * as utilities from './utility.list/endpoint.ts';
import utilityExample from './utility.list/example.json' with { type: 'json' };

/** Twelve news records, oldest first, in the shape of the shipped examples. */
const news: NewsRecord[] = Array.from({ length: 12 }, (_, index) => ({
  ...(newsListExample.data[index % newsListExample.data.length] as NewsRecord),
  content: newsItemExample.content,
  id: index + 1,
  time: `2025-${String(index + 1).padStart(2, '0')}-01`,
}));

describe('news.list', () => {
  test('answers five a page, newest first, without the text', () => {
    const first = newsList.answer(news, { page: '1' });
    expect(first?.data.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8]);
    expect(first).toMatchObject({ last_page: 3, current_page: 1 });
    expect(first?.data[0]).not.toHaveProperty('content');
    expect(newsList.answer(news, { page: '3' })?.data.map(({ id }) => id)).toEqual([2, 1]);
  });

  test.each(['0', '4', 'two', '1.5', ''])('has no page "%s"', (page) => {
    expect(newsList.answer(news, { page })).toBeUndefined();
  });

  test('puts the higher id first within a day', () => {
    const sameDay = news.map((record) => ({ ...record, time: '2025-01-01' }));
    expect(newsList.answer(sameDay, { page: '1' })?.data[0]?.id).toBe(12);
  });

  test('has an empty first page when there is no news', () => {
    expect(newsList.answer([], { page: '1' })).toEqual({ data: [], last_page: 1, current_page: 1 });
    expect(newsList.instances([])).toEqual([{ page: '1' }]);
  });

  test('has an instance a page', () => {
    expect(newsList.instances(news)).toEqual([{ page: '1' }, { page: '2' }, { page: '3' }]);
    expect(addressOf(newsList.endpoint, { page: '2' })).toBe('/api/v1/news/list?page=2');
  });
});

describe('records by id', () => {
  const documents: TestDocumentRecord[] = testDocumentsExample.map((item) => ({
    ...item,
    content: testDocumentExample.content,
  }));

  test('news.item answers the shape of its example', () => {
    const record: NewsRecord = { ...newsItemExample, img_url: 'news-01.svg' };
    expect(newsItem.answer([record], { id: String(record.id) })).toEqual(newsItemExample);
  });

  test('test-document.item answers the shape of its example', () => {
    const id = String(testDocumentExample.id);
    expect(testDocument.answer(documents, { id })).toEqual(testDocumentExample);
  });

  test('an unknown id has no answer', () => {
    expect(newsItem.answer(news, { id: '999' })).toBeUndefined();
    expect(newsItem.answer(news, { id: '01' })).toBeUndefined();
    expect(testDocument.answer(documents, { id: '999' })).toBeUndefined();
  });

  test('every record has an instance', () => {
    expect(newsItem.instances(news)).toHaveLength(news.length);
    expect(testDocument.instances(documents)).toEqual(documents.map(({ id }) => ({ id: String(id) })));
  });

  test('the list of documents leaves the text out', () => {
    expect(testDocuments.answer(documents)).toEqual(testDocumentsExample);
  });
});

describe('lists by a choice', () => {
  const paperRecords: PaperRecord[] = paperExample.map((item) => ({ ...item, year: '2025' }));
  const utilityRecords: UtilityRecord[] = utilityExample.map((item) => ({ ...item, category: 'format-conversion' }));

  test('paper.list answers one year, newest first, and an empty list for a year without papers', () => {
    expect(papers.answer(paperRecords.toReversed(), { year: '2025' })).toEqual(paperExample);
    expect(papers.answer(paperRecords, { year: '2016' })).toEqual([]);
    expect(papers.instances().map(({ year }) => year)).toEqual(
      Array.from({ length: 10 }, (_, index) => String(2016 + index)),
    );
  });

  test('utility.list answers one category in order of number', () => {
    expect(utilities.answer(utilityRecords.toReversed(), { category: 'format-conversion' })).toEqual(utilityExample);
    expect(utilities.answer(utilityRecords, { category: 'data-visualization' })).toEqual([]);
    expect(utilities.instances()).toHaveLength(3);
  });
});

describe('whole lists', () => {
  test('modules and questions stand in order of number', () => {
    expect(modules.answer(moduleExample.toReversed())).toEqual(moduleExample);
    expect(faq.answer(faqExample.toReversed())).toEqual(faqExample);
  });

  test('logs stand newest first', () => {
    expect(updateLog.answer(updateLogExample.toReversed())).toEqual(updateLogExample);
    expect(testLog.answer(testLogExample.toReversed())).toEqual(testLogExample);
  });

  test.each([modules, faq, updateLog, testLog, testDocuments])('there is one call for the whole list', (source) => {
    expect(source.instances()).toEqual([{}]);
  });
});
