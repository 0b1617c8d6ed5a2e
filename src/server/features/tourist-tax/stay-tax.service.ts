import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { getBooking } from '#server/features/bookings/bookings.service.ts';
import {
  findGuestsOfStays,
  type GuestOfStay,
} from '#server/features/party/guests-of-stays.service.ts';
import {
  findTaxCollectors,
  setTaxCollector,
} from '#server/features/portal-stays/portal-stays.service.ts';
import type { AnonymousStay, StaffStay } from '#shared/bookings/bookings.schema.ts';
import { isPortal } from '#shared/bookings/stay-sources.ts';
import type { InputIssue } from '#shared/error-codes.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { paidNights } from '#shared/prices/price-lists.ts';
import { isBesideRent } from '#shared/prices/quote.ts';
import type { TaxCollector } from '#shared/tourist-tax/tax-returns.ts';
import {
  centsOfGroups,
  ruleOn,
  type TaxGroup,
  type TaxPerson,
  type TaxRule,
  taxOfStay,
} from '#shared/tourist-tax/tax-rules.ts';
import type {
  StayTax,
  TaxExemption,
  TaxState,
  UpdateStayTaxInput,
} from '#shared/tourist-tax/tourist-tax.schema.ts';
import {
  findStayTaxRows,
  findTaxSettings,
  insertStayTaxRow,
  type KnownRow,
  updateStayTaxRow,
} from './tourist-tax.repository.ts';

// The tax of each stay: calculated from its guests as long as their data are here, then kept without them.

type Stay = StaffStay | AnonymousStay;

/** Sums that stay when the guests' data go. */
export type Kept = { groups: readonly TaxGroup[]; isExact: boolean };

/** A stay with its tax. */
export type TaxedStayOf = {
  stay: Stay;
  collector: TaxCollector;
  groups: readonly TaxGroup[];
  dueCents: number;
  isExact: boolean;
  row: KnownRow;
  exemptions: TaxExemption[];
  guests: readonly GuestOfStay[];
};

const sealOf = (id: number) => ({ purpose: 'tax-exemptions', subject: String(id) });

/** None where this server has another key than the one that wrote them. */
export const exemptionsOf = (
  { secretKey }: AppContext,
  id: number,
  { exemptions }: KnownRow,
): TaxExemption[] => {
  const json = exemptions && secretKey.unseal(sealOf(id), exemptions);
  return json ? JSON.parse(json) : [];
};

/** The price of the nights alone. A portal's sum has none of our lines. */
const rentOf = ({ totalCents, quote, source }: Stay): number => {
  const extras = (quote?.lines ?? [])
    .filter(({ kind }) => isBesideRent(kind))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return Math.max(0, (totalCents ?? 0) - (isPortal(source) ? 0 : extras));
};

/** The guests by age once all are registered; until then the party of the booking. */
const peopleOf = (
  { startDate, numberOfGuests, over12 }: Stay,
  guests: readonly GuestOfStay[] | null,
): { id: number | null; person: TaxPerson }[] => {
  if (guests) {
    return guests.map(({ id, birthDate, arrivalDate }) => ({
      id,
      person: { from: arrivalDate || startDate, age: { birthDate }, exemption: null },
    }));
  }
  return Array.from({ length: numberOfGuests }, (_, index) => ({
    id: null,
    person: { from: startDate, age: index < over12 ? 'pays' : 'free', exemption: null },
  }));
};

/** An exemption goes to its guest; one without a guest to the next person without another. */
const withExemptions = (
  people: ReturnType<typeof peopleOf>,
  exemptions: readonly TaxExemption[],
): TaxPerson[] => {
  const named = new Map(
    exemptions.flatMap(({ guestId, reason }) => (guestId === null ? [] : [[guestId, reason]])),
  );
  const known = new Set(people.map(({ id }) => id));
  const unnamed = exemptions
    .filter(({ guestId }) => guestId === null || !known.has(guestId))
    .map(({ reason }) => reason);
  return people.map(({ id, person }) => {
    const own = id === null ? undefined : named.get(id);
    return { ...person, exemption: own ?? unnamed.shift() ?? null };
  });
};

type Parts = {
  row: KnownRow;
  collector: TaxCollector;
  party: { guests: GuestOfStay[]; isComplete: boolean } | undefined;
  rules: readonly TaxRule[];
};

const toTaxed = (app: AppContext, stay: Stay, parts: Parts): TaxedStayOf => {
  const { row, collector, party, rules } = parts;
  const guests = party?.guests ?? [];
  const exemptions = exemptionsOf(app, stay.id, row);
  const kept: Kept | null = row.kept && JSON.parse(row.kept);
  const isExact = kept?.isExact ?? party?.isComplete === true;
  const people = withExemptions(peopleOf(stay, isExact ? guests : null), exemptions);
  const { startDate, endDate } = stay;
  const facts = { startDate, endDate, people, rentCents: rentOf(stay) };
  const groups = kept?.groups ?? taxOfStay({ ...facts, earlierNights: row.earlierNights }, rules);
  const dueCents = centsOfGroups(groups);
  return { stay, collector, groups, dueCents, isExact, row, exemptions, guests };
};

const defaultCollector = ({ source }: Stay): TaxCollector =>
  isPortal(source) ? 'portal' : 'house';

export const taxStays = async (
  app: AppContext,
  db: Database,
  stays: readonly Stay[],
  rules: readonly TaxRule[],
): Promise<TaxedStayOf[]> => {
  const ids = stays.map(({ id }) => id);
  const rowOf = await findStayTaxRows(db, ids);
  const parties = await findGuestsOfStays(app, db, stays);
  const collectors = await findTaxCollectors(db, ids);
  return stays.map((stay) => {
    const { id } = stay;
    const row = rowOf(id);
    const settled = collectors.get(id);
    const ofPortal = settled && (settled === 'us' ? 'house' : 'portal');
    const collector = ofPortal ?? row.collector ?? defaultCollector(stay);
    return toTaxed(app, stay, { row, collector, party: parties.get(id), rules });
  });
};

export const stateOf = ({ collector, dueCents, row }: TaxedStayOf): TaxState => {
  if (collector === 'portal' || row.collectedCents !== null) return 'collected';
  return dueCents === 0 ? 'not-due' : 'due';
};

/** NOT_FOUND, BOOKING_IS_BLOCK. */
const findTaxedStay = async (app: AppContext, db: Database, id: number): Promise<StayTax> => {
  const stay = await getBooking(db, id);
  if (stay.isBlocked) throw new AppError('BOOKING_IS_BLOCK');
  const { kind, rules } = await findTaxSettings(db);
  const [taxed] = await taxStays(app, db, [stay], rules);
  if (!taxed) throw new Error('A stay without its tax');
  const { row, guests } = taxed;
  const { startDate, endDate, guestName } = stay;
  return {
    ...{ id, isOn: kind === 'tax', startDate, endDate, guestName },
    collector: taxed.collector,
    dueCents: taxed.dueCents,
    collectedCents: row.collectedCents,
    collectedOn: row.collectedOn,
    state: stateOf(taxed),
    isExact: taxed.isExact,
    isKept: row.kept !== null,
    groups: [...taxed.groups],
    exemptions: taxed.exemptions,
    earlierNights: row.earlierNights,
    hasYearLimit: paidNights(stay).some((night) => ruleOn(night, rules)?.maxNights?.per === 'year'),
    guests: guests.map(({ id: guestId, name }) => ({ id: guestId, name })),
    version: row.version,
  };
};

export const getStayTax = (app: AppContext, id: number): Promise<StayTax> =>
  findTaxedStay(app, app.database, id);

type Change = Pick<UpdateStayTaxInput, 'exemptions' | 'earlierNights'>;

const issueOf = (
  { exemptions = [], earlierNights }: Change,
  before: StayTax,
): InputIssue | null => {
  const isOther = (earlierNights ?? before.earlierNights) !== before.earlierNights;
  if (before.isKept && (exemptions.length > 0 || isOther)) {
    const message = 'I dati degli ospiti sono già cancellati: la somma resta com’era.';
    return { path: isOther ? 'earlierNights' : 'exemptions', message };
  }
  const known = [...before.guests.map(({ id }) => id), ...before.exemptions.map((e) => e.guestId)];
  const named = exemptions.flatMap(({ guestId }) => guestId ?? []);
  const unknown = exemptions.findIndex(({ guestId }) => guestId && !known.includes(guestId));
  if (unknown >= 0) {
    const message = 'Questo ospite non c’è più: scegline un altro.';
    return { path: `exemptions.${unknown}.guestId`, message };
  }
  if (new Set(named).size < named.length) {
    return { path: 'exemptions', message: 'Un ospite ha due esenzioni: ne basta una.' };
  }
  return null;
};

/** Changes the given fields only. NOT_FOUND, BOOKING_IS_BLOCK, CHANGED_MEANWHILE, INVALID_INPUT. */
export const updateStayTax = (
  app: AppContext,
  { id, seenVersion, exemptions, collector, ...change }: UpdateStayTaxInput,
): Promise<StayTax> =>
  inTransaction(app.database, async (tx) => {
    const before = await findTaxedStay(app, tx, id);
    await insertStayTaxRow(tx, id);
    await bumpVersion(tx, 'touristTaxStays', { id, seenVersion });
    const issue = issueOf({ exemptions, earlierNights: change.earlierNights }, before);
    if (issue) throw invalidInput(issue);
    const sealed = exemptions?.length
      ? app.secretKey.seal(sealOf(id), JSON.stringify(exemptions))
      : null;
    const rows = await findStayTaxRows(tx, [id]);
    await updateStayTaxRow(tx, id, {
      collector: collector ?? rows(id).collector,
      ...definedOf(change),
      ...(exemptions && { exemptions: sealed }),
    });
    if (collector) await setTaxCollector(tx, id, collector === 'house' ? 'us' : 'portal');
    return findTaxedStay(app, tx, id);
  });
