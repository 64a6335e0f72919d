import { describe, expect, test } from 'vitest';
import { listFolders, sectionTypes } from '../generate/gallery/examples.ts';
import { collectionFolder, pascalCase } from './type-names.ts';

describe('a folder’s name as a TypeScript name', () => {
  test.each([
    ['table', 'Table'],
    ['modal-table', 'ModalTable'],
    ['news.list', 'NewsList'],
    ['survey-report.all', 'SurveyReportAll'],
    ['view-3d', 'View-3d'],
  ])('%s as %s', (folder, name) => {
    expect(pascalCase(folder)).toBe(name);
  });

  test('all sections and sources have different names', () => {
    const names = [...sectionTypes, ...listFolders('engine/client/sources')].map(pascalCase);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a record type and the folder of its records', () => {
  test.each([
    ['NewsRecord', 'news'],
    ['BugListRecord', 'bug-list'],
    ['RecordRecord', 'record'],
  ])('%s is in %s', (type, folder) => {
    expect(collectionFolder(type)).toBe(folder);
  });
});
