import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { SiteDescriptor } from '../../engine/model/site.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';

const site = JSON.parse(await readFile(`${root}/pages/site.json`, 'utf8')) as SiteDescriptor;
const { email = '', jobsEmail = '', phone = '' } = site.values ?? {};

test('phone number and addresses stand in site.json alone, and whoever changes them there changes every link', async () => {
  const digits = phone.replace(/\D/g, '');
  expect([digits.length > 5, email.includes('@'), jobsEmail.includes('@'), email !== jobsEmail]).not.toContain(false);
  const pages = (await listFiles(`${root}/pages`)).filter((path) => path.endsWith('.json'));
  const typed = await Promise.all(
    pages.map(async (path) => {
      const text = await readFile(`${root}/pages/${path}`, 'utf8');
      const { values: _, ...rest } = JSON.parse(text) as Record<string, unknown>;
      const written = JSON.stringify(rest);
      const calls = [...written.matchAll(/tel:([^")]*)/g)].filter(([, number]) => number !== '{phone}');
      const mails = [...written.matchAll(/mailto:([^")]*)/g)].filter(
        ([, to]) => !/^\{(email|jobsEmail)\}$/.test(to ?? ''),
      );
      const spelled = [email, jobsEmail, phone].filter((value) => written.includes(value));
      return [...calls.map(([all]) => all), ...mails.map(([all]) => all), ...spelled].map(
        (found) => `${path}: ${found}`,
      );
    }),
  );
  expect(typed.flat()).toEqual([]);
});
