import { expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import { facts } from '../testing/small-dist.ts';
import { foreignOrigins } from './foreign-origins.ts';
import { securityHeaders } from './hosts/headers.ts';

const frame = (to: unknown) => ({ type: 'frame', title: 'F', text: 'F', to });

test('the origins of frames are those of pages and of what they include, in both languages', async () => {
  const context = await contextWith({
    'pages/second.json': {
      ...smallSite['pages/second.json'],
      sections: [
        { type: 'tabs', tabs: [{ id: 'a', label: 'A', sections: [frame('https://b.example/x')] }] },
        { type: 'include', name: 'links' },
      ],
    },
    'pages/shared/links.json': {
      ...smallSite['pages/shared/links.json'],
      sections: [frame({ zh: 'https://a.example/x', en: 'docs:x' }), frame('/second')],
    },
  });
  expect(foreignOrigins(context)).toEqual({
    frames: ['https://a.example', 'https://b.example', 'https://example.com'],
    images: [],
    collectors: [],
    apis: [],
  });
  const { frames } = foreignOrigins(context);
  const policy = securityHeaders({ ...facts, frames })['Content-Security-Policy'];
  expect(policy?.split(';')).toContain(`frame-src 'self' ${frames.join(' ')}`);
});

test('an API is let through the policy where it is another site, and only there', async () => {
  const withApi = async (api: string) =>
    foreignOrigins(await contextWith({ 'pages/site.json': { ...smallSite['pages/site.json'], api } })).apis;
  const apis = await withApi('https://api.example');
  expect(apis).toEqual(['https://api.example']);
  expect(await withApi('/')).toEqual([]);
  const policy = securityHeaders({ ...facts, apis })['Content-Security-Policy'];
  expect(policy?.split(';')).toContain("connect-src 'self' https://api.example");
});

test('the policy allows the error collector only if it is another site', async () => {
  const withReports = async (errorReports: string) =>
    foreignOrigins(await contextWith({ 'pages/site.json': { ...smallSite['pages/site.json'], errorReports } }))
      .collectors;
  expect(await withReports('https://faults.example/in?site=1')).toEqual(['https://faults.example']);
  expect(await withReports('/faults')).toEqual([]);
});
