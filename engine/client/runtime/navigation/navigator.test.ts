// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { shipped } from '../../../testing/shipped-languages.ts';
import type { PageState } from '../page-state.ts';
import type { NavigationStore } from './navigation-store.ts';
import { navigatorOf } from './navigator.ts';
import { staticNavigationStore } from './static-navigation-store.ts';

const page = { id: 'faq', language: 'en', route: '/faq' };
const navigation: NavigationStore = {
  ...staticNavigationStore({ page, site: shipped } as unknown as PageState),
  go: vi.fn(),
  replace: vi.fn(),
};
const navigator = navigatorOf(navigation);

test('an address replaces the current one, or gets a history entry of its own', () => {
  navigator.replace('/en/log');
  expect(navigation.replace).toHaveBeenCalledWith('http://localhost:3000/en/log');
  navigator.push({ pathname: '/faq', search: '', hash: '#a' });
  expect(String(vi.mocked(navigation.go).mock.lastCall?.[0])).toBe('http://localhost:3000/faq#a');
});
