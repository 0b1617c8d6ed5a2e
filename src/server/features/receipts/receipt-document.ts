import type { PdfContent, PdfPart, PdfRow } from '#server/infrastructure/pdf/write-pdf.ts';
import { languages } from '#server/languages.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { PaymentMethod } from '#shared/money/account.ts';
import { type ReceiptNumber, STAMP_CENTS } from '#shared/receipts/receipts.schema.ts';

// A receipt as its reader sees it: in the guest's language, with the Italian terms beside it.

type Party = { name: string; address: string; taxCode: string };

type Numbered = ReceiptNumber & { date: StayDate };

/** All that a receipt says besides its number and day. It never changes. */
export type ReceiptSnapshot = {
  locale: Locale;
  /** `codes`: the CIN and the region's code, in one line. */
  house: { name: string; address: string; codes: string };
  landlord: Party;
  payer: Party;
  stay: { bookingId: number; startDate: StayDate; endDate: StayDate };
  payment: { date: StayDate; method: PaymentMethod; amountCents: number; taxCents: number };
  stamp: boolean;
  footnote: string;
  annuls: (Numbered & { reason: string }) | null;
};

/** The receipt's labels and sums, in both languages where there are two. */
const wordsIn = (locale: Locale) => {
  const [own, italian] = [languages[locale], languages.it];
  const inBoth = (foreign: string, words: string): string =>
    foreign === words ? words : `${foreign} · ${words}`;
  type Key = Parameters<typeof own.t>[0] & `receipts.${string}`;
  type Plain = Exclude<Key, 'receipts.numbered' | 'receipts.stamp'>;
  return {
    ...own,
    label: (key: Plain): string => inBoth(own.t(key), italian.t(key)),
    numbered: ({ year, number, date }: Numbered): string =>
      own.t('receipts.numbered', { number, year, day: own.formatDay(date) }),
    stamp: inBoth(
      own.t('receipts.stamp', { sum: own.formatExactEuro(STAMP_CENTS) }),
      italian.t('receipts.stamp', { sum: italian.formatExactEuro(STAMP_CENTS) }),
    ),
  };
};

type Words = ReturnType<typeof wordsIn>;

const linesOf = ({ name, address, taxCode }: Party, { label }: Words): string[] => [
  name,
  address,
  taxCode && `${label('receipts.taxCode')}: ${taxCode}`,
];

const stayRows = ({ stay, house }: ReceiptSnapshot, words: Words): PdfRow[] => [
  { label: words.label('receipts.house'), value: [house.name, house.address].join('\n').trim() },
  {
    label: words.label('receipts.stay'),
    value: words.formatStay(stay.startDate, stay.endDate),
  },
  { label: words.label('receipts.booking'), value: String(stay.bookingId) },
];

const paymentRows = ({ payment }: ReceiptSnapshot, words: Words): PdfRow[] => {
  const { date, method, amountCents, taxCents } = payment;
  const parts: PdfRow[] = [
    {
      label: words.label('receipts.rent'),
      value: words.formatExactEuro(amountCents - taxCents),
    },
    { label: words.label('receipts.touristTax'), value: words.formatExactEuro(taxCents) },
  ];
  return [
    { label: words.label('receipts.receivedOn'), value: words.formatDay(date) },
    { label: words.label('receipts.way'), value: words.label(`receipts.way${method}`) },
    ...(taxCents === 0 ? parts.slice(0, 1) : parts),
    {
      label: words.label('receipts.total'),
      value: words.formatExactEuro(amountCents),
      isTotal: true,
    },
  ];
};

const annulmentRows = (snapshot: ReceiptSnapshot, words: Words): PdfRow[] => {
  const { annuls, payment } = snapshot;
  if (!annuls) return [];
  return [
    { label: words.label('receipts.annulled'), value: words.numbered(annuls), isTotal: true },
    {
      label: words.label('receipts.annulledSum'),
      value: words.formatExactEuro(payment.amountCents),
    },
    { label: words.label('receipts.reason'), value: annuls.reason },
  ];
};

const footOf = ({ name, codes }: ReceiptSnapshot['house']): string =>
  [name, codes].filter(Boolean).join(' · ');

/** What the PDF of a receipt says. */
export const receiptDocument = (
  receipt: Numbered & { createdAt: string },
  snapshot: ReceiptSnapshot,
): PdfContent => {
  const words = wordsIn(snapshot.locale);
  const { annuls, landlord, payer, stamp, footnote } = snapshot;
  const title = words.label(annuls ? 'receipts.annulment' : 'receipts.title');
  const rows = annuls
    ? [...annulmentRows(snapshot, words), ...stayRows(snapshot, words)]
    : [...stayRows(snapshot, words), ...paymentRows(snapshot, words)];
  const parts: PdfPart[] = [
    { title, detail: words.numbered(receipt) },
    {
      columns: [
        { label: words.label('receipts.landlord'), lines: linesOf(landlord, words) },
        { label: words.label('receipts.payer'), lines: linesOf(payer, words) },
      ],
    },
    { rows },
    ...(annuls ? [{ text: words.label('receipts.nothingCounts') }] : []),
    { stamp: stamp ? words.stamp : null, signature: words.label('receipts.signature') },
    ...(footnote ? [{ text: footnote, isSmall: true } as const] : []),
  ];
  return {
    title: `${title} ${receipt.number}/${receipt.year}`,
    author: landlord.name,
    lang: snapshot.locale,
    createdAt: receipt.createdAt,
    parts,
    foot: footOf(snapshot.house),
  };
};
