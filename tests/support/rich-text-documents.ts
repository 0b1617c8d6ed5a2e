import fc from 'fast-check';

// Stored texts, generated from their grammar and not by the editor's own code.

/** A tree of text: words with marks, line breaks. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const words = [
  'Casa',
  "l'ulivo",
  'perché',
  'È già estate',
  'a < b > c',
  'sale & pepe',
  '&amp;',
  '<script>',
  '“virgolette”',
  '"dritte"',
  '10\u00a0€',
  '👨‍👩‍👧',
  '🏖️',
  '…',
  'İstanbul',
  '日本語',
  '\u00a0',
] as const;

/** Words with single blanks between them, none at the ends. */
const phrase = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[\w.,;:!?()'"-]{1,12}$/)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((some) => escaped(some.join(' ')));

const address = fc.oneof(
  fc.constantFrom(
    'https://example.com/?a=1&amp;b=%22due%22',
    'http://example.com',
    'ftp://example.com/file',
    'ftps://example.com/file',
    'mailto:marta@example.com',
    'tel:+390123456789',
    'callto:marta',
    'sms:+39012345',
    'cid:abc',
    'xmpp:marta@example.com',
    '/contact',
    '/blog/le-spiagge#dopo',
    '#dove',
    'https://example.com/&quot;x&quot;',
  ),
  fc.webUrl().map((url) => escaped(url).replaceAll('"', '&quot;')),
);

type Look = { href: string | null; marks: string };

const look: fc.Arbitrary<Look> = fc.record({
  href: fc.option(address, { freq: 3 }),
  marks: fc.subarray(['strong', 'em', 'u', 's'] as const).map((marks) => marks.join(' ')),
});

const elementsOf = ({ href, marks }: Look): string[] => [
  ...(href === null ? [] : [`a href="${href}"`]),
  ...(marks === '' ? [] : marks.split(' ')),
];

const startsOf = (elements: readonly string[]): string =>
  elements.map((element) => `<${element}>`).join('');

const endsOf = (elements: readonly string[]): string =>
  elements
    .toReversed()
    .map((element) => `</${element.split(' ')[0]}>`)
    .join('');

/** Wraps the common marks of two neighbours in one element. */
const joinRuns = (runs: readonly { look: Look; text: string }[]): string => {
  let html = '';
  let open: string[] = [];
  for (const { look: next, text } of runs) {
    const elements = elementsOf(next);
    const differs = elements.findIndex((element, at) => element !== open[at]);
    const kept = differs < 0 ? elements.length : differs;
    html += endsOf(open.slice(kept)) + startsOf(elements.slice(kept)) + text;
    open = elements;
  }
  return html + endsOf(open);
};

/** One line: runs with a blank between them, on either side of the border. */
const stretch = fc
  .array(fc.record({ look, text: phrase, blankInside: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((runs) => {
    const spaced = runs.map(({ look: its, text, blankInside }, at) => {
      const before = at > 0 && !runs[at - 1]?.blankInside ? ' ' : '';
      const after = at < runs.length - 1 && blankInside ? ' ' : '';
      return { look: its, text: before + text + after };
    });
    return joinRuns(spaced);
  });

const inline = fc
  .array(fc.tuple(stretch, fc.constantFrom('<br>', '<br><br>')), { minLength: 1, maxLength: 3 })
  .map((lines) =>
    lines.map(([html, gap], at) => (at < lines.length - 1 ? html + gap : html)).join(''),
  );

const alignment = fc.constantFrom(
  '',
  '',
  ' class="align-center"',
  ' class="align-right"',
  ' class="align-justify"',
);

const line = fc
  .tuple(fc.constantFrom('p', 'p', 'h1', 'h2', 'h3', 'blockquote'), alignment, inline)
  .map(([tag, align, html]) => `<${tag}${align}>${html}</${tag}>`);

const listTag = fc.constantFrom('ul', 'ol');

const listOf = (nested: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const item = fc
    .tuple(alignment, inline, nested)
    .map(([align, html, inner]) => `<li${align}>${html}${inner}</li>`);
  return fc
    .tuple(listTag, fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => `<${tag}>${items.join('')}</${tag}>`);
};

const none = fc.constant('');
const list = [1, 2, 3].reduce(
  (deeper) => listOf(fc.oneof({ weight: 2, arbitrary: none }, { weight: 1, arbitrary: deeper })),
  listOf(none),
);

const fileName = fc.stringMatching(/^[a-z0-9]{4,12}$/);
const size = fc.constantFrom('100%', '50%', '640');

const image = fc
  .tuple(fileName, fc.option(fc.oneof(fc.constant(''), phrase)))
  .map(([name, caption]) => {
    // Blanks of every kind are one in a caption.
    const words = caption?.replace(/\s+/g, ' ').trim().replaceAll('"', '&quot;');
    const own = words === undefined ? '' : ` data-caption="${words}"`;
    return `<figure data-block="image" data-src="/uploads/${name}.webp"${own}></figure>`;
  });

const block = fc.oneof(
  image,
  fc
    .stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
    .map((slug) => `<figure data-block="gallery" data-gallery-slug="${slug}"></figure>`),
  fc
    .tuple(fc.constantFrom(['image', 'jpg'], ['video', 'mp4'], ['audio', 'mp3']), fileName)
    .map(
      ([[kind, ending], name]) =>
        `<figure data-block="${kind}" data-src="/uploads/${name}.${ending}"></figure>`,
    ),
  fc
    .tuple(
      fc.constantFrom(
        'https://www.google.com/maps/embed?pb=!1m18!2m3&amp;z=1',
        'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2&amp;layer=mapnik',
      ),
      size,
      fc.constantFrom('480', '300'),
    )
    .map(
      ([src, width, height]) =>
        `<figure data-block="map" data-src="${src}" data-width="${width}" data-height="${height}"></figure>`,
    ),
  fc
    .tuple(fc.stringMatching(/^[\w-]{11}$/), size, fc.constantFrom('', '?start=90'))
    .map(
      ([id, width, start]) =>
        `<figure data-block="youtube" data-src="https://www.youtube-nocookie.com/embed/${id}${start}" data-width="${width}" data-height="315"></figure>`,
    ),
);

type Part = { html: string; isList: boolean; isEmpty: boolean };

const part: fc.Arbitrary<Part> = fc.oneof(
  { weight: 5, arbitrary: line.map((html) => ({ html, isList: false, isEmpty: false })) },
  { weight: 3, arbitrary: list.map((html) => ({ html, isList: true, isEmpty: false })) },
  { weight: 2, arbitrary: block.map((html) => ({ html, isList: false, isEmpty: false })) },
  { weight: 1, arbitrary: fc.constant({ html: '<p><br></p>', isList: false, isEmpty: true }) },
);

/** Keeps consecutive lists apart, because readers merge them, and drops empty lines at both ends. */
const canonical = (parts: readonly Part[]): string => {
  const first = parts.findIndex(({ isEmpty }) => !isEmpty);
  const last = parts.findLastIndex(({ isEmpty }) => !isEmpty);
  return parts
    .slice(Math.max(first, 0), last + 1)
    .map(({ html, isList }, at, kept) =>
      isList && kept[at - 1]?.isList ? `<p>e</p>${html}` : html,
    )
    .join('');
};

/** Texts in the one form in which they are stored. */
export const richTextDocuments: fc.Arbitrary<string> = fc
  .array(part, { maxLength: 6 })
  .map(canonical);
