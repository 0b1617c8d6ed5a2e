import { expect, it } from 'vitest';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type PdfContent, type PdfPart, unwritableIn, writePdf } from './write-pdf.ts';

const documentOf = (...parts: PdfPart[]): PdfContent => ({
  title: 'Ricevuta 12/2027',
  author: 'Giulia Ferri',
  lang: 'it',
  createdAt: '2027-07-04T09:30:00.000Z',
  foot: 'Casa Maestrale · CIN IT111009C2000X0000',
  parts,
});

/** Letters of every alphabet that the font has. */
const names = [
  'Łukasz Żółć-Świątek',
  'Ğülşen Işık',
  'Đặng Thị Ngọc Ánh',
  'Þórður Æðarsson',
  'Ștefan Țuțuianu',
  'Jiří Dvořák',
  'Αλέξανδρος Παπαδόπουλος',
  'Ольга Щербакова',
  'O’Brien–D’Amico',
  'François Lœuvre €',
];

it('writes every letter of a name so that another program reads it', async () => {
  const { text } = await readPdf(
    await writePdf(documentOf(...names.map((name) => ({ text: name })))),
  );
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  expect(await unwritableIn(names.join('\n'))).toEqual([]);
});

it('reads letters with loose accents as whole ones', async () => {
  const loose = 'Jose\u0301 Mu\u0308ller';
  expect(await unwritableIn(loose)).toEqual([]);
  const { text } = await readPdf(await writePdf(documentOf({ text: loose })));
  expect(text).toContain('José Müller');
});

it('names the letters that it cannot write', async () => {
  expect(await unwritableIn('王 Anna 🌊 אב 王')).toEqual(['王', '🌊', 'א', 'ב']);
});

it('says its title and language', async () => {
  expect(await readPdf(await writePdf(documentOf({ text: 'Ciao' })))).toMatchObject({
    title: 'Ricevuta 12/2027',
    lang: 'it',
  });
});

it('makes the same bytes of the same parts', async () => {
  const content = documentOf({ title: 'Ricevuta', detail: 'n. 1' }, { text: 'Una riga.' });
  expect((await writePdf(content)).equals(await writePdf(content))).toBe(true);
});

it('loses nothing where a page ends, and numbers the pages', async () => {
  const texts = Array.from({ length: 60 }, (_, index) => ({
    text: `Paragrafo ${index}. `.repeat(9),
  }));
  const rows = Array.from({ length: 60 }, (_, index) => ({
    label: `Voce ${index}`,
    value: `${index} €`,
  }));
  const { pages, text } = await readPdf(await writePdf(documentOf(...texts, { rows })));
  expect(pages.length).toBeGreaterThan(3);
  pages.forEach((page, index) => {
    expect(page).toContain(`CIN IT111009C2000X0000 · ${index + 1}/${pages.length}`);
  });
  for (let index = 0; index < 60; index += 1) {
    expect(text).toContain(`Paragrafo ${index}.`);
    expect(text).toContain(`Voce ${index} ${index} €`);
  }
});
