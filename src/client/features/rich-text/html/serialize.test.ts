import { describe, expect, it } from 'vitest';
import type { Inline, ListTag, TextFormat, TextLine } from './document.ts';
import { serializeDocument } from './serialize.ts';

const run = (text: string, formats: TextFormat[] = [], href?: string): Inline => ({
  kind: 'text',
  text,
  formats,
  href,
});

const line = (inlines: Inline[], more: Partial<TextLine> = {}): TextLine => ({
  kind: 'line',
  tag: 'p',
  lists: [],
  align: null,
  inlines,
  ...more,
});

const item = (text: string, ...lists: ListTag[]): TextLine => line([run(text)], { lists });

describe('the HTML of a text', () => {
  it('is empty for an empty text', () => {
    expect(serializeDocument([])).toBe('');
    expect(serializeDocument([line([]), line([run('  ')])])).toBe('');
  });

  it('keeps empty paragraphs only between others, and no empty heading, quote or item', () => {
    const html = serializeDocument([
      line([]),
      line([run('a')]),
      line([]),
      line([], { tag: 'h2' }),
      line([], { tag: 'blockquote' }),
      line([], { lists: ['ul'] }),
      line([run('b')]),
      line([]),
    ]);
    expect(html).toBe('<p>a</p><p><br></p><p>b</p>');
  });

  it('nests formats in one order and opens each only once', () => {
    const html = serializeDocument([
      line([
        run('a ', ['em', 'strong']),
        run('b', ['strong']),
        run('c', ['s', 'u', 'strong'], '/x'),
        { kind: 'break' },
        run('d', ['strong'], '/x'),
      ]),
    ]);
    expect(html).toBe(
      '<p><strong><em>a </em>b</strong><a href="/x"><strong><u><s>c</s></u></strong></a><br><a href="/x"><strong>d</strong></a></p>',
    );
  });

  it('collapses white space and escapes special characters', () => {
    const html = serializeDocument([
      line([run('  a \n\t'), run(' b', ['em']), { kind: 'break' }, run(' <c> & "d"\u00a0 ')]),
    ]);
    expect(html).toBe('<p>a <em>b</em><br>&lt;c&gt; &amp; "d"\u00a0</p>');
    expect(serializeDocument([line([run('a', [], '/?b="&c')])])).toBe(
      '<p><a href="/?b=&quot;&amp;c">a</a></p>',
    );
  });

  it('nests a list in the item before it', () => {
    const html = serializeDocument([
      item('a', 'ul'),
      item('b', 'ul', 'ol'),
      item('c', 'ul', 'ol'),
      item('d', 'ul', 'ul'),
      item('e', 'ul'),
      item('f', 'ol'),
      line([run('g')], { align: 'center' }),
    ]);
    expect(html).toBe(
      '<ul><li>a<ol><li>b</li><li>c</li></ol><ul><li>d</li></ul></li><li>e</li></ul><ol><li>f</li></ol><p class="align-center">g</p>',
    );
    expect(serializeDocument([item('a', 'ul', 'ul')])).toBe(
      '<ul><li><ul><li>a</li></ul></li></ul>',
    );
  });

  it('serializes blocks as figures, which end a list', () => {
    const html = serializeDocument([
      item('a', 'ul'),
      { kind: 'block', block: { kind: 'gallery', gallerySlug: 'mare' } },
      item('b', 'ul'),
    ]);
    expect(html).toBe(
      '<ul><li>a</li></ul><figure data-block="gallery" data-gallery-slug="mare"></figure><ul><li>b</li></ul>',
    );
  });
});
