import { addYears, monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import { paidNights } from '#shared/prices/price-lists.ts';

// What a stay owes in tourist tax, person by person and night by night. Decision 50.

export type TaxAmount =
  | { kind: 'fixed'; cents: number }
  /** Of the price of the night for one person; `permille` 105 is 10.5 %. */
  | { kind: 'percent'; permille: number; capCents: number };

/** Valid for nights from `from` (inclusive) on, until the next rule. */
export type TaxRule = {
  from: StayDate;
  /** For each person and night. */
  amount: TaxAmount;
  /** In these months (1 to 12) another amount; 0 cents where none is due. */
  seasons: { months: number[]; amount: TaxAmount }[];
  /** Persons younger than this pay nothing. */
  freeUnderAge: number;
  /** Older ones who are younger than this pay `percent` of the amount, or an amount of their own. */
  reduced: {
    underAge: number;
    amount: { kind: 'percent'; percent: number } | { kind: 'fixed'; cents: number };
  } | null;
  /** A person pays at most so many nights of a stay, or of a calendar year in this house. */
  maxNights: { nights: number; per: 'stay' | 'year' } | null;
};

export type TaxPerson = {
  /** The first night. */
  from: StayDate;
  /** The day of birth; of a declared party only who pays is known. */
  age: { birthDate: StayDate } | 'pays' | 'free';
  /** The word for which this person pays nothing, or null. */
  exemption: string | null;
};

export type TaxedStay = {
  startDate: StayDate;
  /** Departure day; if equal to `startDate`, the stay counts as one night. */
  endDate: StayDate;
  /** The price of all nights, for rules in percent. */
  rentCents: number;
  people: readonly TaxPerson[];
  /** How many nights everybody has paid before in the calendar year of the arrival. */
  earlierNights: number;
};

export const taxCategories = ['full', 'reduced', 'exempt'] as const;
export type TaxCategory = (typeof taxCategories)[number];

/** Consecutive nights of a person for which the same is due for the same reason. */
export type TaxSpan = {
  from: StayDate;
  nights: number;
  category: TaxCategory;
  /** Why nothing is due; empty in the other categories. */
  reason: string;
  /** For each night. */
  cents: number;
};

/** Persons of a stay who owe the same, each of them. Names nobody, so it can be kept. */
export type TaxGroup = { people: number; spans: TaxSpan[] };

const exemptReasons = {
  season: 'fuori stagione',
  maxNights: 'oltre il numero massimo di notti',
  /** Of a declared party. */
  age: 'per età',
} as const;

/** The rule for a night; null before the first one. */
export const ruleOn = <Rule extends { from: StayDate }>(
  night: StayDate,
  rules: readonly Rule[],
): Rule | null =>
  rules.reduce<Rule | null>(
    (found, rule) => (rule.from <= night && (!found || rule.from >= found.from) ? rule : found),
    null,
  );

/** The one place where tax is rounded: half a cent and more becomes a cent. Whole numbers only. */
const roundHalfUp = (dividend: number, divisor: number): number => {
  const doubled = 2 * dividend + divisor;
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
};

/** The rent of one person's night is `rentCents / shares`. */
type Price = { rentCents: number; shares: number };

const centsOf = (amount: TaxAmount, percent: number, { rentCents, shares }: Price): number => {
  if (amount.kind === 'fixed') return roundHalfUp(amount.cents * percent, 100);
  const isCapped = rentCents * amount.permille >= amount.capCents * shares * 1000;
  return isCapped
    ? roundHalfUp(amount.capCents * percent, 100)
    : roundHalfUp(rentCents * amount.permille * percent, shares * 1000 * 100);
};

/** What an adult owes for a night of these months, before ages and other reasons. */
export const amountOn = (night: StayDate, { amount, seasons }: TaxRule): TaxAmount => {
  const month = Number(monthOf(night).slice(5));
  return seasons.find(({ months }) => months.includes(month))?.amount ?? amount;
};

const isUnder = (birthDate: StayDate, age: number, night: StayDate): boolean =>
  night < addYears(birthDate, age);

type Due = Pick<TaxSpan, 'category' | 'reason' | 'cents'>;

const exempt = (reason: string): Due => ({ category: 'exempt', reason, cents: 0 });

/** What a person owes for a night, however many nights came before. */
const dueOn = (
  night: StayDate,
  rule: TaxRule,
  { age, exemption }: TaxPerson,
  price: Price,
): Due => {
  if (exemption !== null) return exempt(exemption);
  const amount = amountOn(night, rule);
  if (amount.kind === 'fixed' && amount.cents === 0) return exempt(exemptReasons.season);
  const { freeUnderAge, reduced } = rule;
  if (age === 'free') return exempt(exemptReasons.age);
  if (age !== 'pays') {
    if (isUnder(age.birthDate, freeUnderAge, night)) return exempt(`sotto i ${freeUnderAge} anni`);
    if (reduced && isUnder(age.birthDate, reduced.underAge, night)) {
      const own = reduced.amount;
      const cents = own.kind === 'fixed' ? own.cents : centsOf(amount, own.percent, price);
      return { category: 'reduced', reason: '', cents };
    }
  }
  return { category: 'full', reason: '', cents: centsOf(amount, 100, price) };
};

type PersonNight = Due & { night: StayDate };

/** What all persons of a stay have in common. */
type Facts = { nights: readonly StayDate[]; price: Price; earlierNights: number };

/** The nights among `paid` that count towards the limit on a night. */
const usedUp = (night: StayDate, per: 'stay' | 'year', paid: readonly StayDate[], facts: Facts) => {
  if (per === 'stay') return paid.length;
  const year = night.slice(0, 4);
  const before = facts.nights[0]?.startsWith(year) ? facts.earlierNights : 0;
  return before + paid.filter((other) => other.startsWith(year)).length;
};

/** Only nights that cost something use up the largest number of nights. */
const nightsOf = (person: TaxPerson, rules: readonly TaxRule[], facts: Facts): PersonNight[] => {
  const paid: StayDate[] = [];
  return facts.nights.flatMap((night): PersonNight[] => {
    const rule = ruleOn(night, rules);
    if (!rule || night < person.from) return [];
    const due = dueOn(night, rule, person, facts.price);
    if (due.category === 'exempt') return [{ ...due, night }];
    const { maxNights } = rule;
    if (maxNights && usedUp(night, maxNights.per, paid, facts) >= maxNights.nights) {
      return [{ ...exempt(exemptReasons.maxNights), night }];
    }
    paid.push(night);
    return [{ ...due, night }];
  });
};

const isSame = (one: Due, other: Due): boolean =>
  one.category === other.category && one.reason === other.reason && one.cents === other.cents;

const toSpans = (nights: readonly PersonNight[]): TaxSpan[] => {
  const spans: TaxSpan[] = [];
  for (const { night, ...due } of nights) {
    const last = spans.at(-1);
    if (last && isSame(last, due)) last.nights += 1;
    else spans.push({ from: night, nights: 1, ...due });
  }
  return spans;
};

/** What each person of a stay owes. Nights before the first rule have no span. */
export const taxOfStay = (stay: TaxedStay, rules: readonly TaxRule[]): TaxGroup[] => {
  const { rentCents, people, earlierNights } = stay;
  const nights = paidNights(stay);
  const price = { rentCents, shares: Math.max(1, nights.length * people.length) };
  const facts = { nights, price, earlierNights };
  const each = people.map((person) => toSpans(nightsOf(person, rules, facts)));
  return [...Map.groupBy(each, (spans) => JSON.stringify(spans)).values()].map((same) => ({
    people: same.length,
    spans: same[0] ?? [],
  }));
};

export const centsOfGroups = (groups: readonly TaxGroup[]): number =>
  groups.reduce(
    (sum, { people, spans }) =>
      sum + people * spans.reduce((own, { nights, cents }) => own + nights * cents, 0),
    0,
  );
