import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { encode } from 'uqr';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { epcText, type Transfer, transferText } from './epc.ts';

describe('the published examples, byte by byte', () => {
  it.each([
    [
      'EPC069-12, example 1',
      ['BCD', '002', '1', 'SCT', 'BHBLDEHHXXX', 'Franz Mustermänn', 'DE71110220330123456789'],
      ['EUR12.3', 'GDDS', 'RF18539007547034'],
      {
        bic: 'BHBLDEHHXXX',
        holder: 'Franz Mustermänn',
        iban: 'DE71110220330123456789',
        cents: 1230,
        purpose: 'GDDS',
        reference: 'RF18539007547034',
      },
      {},
      96,
    ],
    [
      'EPC069-12, example 2',
      ['BCD', '002', '2', 'SCT', '', "François D'Alsace S.A.", 'FR1420041010050500013M02606'],
      ['EUR12.3', '', '', 'Client:Marie Louise La Lune'],
      {
        holder: "François D'Alsace S.A.",
        iban: 'FR1420041010050500013M02606',
        cents: 1230,
        text: 'Client:Marie Louise La Lune',
      },
      { characterSet: 2 },
      103,
    ],
    [
      'Wikimedia',
      ['BCD', '002', '1', 'SCT', '', 'Wikimedia Foerdergesellschaft', 'DE33100205000001194700'],
      ['EUR123.45', '', '', 'Spende fuer Wikipedia'],
      {
        holder: 'Wikimedia Foerdergesellschaft',
        iban: 'DE33100205000001194700',
        cents: 12_345,
        text: 'Spende fuer Wikipedia',
      },
      {},
      101,
    ],
    [
      'Red Cross',
      ['BCD', '001', '1', 'SCT', 'BPOTBEB1', 'Red Cross', 'BE72000000001616'],
      ['EUR1', 'CHAR', '', 'Urgency fund'],
      {
        bic: 'BPOTBEB1',
        holder: 'Red Cross',
        iban: 'BE72000000001616',
        cents: 100,
        purpose: 'CHAR',
        text: 'Urgency fund',
      },
      { version: '001' },
      73,
    ],
  ] as const)('%s', (_name, head, tail, transfer, header, bytes) => {
    const text = epcText(transfer, header);
    expect(text).toBe([...head, ...tail].join('\n'));
    const isLatin = 'characterSet' in header;
    expect(Buffer.from(text, isLatin ? 'latin1' : 'utf8')).toHaveLength(bytes);
  });
});

it('names the stay and the guest in letters that every bank knows', () => {
  const textOf = (guestName: string) => transferText({ bookingId: 123, guestName });
  expect(textOf('Łucja Müller-Größe')).toBe('Soggiorno 123 LUCJA MUELLER GROESSE');
  expect(textOf('王芳')).toBe('Soggiorno 123');
  expect(textOf('é'.repeat(300))).toHaveLength(140);
});

/** Black and white, four pixels a module, within the white margin that readers need. */
const picture = ({ data, size }: { data: boolean[][]; size: number }) => {
  const scale = 4;
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBlack = data[Math.floor(y / scale)]?.[Math.floor(x / scale)];
      if (isBlack) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data: pixels, width, height: width, colorSpace: 'srgb' as const };
};

const holders = [
  'Anna Rossi',
  'Niccolò D’Angelo e Zoë Müller-Größe',
  'Łukasz Żółć',
  'Ελένη Παπαδοπούλου',
  'Сергей – «Дом»',
  'Trần Thị Hồng Nhung',
  '株式会社 島',
  'A'.repeat(70),
];

beforeAll(() => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer } });
});

it('two hundred transfers are read back from their QR codes to the letter', async () => {
  const transfers = Array.from({ length: 200 }, (_, index): Transfer => {
    const holder = holders[index % holders.length] ?? '';
    return {
      holder,
      iban: 'IT60X0542811101000000123456',
      cents: 1 + ((index * 7919) % 1_000_000),
      ...(index % 3 === 0 && { bic: 'BCITITMM' }),
      text: transferText({ bookingId: index + 1, guestName: holder.repeat(1 + (index % 5)) }),
    };
  });
  for (const transfer of transfers) {
    const text = epcText(transfer);
    const code = encode(text, { ecc: 'M', maxVersion: 13, border: 4 });
    const [read] = await readBarcodes(picture(code), { formats: ['QRCode'] });
    expect(read?.text).toBe(text);
  }
});
