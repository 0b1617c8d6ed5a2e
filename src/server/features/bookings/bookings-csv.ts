import { languages } from '#server/languages.ts';
import { balanceOf } from '#shared/bookings/balance.ts';
import type { StaffBooking } from '#shared/bookings/bookings.schema.ts';
import { importedState, lastDayOf } from '#shared/bookings/imported-nights.ts';
import { stateOf } from '#shared/bookings/status-labels.ts';
import { daysBetween, type StayDate, todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';

// A table as Excel opens it by double click where the language is Italian: UTF-8 with a mark in front,
// semicolons, commas for decimals.

/** A spreadsheet would take it for a formula. Guests may have typed it. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** As `eurosOf` writes it. */
const NEGATIVE_SUM = /^-\d+,\d\d$/;

const cellOf = (text: string): string => {
  const harmless = FORMULA.test(text) && !NEGATIVE_SUM.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')}`;

/** '04/07/2026' */
export const dayOf = (date: StayDate): string => date.split('-').reverse().join('/');

const dayOfInstant = (iso: string): string => dayOf(todayAtHouse(new Date(iso)));

/** '1150,50', '-12,30' */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const balanceInWords = (booking: StaffBooking): string => {
  const balance = balanceOf(booking);
  if (balance?.state === 'paid') return `saldato il ${dayOfInstant(balance.at)}`;
  if (balance?.state === 'due') return 'da saldare';
  return balance ? 'niente da saldare' : '';
};

const stateInWords = (booking: StaffBooking): string =>
  booking.isBlocked && booking.origin
    ? importedState({ ...booking, origin: booking.origin })
    : languages.it.t(`ownStays.${stateOf(booking)}`);

type Columns = Record<string, (booking: StaffBooking) => string>;
type StaysColumns = Record<string, (stay: Exclude<StaffBooking, { isBlocked: true }>) => string>;

/** Empty for blocks. */
const ofStays = (columns: StaysColumns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, write]) => [
      name,
      (booking) => (booking.isBlocked ? '' : write(booking)),
    ]),
  );

const columns: Columns = {
  Nome: (booking) =>
    booking.isBlocked ? (booking.origin ?? 'Date bloccate') : (booking.guestName ?? 'Ospite'),
  Stato: stateInWords,
  Arrivo: ({ startDate }) => dayOf(startDate),
  Partenza: (booking) => dayOf(lastDayOf(booking)),
  ...ofStays({
    Notti: ({ startDate, endDate }) => String(daysBetween(startDate, endDate)),
    Ospiti: ({ numberOfGuests }) => String(numberOfGuests),
    'Oltre i 12 anni': ({ over12 }) => String(over12),
    Biancheria: ({ linen }) => (linen ? 'sì' : 'no'),
    Animali: ({ animals }) => String(animals),
    'Totale in euro': ({ totalCents }) => (totalCents === null ? '' : eurosOf(totalCents)),
    Prezzo: ({ priceState }) => (priceState === 'agreed' ? 'concordato' : 'indicativo'),
  }),
  Saldo: balanceInWords,
  ...ofStays({
    Provenienza: ({ source }) => staySourceLabels[source],
    Email: ({ guestEmail }) => guestEmail ?? '',
    Telefono: (stay) => (stay.guest ? (stay.guestPhone ?? '') : ''),
  }),
  Motivo: ({ reason }) => reason,
  'Ricevuta il': ({ createdAt }) => dayOfInstant(createdAt),
};

export const bookingsCsv = (bookings: readonly StaffBooking[]): string =>
  writeCsv([
    Object.keys(columns),
    ...bookings.map((booking) => Object.values(columns).map((write) => write(booking))),
  ]);
