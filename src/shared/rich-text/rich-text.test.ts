import { describe, expect, it } from 'vitest';
import { frameAddress } from './embeds.ts';
import { RICH_TEXT_MAX, richTextMessages, richTextWith } from './rich-text.schema.ts';
import { localizedLinks, plainText, splitRichText } from './rich-text.ts';

describe('the visible text', () => {
  it.each([
    ['<p>Una <strong>ca</strong>sa</p><p>sul mare</p>', 'Una casa sul mare'],
    ['prima<script>via()</script>dopo<style>p{}</style >fine', 'prima dopo fine'],
    ['prima<!-- <p>nascosto</p> -->dopo', 'prima dopo'],
    ['5 &lt; 6 &amp; 3 < 4, sempre', '5 < 6 & 3 < 4, sempre'],
    ['aperto <a href="https://example.com', 'aperto'],
    ['aperto <script>via()', 'aperto'],
  ])('of %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

it('finds blocks and their attributes, and ignores look-alikes', () => {
  const gallery = '<figure data-block="gallery" data-gallery-slug="estate"></figure>';
  expect(splitRichText(`<p>a</p>${gallery}<p>b</p>`)).toEqual([
    { kind: 'html', html: '<p>a</p>' },
    { kind: 'block', block: { kind: 'gallery', gallerySlug: 'estate' } },
    { kind: 'html', html: '<p>b</p>' },
  ]);
  expect(splitRichText('<figure data-block="gallery"><p>a</p></figure>')).toHaveLength(1);
});

it.each([
  [
    '<iframe width="1" src="https://a.example/?b=1&amp;c=2"></iframe>',
    'https://a.example/?b=1&c=2',
  ],
  ["<p></p><IFRAME\nSRC = 'https://a.example/'>", 'https://a.example/'],
  ['<iframe data-src="https://a.example/">', '<iframe data-src="https://a.example/">'],
])('the address in %s', (typed, address) => {
  expect(frameAddress(typed)).toBe(address);
});

it('leads links to pages of this site to those in a language, and no other link', () => {
  const links = (...addresses: string[]) =>
    addresses.map((address) => `<a href="${address}">qui</a>`).join('');
  const elsewhere = [
    '//evil.example',
    'https://example.com/',
    '#mare',
    '/uploads/a.pdf',
    '/fr/blog',
  ];
  expect(localizedLinks(links('/', '/blog?page=2', '/#casa', ...elsewhere), 'de')).toBe(
    links('/de', '/de/blog?page=2', '/de#casa', ...elsewhere),
  );
  expect(localizedLinks(links('/blog'), 'it')).toBe(links('/blog'));
});

it('looks no further into a text that is too long', () => {
  const { error } = richTextWith({ min: 1, message: 'Troppo corto' }).safeParse(
    '<br>'.repeat(RICH_TEXT_MAX / 4 + 1),
  );
  expect(error?.issues.map(({ message }) => message)).toEqual([richTextMessages.tooLong]);
});
