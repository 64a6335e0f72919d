// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clickedLink, pageUrl } from './page-url.ts';

const site = { languages: [{ code: 'en', prefix: '/lab' }] };
const { origin } = window.location;

function linkOf(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  return document.querySelector('a') as HTMLAnchorElement;
}

test.each([
  ['/lab/faq?q=1#a', `${origin}/lab/faq?q=1#a`],
  ['/lab', `${origin}/lab`],
  ['/other/faq', undefined],
  ['/lab/files/a.pdf', undefined],
  ['https://example.org/lab/faq', undefined],
  ['mailto:a@example.org', undefined],
])('a link to %s opens %s in this tab', (href, expected) => {
  expect(pageUrl(linkOf(`<a href="${href}">x</a>`), site)?.href).toBe(expected);
});

test.each(['target="_blank"', 'download'])('a link with %s opens no page in this tab', (attribute) => {
  expect(pageUrl(linkOf(`<a href="/lab/faq" ${attribute}>x</a>`), site)).toBeUndefined();
});

/** The link of a click on the element inside a link. */
function clicked(click: MouseEventInit, html = '<a href="/lab"><b>x</b></a>') {
  document.body.innerHTML = html;
  let link: HTMLAnchorElement | null = null;
  const onClick = (event: MouseEvent) => {
    link = clickedLink(event);
    // jsdom cannot navigate.
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  document.removeEventListener('click', onClick);
  return link;
}

test('only a plain click on a link follows it', () => {
  expect(clicked({})).toBe(document.querySelector('a'));
  const others: MouseEventInit[] = [
    { button: 1 },
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
  ];
  for (const click of others) expect(clicked(click), JSON.stringify(click)).toBeNull();
  expect(clicked({}, '<p><b>x</b></p>')).toBeNull();
});

test('a click that was handled follows no link', () => {
  const link = linkOf('<a href="/lab">x</a>');
  link.onclick = (event) => event.preventDefault();
  let followed: HTMLAnchorElement | null = link;
  document.addEventListener('click', (event) => (followed = clickedLink(event)), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(followed).toBeNull();
});
