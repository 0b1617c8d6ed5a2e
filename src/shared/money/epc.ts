import { latinLine } from '#shared/party/latin-line.ts';

/** A SEPA credit transfer. Lengths in characters, as EPC069-12 limits them. */
export type Transfer = {
  bic?: string;
  /** Of the account; at most 70. */
  holder: string;
  /** Without blanks. */
  iban: string;
  /** At least 1. */
  cents: number;
  /** ISO 20022's code of what it is for. */
  purpose?: string;
  /** ISO 11649's creditor reference, in place of `text`. */
  reference?: string;
  /** The payer's words; at most 140. */
  text?: string;
};

type Header = { version?: '001' | '002'; characterSet?: 1 | 2 };

/** What banks' apps read from a QR code to fill in a transfer. Source: EPC069-12. */
export const epcText = (
  { bic = '', holder, iban, cents, purpose = '', reference = '', text = '' }: Transfer,
  { version = '002', characterSet = 1 }: Header = {},
): string =>
  [
    ...['BCD', version, String(characterSet), 'SCT'],
    ...[bic, holder, iban, `EUR${cents / 100}`],
    ...[purpose, reference, text],
  ]
    .join('\n')
    .trimEnd();

const MAX_TEXT = 140;

/** The stay that the text of a transfer names, in whatever a bank adds around it. */
export const stayOfTransfer = (text: string): number | null => {
  const [, id] = /\bsoggiorno (\d{1,9})\b/i.exec(text) ?? [];
  return id === undefined ? null : Number(id);
};

/**
 * By what the owners find a guest's transfer in their account, in letters that every bank
 * passes on: 'Soggiorno 123 ANNA ROSSI'.
 */
export const transferText = ({
  bookingId,
  guestName,
}: {
  bookingId: number;
  guestName: string;
}): string =>
  `Soggiorno ${bookingId} ${latinLine(guestName).replace(/[^A-Z' ]/g, '')}`
    .replace(/ +/g, ' ')
    .slice(0, MAX_TEXT)
    .trim();
