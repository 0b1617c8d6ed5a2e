import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRichText } from '#shared/rich-text/rich-text.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { cleanRichText } from './rich-text-sanitizer.ts';

const map = 'https://www.google.com/maps/embed?pb=1';
const image = (caption: string) =>
  `<figure data-block="image" data-src="/uploads/a.webp" data-caption="${caption}"></figure>`;
const mapFigure = `<figure data-block="map" data-src="${map}" data-width="100%" data-height="480"></figure>`;

describe('a cleaned text', () => {
  it.each([
    ['formats', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>'],
    ['headings', '<h1>a</h1><h2 class="align-right">b</h2><h3 class="align-justify">c</h3>'],
    ['lists', '<ul><li>a<ol><li>b</li></ol></li></ul><blockquote>c</blockquote>'],
    ['line breaks and blanks', '<p>a<br>b  c\u00a0d</p><p><br></p>'],
    ['characters that HTML writes otherwise', '<p>1 &lt; 2 &amp; 3 "è" 🏖</p>'],
    ['links', '<p><a href="https://a.it/?b=1&amp;c=2">a</a><a href="/blog#x">b</a></p>'],
    ['a block', mapFigure],
    ['a caption', image('L’isola &amp; il &lt;mare&gt; &quot;aperto&quot;')],
    ['a picture that is to have no caption', image('')],
  ])('keeps %s', async (_what, html) => {
    expect(await cleanRichText(html)).toBe(html);
  });

  it.each(['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'callto', 'sms', 'cid', 'xmpp'])(
    'keeps links by %s',
    async (scheme) => {
      const html = `<p><a href="${scheme}:casa@example.com">scrivi</a></p>`;
      expect(await cleanRichText(html)).toBe(html);
    },
  );

  it.each([
    ['other names', '<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['deep headings', '<h5>a</h5>', '<h3>a</h3>'],
    ['divisions and rows', '<div>a<div>b</div></div>', '<p>a</p><p>b</p>'],
    [
      'styles and other attributes',
      '<p id="x" style="color:red" class="align-center y">a</p>',
      '<p class="align-center">a</p>',
    ],
    ['a refused link', '<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['a link within a link', '<a href="x">a <a href="/y">b</a></a>', 'a <a href="/y">b</a>'],
    ['what holds nothing', '<p></p><h2><strong></strong></h2><ul><li></li></ul>', ''],
    ['a caption with line breaks', image(' La\n\u0007 baia '), image('La baia')],
    ['a caption that is too long', image('è'.repeat(600)), image('è'.repeat(500))],
    [
      'a caption of a film',
      image('a').replace('image', 'video'),
      image('a').replace('image', 'video').replace(' data-caption="a"', ''),
    ],
    ['pictures from elsewhere', '<p>a<img src="https://b.it/c.png"></p>', '<p>a</p>'],
  ])('is written anew where it holds %s', async (_what, given, clean) => {
    expect(await cleanRichText(given)).toBe(clean);
  });

  it.each([
    ['a paragraph', `<p>a${mapFigure}b</p>`, `<p>a</p>${mapFigure}b`],
    ['a heading', `<h2>a${mapFigure}b</h2>`, `<h2>a</h2>${mapFigure}<h2>b</h2>`],
    [
      'a list',
      `<ul><li>a${mapFigure}b</li></ul>`,
      `<ul><li>a</li></ul>${mapFigure}<ul><li>b</li></ul>`,
    ],
    [
      'another block',
      `<figure data-block="map" data-src="${map}">${mapFigure}</figure>`,
      `${mapFigure}${mapFigure}`,
    ],
    [
      'a block that never ends',
      `<figure data-block="map" data-src="${map}">a<p>b</p>`,
      `${mapFigure}a<p>b</p>`,
    ],
  ])('lifts a block out of %s', async (_where, given, clean) => {
    expect(await cleanRichText(given)).toBe(clean);
  });

  it('has the default size if a block names no valid one', async () => {
    const sized = `<figure data-block="map" data-src="${map}" data-width="50px" data-height="x"></figure>`;
    expect(await cleanRichText(sized)).toContain('data-width="50" data-height="480"');
  });

  it('stays unchanged when it is cleaned again', async () => {
    const pieces = fc.constantFrom(
      ...scriptPayloads,
      mapFigure,
      '<p>',
      '</p>',
      '<ul><li>',
      '</ul>',
      '<blockquote>',
      '<strong>',
      '</strong>',
      '<a href="/x">',
      '</a>',
      '&lt;',
      'testo & altro',
      '\ud800',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (list) => {
        const once = await cleanRichText(list.join(''));
        expect(await cleanRichText(once)).toBe(once);
        const rest = splitRichText(once).flatMap((part) => (part.kind === 'html' ? part.html : []));
        expect(rest.join('')).not.toContain('figure');
      }),
      { numRuns: 300 },
    );
  });
});

/** Everything that a browser would parse as an element, with its attributes. */
const elementsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const allowedElement =
  /^<(\/?(p|h[123]|ul|ol|li|blockquote|strong|em|u|s|figure|a)|br|(p|h[123]|li|blockquote) class="align-(center|right|justify)"|a href="[^"<>]*"|figure( data-[a-z-]+="[^"<>]*")+)>$/;

const foreignSource =
  /data-src="(?!\/uploads\/|https:\/\/(www\.)?(google\.com\/maps\/|youtube-nocookie\.com\/embed\/))/;

const holdsOnlyAllowedElements = (html: string): boolean =>
  elementsOf(html).every((element) => allowedElement.test(element));

const isHarmless = async (payload: string): Promise<boolean> => {
  const clean = await cleanRichText(payload);
  const leadsAway = /<a href="\s*(javascript|data|vbscript|blob|file)|href="(\/\/|\/\\)/i;
  return holdsOnlyAllowedElements(clean) && !leadsAway.test(clean) && !foreignSource.test(clean);
};

/** Whether a payload becomes the words of a caption, and nothing else. */
const isOnlyWords = async (payload: string): Promise<boolean> => {
  const escaped = payload.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const clean = await cleanRichText(`<p>a</p>${image(escaped)}`);
  const [, part] = splitRichText(clean);
  const block = part?.kind === 'block' ? part.block : null;
  const isPicture = block?.kind === 'image' && block.src === '/uploads/a.webp';
  return isPicture && holdsOnlyAllowedElements(clean);
};

it.each([
  ['cleans every known script payload', isHarmless],
  ['keeps every script payload as the words of a caption', isOnlyWords],
])('%s', async (_what, passes) => {
  const failing: string[] = [];
  for (const payload of scriptPayloads) if (!(await passes(payload))) failing.push(payload);
  expect(failing).toEqual([]);
});
