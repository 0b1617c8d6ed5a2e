import { describe, expect, it } from 'vitest';
import { scriptPayloads } from '#tests/support/script-payloads.ts';
import { layOutMail, type MailParts, type MailSite } from './mail-layout.ts';

const site: MailSite = {
  siteName: 'Casa "del" Faro & figli',
  publicUrl: 'https://faro.example',
  address: 'Via del Faro 3',
};

const parts: MailParts = {
  paragraphs: ['La tua prenotazione è confermata.'],
  facts: [{ label: 'Ospiti', value: '3' }],
  action: { label: 'Apri', path: '/admin/bookings?booking=7&tab=1' },
  closing: 'A presto!',
};

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><a href="https://evil.example">',
  '&lt;script&gt;',
  ...scriptPayloads,
];

describe('a mail', () => {
  it('says the same in text and in HTML', () => {
    const { text, html } = layOutMail('Giulia', parts, site);
    expect(text).toBe(
      [
        'Ciao Giulia,',
        'La tua prenotazione è confermata.',
        'Ospiti: 3',
        'Apri: https://faro.example/admin/bookings?booking=7&tab=1',
        'A presto!',
        '-- \nCasa "del" Faro & figli\nVia del Faro 3\nhttps://faro.example\n',
      ].join('\n\n'),
    );
    for (const words of [
      'Ciao Giulia,',
      'è confermata.',
      'Ospiti',
      'A presto!',
      'Via del Faro 3',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toContain('href="https://faro.example/admin/bookings?booking=7&amp;tab=1"');
    expect(html).toContain('Casa &quot;del&quot; Faro &amp; figli');
  });

  it('is signed with the ways to reach the host', () => {
    const { text, html } = layOutMail('', parts, {
      ...site,
      contacts: () => ['Marta', '', '<0781>'],
    });
    expect(text).toContain('-- \nMarta\n<0781>\nCasa "del" Faro');
    expect(html).toContain('Marta<br>&lt;0781&gt;<br>Casa');
  });

  it('leaves out empty parts', () => {
    const { text, html } = layOutMail('', { paragraphs: ['Fatto.'] }, { ...site, address: '' });
    expect(text.startsWith('Ciao,\n\nFatto.\n\n-- \nCasa')).toBe(true);
    expect(html).not.toContain('<table');
    expect(html).not.toContain('<a ');
  });

  it('shows every script payload as text, in every part', () => {
    const empty = { paragraphs: [''], facts: [{ label: '', value: '' }] };
    const tags = (page: string): number => page.match(/<(?!p |\/p>|br>)/g)?.length ?? 0;
    const plain = tags(layOutMail('', empty, site).html);
    const failing = payloads.filter((payload) => {
      const facts = [{ label: payload, value: payload }];
      const { html } = layOutMail(
        payload,
        { paragraphs: [payload], facts, closing: payload },
        site,
      );
      return html.includes(payload) || tags(html) !== plain;
    });
    expect(failing).toEqual([]);
  });

  it('keeps the lines of a text that has several', () => {
    const { html } = layOutMail('', { paragraphs: ['uno\r\ndue\ntre'] }, site);
    expect(html).toContain('uno<br>due<br>tre');
  });

  it.each(['www.casinò.example', 'Vinci su https://evil.example', 'evil.com', 'a@b.example'])(
    'does not greet with a name that becomes a link: %s',
    (name) => {
      const { text, html } = layOutMail(name, parts, site);
      expect(text.startsWith('Ciao,\n')).toBe(true);
      expect(html).not.toContain(name);
    },
  );

  it.each([
    ["Nicolò D'Amico", 'Gentile'],
    ['Dr. Anna-Lena Groß', 'Gentile'],
    ['M. Rossi', 'Gentile'],
    ['Famiglia Rossi', 'Gentile'],
    ['Giulia', 'Ciao'],
    ['李小龍', 'Ciao'],
  ])('greets %s by name, with %s', (name, word) => {
    expect(layOutMail(name, parts, site).text.startsWith(`${word} ${name},\n`)).toBe(true);
  });
});
