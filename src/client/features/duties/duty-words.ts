import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { PoliceDuty, StatisticsDuty, StayDuties, TaxDuty } from '#shared/duties.schema.ts';
import { formatShortDayRange } from '#shared/languages/italian-dates.ts';
import { formatRecent } from '#shared/languages/recent.ts';
import { formatEuro } from '#shared/prices/money.ts';

// The words of the board of duties.

const HOUR_MS = 3_600_000;
/** From here on hours are counted. */
const COUNTED_HOURS = 48;

/** 'entro 18 ore', 'entro il 5 dicembre', 'in ritardo di 3 ore' */
export const leftInWords = (dueAt: string, now: number): string => {
  const left = (Date.parse(dueAt) - now) / HOUR_MS;
  const day = formatRecent(dueAt, todayAtHouse(new Date(now)));
  if (left >= COUNTED_HOURS) return `entro ${day}`;
  if (left >= 1) return hoursInWords('entro', Math.floor(left));
  if (left > 0) return 'entro un’ora';
  if (left > -1) return 'in ritardo da poco';
  return left > -COUNTED_HOURS
    ? hoursInWords('in ritardo di', Math.floor(-left))
    : `scadeva ${day}`;
};

const hoursInWords = (before: string, hours: number): string =>
  hours === 1 ? `${before} un’ora` : `${before} ${hours} ore`;

/** The urgency of a cell: nothing to do, in time, or late or wrong. */
export type Weight = 'rest' | 'due' | 'late';
export type Cell = { words: string; weight: Weight };

const rest = (words: string): Cell => ({ words, weight: 'rest' });

const byHour = (words: string, dueAt: string | null, now: number): Cell =>
  dueAt === null
    ? { words, weight: 'due' }
    : {
        words: `${words}, ${leftInWords(dueAt, now)}`,
        weight: Date.parse(dueAt) < now ? 'late' : 'due',
      };

/** Whether the guests have arrived, or come today. */
export const isHere = ({ startDate }: StayDuties, today: string): boolean => startDate <= today;

/** '3 di 4', in one piece in a narrow column. */
const countInWords = (count: number, all: number): string => `${count}\u00a0di\u00a0${all}`;

export const dataCell = (stay: StayDuties, today: string): Cell =>
  stay.complete >= stay.expected
    ? rest('completi')
    : {
        words: countInWords(stay.complete, stay.expected),
        weight: isHere(stay, today) ? 'due' : 'rest',
      };

export const seenCell = (stay: StayDuties, { seen, people }: PoliceDuty, today: string): Cell => {
  const expected = Math.max(people, stay.expected);
  if (seen >= expected) return rest('tutti');
  if (!isHere(stay, today)) return rest('all’arrivo');
  return { words: seen === 0 ? 'nessuno' : countInWords(seen, expected), weight: 'due' };
};

export const policeCell = ({ police, dueAt }: PoliceDuty, now: number): Cell => {
  switch (police) {
    case 'sent':
      return rest('inviata');
    case 'not-due':
      return rest('dall’arrivo');
    case 'incomplete':
      return byHour('mancano dati', dueAt, now);
    case 'ready':
      return byHour('da inviare', dueAt, now);
    case 'partly':
      return byHour('inviata in parte', dueAt, now);
    case 'refused':
      return { ...byHour('rifiutata', dueAt, now), weight: 'late' };
    case 'unknown':
      return { words: 'da verificare', weight: 'late' };
  }
};

const receiptWords: Record<PoliceDuty['receipt'], Cell> = {
  none: rest('—'),
  waiting: rest('dal giorno dopo'),
  late: { words: 'manca da molti giorni', weight: 'late' },
  kept: rest('conservata'),
};
export const receiptCell = ({ receipt }: PoliceDuty): Cell => receiptWords[receipt];

export const statisticsCell = ({ state, dueAt }: StatisticsDuty, now: number): Cell => {
  switch (state) {
    case 'declared':
      return rest('comunicata');
    case 'not-due':
      return rest('dall’arrivo');
    case 'incomplete':
      return byHour('mancano dati', dueAt, now);
    case 'due':
      return byHour('da comunicare', dueAt, now);
  }
};

export const taxCell = ({ collector, cents, isExact, state }: TaxDuty): Cell => {
  if (collector === 'portal') return rest('la incassa il portale');
  const sum = cents === 0 ? 'niente' : formatEuro(cents);
  if (state === 'collected') return rest(`${sum}, incassata`);
  const words = isExact ? sum : `circa\u00a0${sum}`;
  return { words, weight: state === 'due' && cents > 0 ? 'due' : 'rest' };
};

export const daysOf = ({ startDate, endDate }: StayDuties): string =>
  formatShortDayRange(startDate, endDate);

const weights: readonly Weight[] = ['rest', 'due', 'late'];
const heaviest = (all: readonly Weight[]): Weight =>
  weights[Math.max(...all.map((weight) => weights.indexOf(weight)), 0)] ?? 'rest';

/** The duties of a stay today, the most urgent first; none for most stays. */
export const tasksOf = (stay: StayDuties, now: number, today: string): Cell[] => {
  const { police, statistics } = stay;
  const of = (duty: string, { words, weight }: Cell): Cell => ({
    words: `${duty}: ${words}`,
    weight,
  });
  const cells = [
    police && of('Questura', policeCell(police, now)),
    police?.receipt === 'late' &&
      of('Questura', { ...receiptCell(police), words: 'la ricevuta manca' }),
    statistics && of('Statistiche', statisticsCell(statistics, now)),
  ].filter((cell) => cell !== null && cell !== false);
  if (!isHere(stay, today)) return [];
  return cells
    .filter(({ weight }) => weight !== 'rest')
    .toSorted((a, b) => weights.indexOf(b.weight) - weights.indexOf(a.weight));
};

export const weightOf = (cells: readonly Cell[]): Weight => heaviest(cells.map((c) => c.weight));
