import { addDays, daysBetween, type StayDate } from '#shared/bookings/stay-dates.ts';
import { formatMonth, formatNights, formatShortDayRange } from '#shared/languages/italian-dates.ts';
import { formatEuro } from '#shared/prices/money.ts';
import type { TaxPeriod } from '#shared/tourist-tax/tax-returns.ts';
import type { TaxGroup } from '#shared/tourist-tax/tax-rules.ts';
import type { StayTax } from '#shared/tourist-tax/tourist-tax.schema.ts';

const quarterNames = ['Primo', 'Secondo', 'Terzo', 'Quarto'];

export const quarterName = (quarter: number): string => `${quarterNames[quarter - 1]} trimestre`;

/** 'Secondo trimestre 2026', 'luglio 2026', '2026' */
export const periodName = ({ year, quarter, month }: TaxPeriod): string => {
  if (month !== undefined) return formatMonth(`${year}-${String(month).padStart(2, '0')}`);
  return quarter === undefined ? String(year) : `${quarterName(quarter)} ${year}`;
};

const peopleInWords = (count: number): string => (count === 1 ? '1 persona' : `${count} persone`);

type Days = { startDate: StayDate; endDate: StayDate };

type Line = { key: string; what: string; sum: string };

/** What each group of a stay owes, a line for each span: '2 persone, 7 notti a 2 €'. */
export const linesOf = (groups: readonly TaxGroup[], { startDate, endDate }: Days): Line[] =>
  groups.flatMap(({ people, spans }, index) =>
    spans.map(({ from, nights, category, reason, cents }) => {
      const isWhole = nights >= daysBetween(startDate, endDate);
      const days = isWhole ? '' : ` (${formatShortDayRange(from, addDays(from, nights))})`;
      const who = `${peopleInWords(people)}, ${formatNights(nights)}${days}`;
      return {
        key: `${index} ${from}`,
        what: category === 'exempt' ? `${who}: ${reason}` : `${who} a ${formatEuro(cents)}`,
        sum: formatEuro(people * nights * cents),
      };
    }),
  );

/** '34 € da incassare' */
export const taxInWords = ({ collector, state, dueCents, collectedCents }: StayTax): string => {
  if (collector === 'portal') {
    return collectedCents === null
      ? 'la incassa il portale'
      : `${formatEuro(collectedCents)} incassati dal portale`;
  }
  if (state === 'collected') return `${formatEuro(collectedCents ?? dueCents)} incassati`;
  return state === 'due' ? `${formatEuro(dueCents)} da incassare` : 'niente da incassare';
};
