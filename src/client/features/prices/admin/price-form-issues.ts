import type { InputIssue } from '#shared/error-codes.ts';
import { formatDay } from '#shared/italian-dates.ts';
import { isStayDate, type StayDate } from '#shared/stay-dates.ts';
import type { PriceForm } from './price-form.ts';
import { firstDays, lastDayOfYear, type PriceRow } from './price-rows.ts';
import { parseEuros } from './typed-euros.ts';

/** What is wrong with the last day of a row that is followed by another; null when nothing is. */
const lastDayIssue = (endDate: StayDate, startDate: StayDate, year: number): string | null => {
  if (!isStayDate(endDate)) return "Indica l'ultimo giorno del periodo";
  if (endDate >= lastDayOfYear(year)) {
    return `Deve finire prima del ${formatDay(lastDayOfYear(year))}`;
  }
  if (endDate >= startDate) return null;
  return `Non può finire prima di cominciare (${formatDay(startDate)})`;
};

const dayIssues = (rows: readonly PriceRow[], year: number): InputIssue[] => {
  const starts = firstDays(rows, year);
  return rows.slice(0, -1).flatMap(({ endDate }, index) => {
    const message = lastDayIssue(endDate, starts[index] ?? '', year);
    return message ? [{ path: `periods.${index}.endDate`, message }] : [];
  });
};

const priceIssue = (typed: string): string | null => {
  if (typed.trim() === '') return 'Indica il prezzo di una settimana';
  const cents = parseEuros(typed);
  if (cents === null || cents % 100 !== 0) return 'Scrivi euro interi, per esempio 1.150';
  return cents === 0 ? 'Il prezzo deve essere maggiore di zero' : null;
};

const priceIssues = (rows: readonly PriceRow[]): InputIssue[] =>
  rows.flatMap(({ weeklyPrice }, index) => {
    const message = priceIssue(weeklyPrice);
    return message ? [{ path: `periods.${index}.weeklyPrice`, message }] : [];
  });

const extraIssues = (extras: PriceForm['extras']): InputIssue[] =>
  Object.entries(extras).flatMap(([name, typed]) => {
    if (typeof typed !== 'string' || parseEuros(typed) !== null) return [];
    const message = typed.trim() ? 'Scrivi un importo, per esempio 30 o 2,50' : 'Indica un importo';
    return [{ path: `extras.${name}`, message }];
  });

/** What is wrong with a list as it was typed, by field. */
export const priceFormIssues = ({ periods, extras }: PriceForm, year: number): InputIssue[] => [
  ...dayIssues(periods, year),
  ...priceIssues(periods),
  ...extraIssues(extras),
];
