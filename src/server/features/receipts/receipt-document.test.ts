import { expect, it } from 'vitest';
import { writePdf } from '#server/infrastructure/pdf/write-pdf.ts';
import { locales } from '#shared/languages/locales.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { type ReceiptSnapshot, receiptDocument } from './receipt-document.ts';

const snapshot: ReceiptSnapshot = {
  locale: 'it',
  house: {
    name: 'Casa Maestrale',
    address: 'Via dei Pescatori 12, 09014 Carloforte',
    codes: 'CIN IT111009C2000X0000 · IUN Q1234',
  },
  landlord: { name: 'Giulia Ferri', address: 'Via Roma 3, Cagliari', taxCode: 'FRRGLI80A41B354Z' },
  payer: { name: 'Łukasz Żółć', address: 'ul. Długa 7, Gdańsk', taxCode: '' },
  stay: { bookingId: 12, startDate: '2027-07-03', endDate: '2027-07-10' },
  payment: { date: '2027-06-20', method: 'TRANSFER', amountCents: 123_456, taxCents: 2_800 },
  stamp: true,
  footnote: 'Locazione di immobile, fuori campo IVA.',
  annuls: null,
};

const receipt = {
  year: 2027,
  number: 12,
  date: '2027-06-21',
  createdAt: '2027-06-21T08:00:00.000Z',
};

const read = async (change: Partial<ReceiptSnapshot>) =>
  readPdf(await writePdf(receiptDocument(receipt, { ...snapshot, ...change })));

it.each([
  [
    'it',
    [
      'Ricevuta',
      'n. 12/2027 del 21 giugno 2027',
      '3–10 luglio 2027 · 7 notti',
      'bonifico',
      '1.234,56 €',
      '28,00 €',
      '1.206,56 €',
    ],
  ],
  [
    'en',
    [
      'Receipt · Ricevuta',
      'no. 12/2027 of 21 June 2027',
      'Rent for a holiday let · Canone di locazione turistica',
      'bank transfer · bonifico',
      '€1,234.56',
    ],
  ],
  [
    'de',
    [
      'Quittung · Ricevuta',
      'Nr. 12/2027 vom 21. Juni 2027',
      'Kurtaxe · Imposta di soggiorno',
      'Überweisung · bonifico',
      '1.234,56 €',
    ],
  ],
  [
    'fr',
    [
      'Reçu · Ricevuta',
      'n° 12/2027 du 21 juin 2027',
      'Séjour · Soggiorno',
      'virement · bonifico',
      '28,00 €',
    ],
  ],
] as const)('reads in %s with the Italian terms beside it', async (locale, words) => {
  const { text, lang, pages } = await read({ locale });
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(words.filter((word) => !plain.includes(word))).toEqual([]);
  expect(lang).toBe(locale);
  expect(pages).toHaveLength(1);
});

it.each(locales)('says who paid whom for which house, and its CIN, in %s', async (locale) => {
  const { text } = await read({ locale });
  for (const word of [
    'Łukasz Żółć',
    'ul. Długa 7, Gdańsk',
    'Giulia Ferri',
    'FRRGLI80A41B354Z',
    'Casa Maestrale',
    'Carloforte',
    'CIN IT111009C2000X0000 · IUN Q1234',
    'fuori campo IVA',
    'Marca da bollo da 2,00 €, sull’originale',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(word);
  }
});

it('leaves out what it does not know', async () => {
  const { text } = await read({
    stamp: false,
    footnote: '',
    payment: { ...snapshot.payment, taxCents: 0 },
  });
  expect(text).not.toMatch(/bollo|Imposta|undefined|null/);
});

it('names the receipt that it annuls, and why', async () => {
  const annuls = { year: 2027, number: 9, date: '2027-06-18', reason: 'Nome sbagliato' };
  const { text } = await read({ locale: 'de', annuls });
  expect(text).toContain('Stornierung · Annullamento');
  expect(text).toContain('Nr. 9/2027 vom 18. Juni 2027');
  expect(text).toContain('Nome sbagliato');
  expect(text).not.toContain('Totale ricevuto');
});
