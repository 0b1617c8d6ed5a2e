import { describe, expect, it } from 'vitest';
import { icon } from '#tests/support/media-files.ts';
import { cleanSvg } from './svg-sanitizer.ts';

const clean = async (inside: string): Promise<string> =>
  String(await cleanSvg(icon(inside))).replace(/^<svg[^>]*>|<\/svg>$/g, '');

// Known ways to get a script, an external request or a link into an SVG.
const hostile = [
  '<script>alert(1)</script>',
  '<script xlink:href="https://evil.example/x.js"/>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<path ONCLICK="alert(1)" d="M0 0"/>',
  '<g onmouseover="alert(1)"><path d="M0 0"/></g>',
  '<foreignObject><iframe src="https://evil.example"/></foreignObject>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<a xlink:href="https://evil.example"><text>clic</text></a>',
  '<image href="https://evil.example/x.png"/>',
  '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<feImage href="https://evil.example/x.png"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml,x#a"/>',
  '<use href=" javascript:alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<animateTransform attributeName="transform" onbegin="alert(1)"/>',
  '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<style>path{fill:url(https://evil.example/x#a)}</style>',
  '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
  '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
  '<path style="fill:url(https://evil.example/x)" d="M0 0"/>',
  '<path style="background:image-set(\'https://evil.example/x\' 1x)" d="M0 0"/>',
  '<path style="fill:u\\72l(https://evil.example/x)" d="M0 0"/>',
  '<path style="behavior:url(#default#x)" d="M0 0"/>',
  '<path fill="url(https://evil.example/x)" d="M0 0"/>',
  '<path fill="URL(&quot;https://evil.example/x&quot;)" d="M0 0"/>',
  '<path fill="ur/**/l(https://evil.example/x)" d="M0 0"/>',
  '<path mask="url(//evil.example/m#a)" d="M0 0"/>',
  '<path filter="url(https://evil.example/f#a)" d="M0 0"/>',
  '<path cursor="url(https://evil.example/c)" d="M0 0"/>',
  '<text font-family="x;src:url(https://evil.example/f)">a</text>',
  '<text><![CDATA[<script>alert(1)</script>]]></text>',
  '<!--><script>alert(1)</script>-->',
  '<?xml-stylesheet href="https://evil.example/x.css"?>',
  '<metadata><script>alert(1)</script></metadata>',
  '<desc><iframe src="https://evil.example"/></desc>',
  '<video src="https://evil.example/x.mp4"/><audio src="https://evil.example/x.mp3"/>',
  '<link rel="stylesheet" href="https://evil.example/x.css"/>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example"/>',
  '<base href="https://evil.example/"/>',
  '<object data="https://evil.example"/><embed src="https://evil.example"/>',
  '<path id="x&quot; onload=&quot;alert(1)" d="M0 0"/>',
  '<path d="M0 0" xml:base="https://evil.example/"/>',
  '<switch><foreignObject requiredExtensions="x"><p>ciao</p></foreignObject></switch>',
  '<g xmlns:x="https://evil.example"><x:onload/></g>',
];

/** The tags of a drawing; text between them is harmless. */
const markupOf = (drawing: string): string =>
  [...drawing.matchAll(/<[^>]*>/g)].map(([tag]) => tag).join('');

describe('a hostile drawing', () => {
  it.each(hostile)('%s', async (inside) => {
    const cleaned = await cleanSvg(icon(inside));
    if (cleaned === null) return;
    const markup = markupOf(String(cleaned).replace('http://www.w3.org/2000/svg', ''));
    expect(markup).not.toMatch(/script|foreign|iframe|<a[\s>]|image|animate|<set|style>|import/i);
    expect(markup).not.toMatch(/\son\w+=|javascript:|data:|evil|https?:|url\((?!#)|\/\/|\\/i);
    expect(String(cleaned)).not.toMatch(/<!|<\?|\]\]>/);
    expect(String(await cleanSvg(cleaned))).toBe(String(cleaned));
  });
});

describe('an honest drawing', () => {
  it.each([
    '<path d="M0 0L1 1" fill="#0b4f6c" stroke-width="2"></path>',
    '<linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient>',
    '<circle cx="5" cy="5" r="4" fill="url(#a)" style="opacity:.5;stroke:rgb(1,2,3)"></circle>',
    '<clipPath id="c"><rect width="5" height="5"></rect></clipPath><g clip-path="url(#c)"></g>',
    '<defs><symbol id="s"><path d="M0 0"></path></symbol></defs><use href="#s"></use>',
    '<title>Mare &amp; sole</title><text x="1">perché</text>',
  ])('stays unchanged: %s', async (inside) => {
    expect(await clean(inside)).toBe(inside);
  });

  it('keeps the styles of its classes', async () => {
    const sheet = '<style>.cls-1,.cls-2{fill:#fff}.cls-2{stroke:red;behavior:url(x)}</style>';
    expect(await clean(`${sheet}<path class="cls-2" d="M0 0" style="opacity:1"/>`)).toBe(
      '<path d="M0 0" style="fill:#fff;stroke:red;opacity:1"></path>',
    );
  });

  it('loses the metadata of drawing programs', async () => {
    const head =
      '<?xml version="1.0"?><!-- Programma --><!DOCTYPE svg [<!ENTITY ns "http://ns.example">]>';
    const drawing = icon('<sodipodi:namedview id="x"/><path d="M0 0"/>');
    const cleaned = await cleanSvg(Buffer.concat([Buffer.from(head), drawing]));
    expect(String(cleaned)).toBe(String(icon('<path d="M0 0"></path>')));
  });

  it('replaces the old form of a reference', async () => {
    expect(await clean('<use xlink:href="#a"/>')).toBe('<use href="#a"></use>');
  });
});

describe('a file that is not a drawing', () => {
  it.each([
    ['a page', '<html><body/></html>'],
    ['nothing', ''],
    ['an unknown size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['another kind of drawing', '<s:svg xmlns:s="http://www.w3.org/2000/svg"></s:svg>'],
    ['a drawing with something behind it', `${icon()}<p>`],
    ['more than an icon', String(icon('<g></g>'.repeat(6000)))],
  ])('%s', async (_what, svg) => {
    expect(await cleanSvg(Buffer.from(svg))).toBeNull();
  });
});
