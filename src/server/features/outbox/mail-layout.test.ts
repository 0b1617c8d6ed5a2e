import { describe, expect, it } from 'vitest';
import type { Property } from '#shared/property.schema.ts';
import { makeMailSite } from '#tests/support/mail-site.ts';
import { linksIn, wordsOfHtml, wordsOfText } from '#tests/support/mail-words.ts';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { layOutMail } from './mail-layout.ts';
import type { MailPart, MailParts } from './mail-parts.ts';

const address = 'Via del Faro 3';
const site = makeMailSite(
  { siteName: 'Casa "del" Faro & figli', publicUrl: 'https://faro.example' },
  { address },
);

const fact = { label: 'Ospiti', value: '3', detail: 'di cui 2 adulti', before: '2' };
const button = { label: 'Apri', to: '/admin/bookings?booking=7&tab=1' };

const everyPart: MailParts = {
  body: [
    { lead: 'la tua prenotazione è confermata.' },
    'Evviva!',
    { paragraph: 'Wir freuen uns.', lang: 'de' },
    { facts: [fact] },
    {
      card: {
        title: 'Prenotazione n. 7',
        state: { words: 'confermata', tone: 'confirmed' },
        facts: [fact],
        sums: [{ label: 'Pulizia', value: '60 €' }],
        total: { label: 'Totale', value: '878 €', before: '686 €' },
      },
    },
    {
      section: {
        title: 'Come arrivare',
        text: 'In traghetto.',
        links: [
          { label: 'La pagina', to: '/pages/come-arrivare' },
          { label: 'La mappa', to: 'https://maps.example/?q=1&z=2' },
        ],
      },
    },
    { quotation: { title: 'Il nostro messaggio', text: 'Uno.\nDue.', lang: 'it' } },
    { button },
    { link: { label: 'Non sono io', to: '/not-me' } },
    'A presto!',
  ],
};

const layOut = (name: string, body: MailPart[], own: Partial<Property> = {}, isGuest = false) =>
  layOutMail({ name, isGuest }, { body }, makeMailSite(site, { address, ...own }));

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><a href="https://evil.example">',
  '&lt;script&gt;',
  ...scriptPayloads,
];

describe('a mail', () => {
  it('is complete without HTML', () => {
    expect(layOutMail({ name: 'Giulia', isGuest: false }, everyPart, site).text).toBe(
      [
        'Ciao Giulia,',
        'la tua prenotazione è confermata.',
        'Evviva!',
        'Wir freuen uns.',
        'Ospiti: 3, di cui 2 adulti\n  prima: 2',
        'Prenotazione n. 7 · confermata',
        'Ospiti: 3, di cui 2 adulti\n  prima: 2',
        'Pulizia: 60 €\nTotale: 878 €\n  prima: 686 €',
        'Come arrivare\nIn traghetto.\nLa pagina: https://faro.example/pages/come-arrivare\nLa mappa: https://maps.example/?q=1&z=2',
        'Il nostro messaggio\n> Uno.\n> Due.',
        'Apri: https://faro.example/admin/bookings?booking=7&tab=1',
        'Non sono io: https://faro.example/not-me',
        'A presto!',
        '-- \nCasa "del" Faro & figli\nVia del Faro 3\nhttps://faro.example\n',
      ].join('\n\n'),
    );
  });

  it('says the same in text and in HTML', () => {
    const { text, html } = layOutMail({ name: 'Giulia', isGuest: false }, everyPart, site);
    expect(wordsOfHtml(html)).toEqual(wordsOfText(text));
    expect(linksIn(html)).toEqual([
      'https://faro.example/pages/come-arrivare',
      'https://maps.example/?q=1&z=2',
      'https://faro.example/admin/bookings?booking=7&tab=1',
      'https://faro.example/not-me',
      'https://faro.example',
    ]);
    expect(html).toContain('<p lang="de"');
    expect(html).toMatch(/<blockquote lang="it"[^>]*>Uno\.<br>Due\.</);
  });

  it('fits a telephone, in light colours, and loads nothing', () => {
    const { html } = layOutMail({ name: 'Giulia', isGuest: false }, everyPart, site);
    expect(html).toContain('max-width:600px');
    expect(html).toContain('<meta name="color-scheme" content="light">');
    expect(html).not.toMatch(/<img|<link|<script|<style|url\(/);
  });

  it('to a guest is signed with the ways to reach the host, as links', () => {
    const host = {
      hostName: 'Marta & Tonio',
      hostPhone: '+39 0781 1234',
      hostWhatsapp: '+39 340 123 4567',
      hostEmail: 'marta@faro.example',
    };
    const { text, html } = layOut('', ['Ecco.'], host, true);
    expect(text).toContain(
      '-- \nMarta & Tonio\nTelefono +39 0781 1234\nWhatsApp +39 340 123 4567: https://wa.me/393401234567\nmarta@faro.example\nCasa "del" Faro',
    );
    expect(linksIn(html).slice(0, 3)).toEqual([
      'tel:+3907811234',
      'https://wa.me/393401234567',
      'mailto:marta@faro.example',
    ]);
    expect(wordsOfHtml(html)).toEqual(wordsOfText(text));
    expect(layOut('', ['Ecco.'], host).text).not.toContain('Marta');
  });

  it('leaves out empty parts', () => {
    const empty = { facts: [] };
    const { text, html } = layOut('', ['Fatto.', empty], { address: '' }, true);
    expect(text.startsWith('Ciao,\n\nFatto.\n\n-- \nCasa')).toBe(true);
    expect(html.replace(/<!--.*?-->/g, '')).not.toContain('<table');
    expect(linksIn(html)).toEqual(['https://faro.example']);
  });

  it('shows every script payload as text, in every part', () => {
    const written = (words: string) => {
      const facts = [{ label: words, value: words, detail: words, before: words }];
      const link = { label: words, to: `/${words}` };
      const state = { words, tone: 'off' } as const;
      const total = { label: words, value: words };
      return layOut(
        words,
        [
          { lead: words },
          words,
          { paragraph: words, lang: 'de' },
          { facts },
          { card: { title: words, state, facts, sums: facts, total } },
          { section: { title: words, text: words, links: [link] } },
          { quotation: { title: words, text: words } },
          { button: link },
          { link },
        ],
        {
          hostName: words,
          hostPhone: words,
          hostWhatsapp: words,
          hostEmail: words,
          address: words,
        },
        true,
      ).html;
    };
    const tags = (page: string): number => page.match(/<(?!br>)/g)?.length ?? 0;
    const plain = tags(written('x'));
    const failing = payloads.filter((payload) => {
      const html = written(payload);
      return html.includes(payload) || tags(html) !== plain;
    });
    expect(failing).toEqual([]);
  });

  it('keeps the lines of a text that has several', () => {
    const { html } = layOut('', ['uno\r\ndue\ntre']);
    expect(html).toContain('uno<br>due<br>tre');
  });

  it.each(['www.casinò.example', 'Vinci su https://evil.example', 'evil.com', 'a@b.example'])(
    'does not greet with a name that becomes a link: %s',
    (name) => {
      const { text, html } = layOut(name, ['Ecco.']);
      expect(text.startsWith('Ciao,\n')).toBe(true);
      expect(html).not.toContain(name);
    },
  );

  it.each([
    ["Nicolò D'Amico", 'Nicolò'],
    ['Dr. Anna-Lena Groß', 'Dr. Anna-Lena Groß'],
    ['M. Rossi', 'M. Rossi'],
    ['Giulia', 'Giulia'],
    ['李小龍', '李小龍'],
  ])('greets %s as %s', (name, greeted) => {
    expect(layOut(name, ['Ecco.']).text.startsWith(`Ciao ${greeted},\n`)).toBe(true);
  });
});
