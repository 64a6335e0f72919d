import { expect, test } from 'vitest';
import { unknownOrigin } from '../ui/kit/unknown-origin.ts';
import { fillOrigin, lacksOrigin, originAttribute } from './page-origin.ts';

const command = `<code>wget -c ${unknownOrigin}/files/a.zip</code>`;
const mail = `<a href="mailto:a@example.com?body=${encodeURIComponent(`${unknownOrigin}/a`)}">`;
const note = `<p data-unknown-origin="" class="note">Write it in place of ${unknownOrigin}.</p>`;
const marked = (body: string) => {
  const attributes = Object.entries(originAttribute(body)).map(([name, value]) => ` ${name}="${value}"`);
  return `<html${attributes.join('')}>${body}</html>`;
};

test.each([command, mail, note])(
  'a document with such an address is marked, and filled it is marked no longer: %s',
  (body) => {
    expect(lacksOrigin(marked(body))).toBe(true);
    const filled = fillOrigin(marked(body), 'https://a.example:8443');
    expect(lacksOrigin(filled)).toBe(false);
    expect(filled).not.toContain('invalid');
  },
);

test('the address is put into commands and mails, and the notes that it is missing go', () => {
  expect(fillOrigin(marked(command + note + mail), 'https://a.example:8443')).toBe(
    '<html data-origin="https://a.example:8443"><code>wget -c https://a.example:8443/files/a.zip</code>' +
      '<a href="mailto:a@example.com?body=https%3A%2F%2Fa.example%3A8443%2Fa"></html>',
  );
});

test('control: a document without such an address has no mark, and neither does one that only mentions it', () => {
  expect(originAttribute('<p>wget</p>')).toEqual({});
  expect(lacksOrigin('<html lang="en"><p>wget</p></html>')).toBe(false);
  expect(lacksOrigin(`<html>${'<p>words</p>'.repeat(100)} data-origin="${unknownOrigin}"</html>`)).toBe(false);
});
