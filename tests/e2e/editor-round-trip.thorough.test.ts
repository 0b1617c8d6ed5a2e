import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanRichText } from '#server/features/rich-text/rich-text-sanitizer.ts';
import { browser } from '#tests/support/browser.ts';
import { richTextDocuments } from '#tests/support/rich-text-documents.ts';

// The editor returns stored HTML unchanged and cleans pasted HTML. In a real browser, because its parser reads
// the HTML.

const DOCUMENTS = 200;
const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = 'virtual:round-trip';

const source = `
  import { createEditor } from 'lexical';
  import { $importHtml, exportHtml, richTextConfig } from '#client/features/rich-text/html/lexical-html.ts';
  import { parsePasted } from '#client/features/rich-text/html/parse.ts';
  import { serializeDocument } from '#client/features/rich-text/html/serialize.ts';
  const editor = createEditor({ ...richTextConfig, onError: (error) => { throw error; } });
  editor.setRootElement(document.querySelector('div'));
  window.roundTrip = (html) => {
    editor.update(() => $importHtml(editor, html), { discrete: true });
    return exportHtml(editor);
  };
  window.paste = (html) => serializeDocument(parsePasted(html).document);
`;

/** The conversion alone, without the screens, as one script. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'round-trip',
        resolveId: (id) => (id === entry ? `${root}/src/client/round-trip.ts` : null),
        load: (id) => (id.endsWith('/round-trip.ts') ? source : null),
      },
    ],
    build: { write: false, minify: false, rollupOptions: { input: entry } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('');
};

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:";

/** A page with an editor, under the policy of the site's own. */
const serve = async (script: string): Promise<Server> => {
  const server = createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript
        ? script
        : '<link rel="icon" href="data:,"><div contenteditable></div><script type="module" src="/script.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

declare global {
  var roundTrip: (html: string) => string;
  var paste: (html: string) => string;
}

let server: Server;
beforeAll(async () => {
  server = await serve(await bundle());
});
afterAll(async () => {
  server?.close();
});

const openEditor = async (): Promise<Page> => {
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({ baseUrl: `http://127.0.0.1:${port}` });
  await page.goto('/');
  await page.waitForFunction(() => typeof globalThis.roundTrip === 'function');
  return page;
};

it('returns every text unchanged, and the server’s sanitizer removes nothing', async () => {
  const page = await openEditor();
  const documents = fc.sample(richTextDocuments, { numRuns: DOCUMENTS, seed: 7 });
  const returned = await page.evaluate((all) => all.map((html) => roundTrip(html)), documents);
  const cleaned = await Promise.all(documents.map(cleanRichText));
  const changed = documents.flatMap((html, at) =>
    returned[at] === html && cleaned[at] === html
      ? []
      : { html, returned: returned[at], cleaned: cleaned[at] },
  );
  expect(changed.toSorted((a, b) => a.html.length - b.html.length).slice(0, 1)).toEqual([]);
});

type Snippet = { from: string; html: string; clean: string };

const wordItem = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

const snippets: Snippet[] = [
  {
    from: 'Word: a title, formats, an empty line',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=IT><!--StartFragment-->
      <h1><b><span style='font-size:16.0pt'>La casa</span></b><o:p></o:p></h1>
      <p class=MsoNormal align=center style='text-align:center'><b>Bianca</b> e <i style='mso-bidi-font-style:normal'>quieta</i><o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoQuote>Il posto più bello.</p><!--EndFragment--></body></html>`,
    clean:
      '<h1>La casa</h1><p class="align-center"><strong>Bianca</strong> e <em>quieta</em></p><blockquote>Il posto più bello.</blockquote>',
  },
  {
    from: 'Word: a list in a list',
    html:
      wordItem(1, '·', 'Mare') +
      wordItem(2, 'o', 'Spiaggia') +
      wordItem(1, '·', 'Monte') +
      '<p class=MsoNormal>poi</p>' +
      wordItem(1, '1.', 'Primo') +
      wordItem(1, '2.', 'Secondo'),
    clean:
      '<ul><li>Mare<ul><li>Spiaggia</li></ul></li><li>Monte</li></ul><p>poi</p><ol><li>Primo</li><li>Secondo</li></ol>',
  },
  {
    from: 'Google Docs',
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Arrivare</span></h2><p dir="ltr" style="text-align: justify;"><span style="font-weight:700;text-decoration:none;">In nave</span><span style="font-weight:400;font-style:italic;"> da Milazzo</span><a href="https://example.com" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">orari</span></a></p><br><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>uno</span></p></li><ul><li aria-level="2"><p role="presentation"><span>due</span></p></li></ul></ul></b>`,
    clean:
      '<h2>Arrivare</h2><p class="align-justify"><strong>In nave</strong><em> da Milazzo</em><a href="https://example.com">orari</a></p><ul><li>uno<ul><li>due</li></ul></li></ul>',
  },
  {
    from: 'LibreOffice',
    html: `<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif"><font size="3"><b>Grassetto</b> e <u>linea</u></font></font></p><ol><li><p style="margin-bottom: 0cm">primo</p></li></ol><p><br/></p>`,
    clean: '<p><strong>Grassetto</strong> e <u>linea</u></p><ol><li>primo</li></ol>',
  },
  {
    from: 'the web: titles, a table, what runs and what loads',
    html: `<article><h4>Titolo</h4><div>Uno<div>Due</div></div><script>alert(1)</script><table><tbody><tr><th>Periodo</th><th>Prezzo</th></tr><tr><td><p>Maggio</p></td><td><b>390 €</b></td></tr></tbody></table><img src="https://example.com/foto.jpg" alt="foto"><a href="javascript:alert(1)" onclick="x()">premi</a> <a href="mailto:a@example.com" target="_blank" rel="nofollow">scrivi</a> <img src="https://example.com/e.png" alt="😀"></article>`,
    clean:
      '<h3>Titolo</h3><p>Uno</p><p>Due</p><p>Periodo · Prezzo</p><p>Maggio · <strong>390 €</strong></p><p>premi <a href="mailto:a@example.com">scrivi</a> 😀</p>',
  },
  {
    from: 'the web: frames of films and maps, other frames, files of this site',
    html: `<p>Prima<iframe width="560" height="315" src="//www.youtube.com/embed/dQw4w9WgXcQ?si=x" style="border:0"></iframe>dopo</p><iframe src="https://www.google.com/maps/embed?pb=!1m1"></iframe><iframe src="https://example.com/"></iframe><ul><li>voce<img src="/uploads/abc.webp"></li><li>altra</li></ul>`,
    clean:
      '<p>Prima</p><figure data-block="youtube" data-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" data-width="100%" data-height="315"></figure><p>dopo</p><figure data-block="map" data-src="https://www.google.com/maps/embed?pb=!1m1" data-width="100%" data-height="480"></figure><ul><li>voce</li></ul><figure data-block="image" data-src="/uploads/abc.webp"></figure><ul><li>altra</li></ul>',
  },
  {
    from: 'a quote with paragraphs, and blanks of all kinds',
    html: `<blockquote>\n  <p>Uno&nbsp;due</p>\n  <p>tre</p>\n</blockquote>\n<p>  a\n   b\t<b> c </b>  d </p>`,
    clean: '<blockquote>Uno due<br>tre</blockquote><p>a b <strong>c </strong>d</p>',
  },
];

it('removes forbidden elements from pasted HTML', async () => {
  const page = await openEditor();
  const pasted = await page.evaluate(
    (all) => all.map((html) => paste(html)),
    snippets.map(({ html }) => html),
  );
  expect(pasted).toEqual(snippets.map(({ clean }) => clean));
  const cleaned = await Promise.all(pasted.map(cleanRichText));
  expect(cleaned, 'the server finds nothing more to clean').toEqual(pasted);
});
