import { describe, expect, test } from 'vitest';
import { escapeBraces, fillSlugs, fillValues, placeholdersIn, routeParameters } from './placeholders.ts';

const site = { values: { product: 'Gadget', email: 'a@example.com' }, slugs: { product: 'gadget' } };

describe('names in braces', () => {
  test('become site values in texts', () => {
    expect(fillValues('{product}: {email}, {product}', site)).toBe('Gadget: a@example.com, Gadget');
  });

  test('become slugs in addresses, and values where there is no slug', () => {
    expect(fillSlugs('/{product}-introduce', site)).toBe('/gadget-introduce');
    expect(fillSlugs('mailto:{email}', site)).toBe('mailto:a@example.com');
  });

  test.each([
    '{page}',
    '{ product }',
    '{}',
    '{1}',
    '{product',
    'product}',
    '{constructor}',
    '{toString}',
    '{__proto__}',
  ])('stay as they are in %s', (text) => {
    expect(fillValues(text, site)).toBe(text);
    expect(fillSlugs(text, site)).toBe(text);
  });

  test('lose one pair of doubled braces and are not filled', () => {
    expect(fillValues('{{product}} is {product}', site)).toBe('{product} is Gadget');
    expect(placeholdersIn('{{product}} is {email}')).toEqual(['email']);
  });

  test.each(['{product}', '{ "a": "{b}" }', '{{product}}', '${name} {x}', '{{{a}}}', 'plain'])(
    'stay unchanged when written literally: %s',
    (text) => {
      expect(fillValues(escapeBraces(text), site)).toBe(text);
      expect(fillSlugs(escapeBraces(text), site)).toBe(text);
    },
  );

  test('stay as they are without a site', () => {
    expect(fillValues('{product}', undefined)).toBe('{product}');
  });

  test('are filled once: a value with braces is not filled again', () => {
    expect(fillValues('{a}', { values: { a: '{b}', b: 'c' } })).toBe('{b}');
  });

  test('a value with a dollar sign is taken as it is', () => {
    expect(fillValues('{a}', { values: { a: '$& $1' } })).toBe('$& $1');
  });
});

test('the names left after site values are the route parameters, in order', () => {
  expect(routeParameters(fillSlugs('/{product}/{year}/{page}', site))).toEqual(['year', 'page']);
  expect(routeParameters('/second')).toEqual([]);
});

test('the names in a text are found in order, with repetition', () => {
  expect(placeholdersIn('{b} {a} {b} {} {2}')).toEqual(['b', 'a', 'b']);
});
