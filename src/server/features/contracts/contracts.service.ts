import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import { type AtAddress, findStayAt } from '#server/features/bookings/guest-link.service.ts';
import { stateOf } from '#server/features/guest-page/guest-page.service.ts';
import { notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import { enqueueMail } from '#server/features/outbox/outbox.service.ts';
import { getTranslatedProperty } from '#server/features/property/property.service.ts';
import { unwritableIn, writePdf } from '#server/infrastructure/pdf/write-pdf.ts';
import { languages } from '#server/languages.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { isPortal } from '#shared/bookings/stay-sources.ts';
import type {
  Acceptances,
  AcceptContractInput,
  GuestContract,
} from '#shared/contracts/contracts.schema.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import { codesInWords } from '#shared/national-code.ts';
import { contractDocument, contractText, hashOf, termsOf } from './contract-document.ts';
import { getContractSettings } from './contract-settings.service.ts';
import {
  type AcceptanceRow,
  findAcceptance,
  insertAcceptance,
  listAcceptances,
} from './contracts.repository.ts';

// The contract on the page of a stay (decision 52): read, accepted, kept as it was.

const isCurrent = ({ terms }: Pick<AcceptanceRow, 'terms'>, stay: StaffStay): boolean =>
  isDeepStrictEqual(JSON.parse(terms), termsOf(stay));

const isOpenFor = async (app: AppContext, db: Database, stay: StaffStay): Promise<boolean> => {
  const { isOn } = await getContractSettings(db);
  const state = stateOf(stay, todayAtHouse(app.clock.now()));
  return isOn && state === 'confirmed' && !isPortal(stay.source);
};

/** Null while there is nothing to accept. */
const contractOf = async (
  app: AppContext,
  db: Database,
  { stay, locale }: { stay: StaffStay; locale: Locale },
): Promise<GuestContract | null> => {
  const text = (await isOpenFor(app, db, stay)) && (await contractText(db, stay, HOUSE_LOCALE));
  if (!text) return null;
  const [latest] = await listAcceptances(db, stay.id);
  const translation = locale === HOUSE_LOCALE ? null : await contractText(db, stay, locale);
  const state = latest ? (isCurrent(latest, stay) ? 'accepted' : 'changed') : 'open';
  return {
    text,
    translation,
    fingerprint: hashOf(text),
    state,
    acceptedAt: latest?.acceptedAt ?? null,
    guestName: stay.guestName,
  };
};

/** NOT_FOUND, TOO_MANY_REQUESTS. */
export const getGuestContract = async (
  app: AppContext,
  at: AtAddress,
  locale: Locale,
): Promise<{ contract: GuestContract | null }> => {
  const { stay } = await findStayAt(app, app.database, at);
  return { contract: await contractOf(app, app.database, { stay, locale }) };
};

type Signature = Pick<AcceptContractInput, 'name' | 'fingerprint'>;

const assertWritable = async (name: string, locale: Locale): Promise<void> => {
  const letters = (await unwritableIn(name)).join('');
  if (letters === '') return;
  const message = languages[locale].t('contracts.unwritable', { letters });
  throw invalidInput({ path: 'name', message });
};

type Signed = { stay: StaffStay; contract: GuestContract; name: string; locale: Locale };

const drawPdf = async (
  db: Database,
  { stay, contract, name, locale }: Signed,
  now: Date,
): Promise<Buffer> => {
  const house = await getTranslatedProperty(db, HOUSE_LOCALE);
  return writePdf(
    contractDocument({
      ...{ text: contract.text, translation: contract.translation, locale, name },
      acceptedAt: now.toISOString(),
      house: { name: house.name, codes: codesInWords(house) },
      bookingId: stay.id,
    }),
  );
};

/** The row and the mails of an acceptance. */
const store = async (
  tx: Database,
  { stay, contract, name, locale, pdf }: Signed & { pdf: Buffer },
  now: Date,
): Promise<void> => {
  const acceptedAt = now.toISOString();
  const { fingerprint } = contract;
  const terms = JSON.stringify(termsOf(stay));
  const row = { bookingId: stay.id, acceptedAt, name, locale, fingerprint, terms, pdf };
  const id = await insertAcceptance(tx, row);
  if (stay.guestEmail !== null) {
    await enqueueMail(tx, {
      subject: { kind: 'contract-accepted', acceptanceId: id, bookingId: stay.id },
      recipient: { name: stay.guestName, email: stay.guestEmail },
      createdAt: acceptedAt,
    });
  }
  await notifyStaff(tx, { kind: 'contract-accepted-staff', id }, now);
};

/**
 * The guest accepts the contract as read. A second press changes nothing. CONTRACT_CHANGED if the text is another one
 * meanwhile; INVALID_INPUT, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const acceptContract = async (
  app: AppContext,
  { name, fingerprint, ...at }: Signature & AtAddress,
  locale: Locale,
): Promise<{ contract: GuestContract | null }> => {
  await assertWritable(name, locale);
  const now = app.clock.now();
  /** NOT_FOUND, CONTRACT_CHANGED. */
  const read = async (db: Database): Promise<Signed> => {
    const { stay } = await findStayAt(app, db, at);
    const contract = await contractOf(app, db, { stay, locale });
    if (!contract) throw notFound(languages[locale].t('contracts.nothingToAccept'));
    const isOther = contract.state !== 'accepted' && contract.fingerprint !== fingerprint;
    if (isOther) throw new AppError('CONTRACT_CHANGED');
    return { stay, contract, name, locale };
  };
  const signed = await read(app.database);
  if (signed.contract.state === 'accepted') return { contract: signed.contract };
  await app.rateLimiter.consume('guestWish', { subject: String(signed.stay.id) });
  // Drawn before the transaction, in which nobody else could write.
  const pdf = await drawPdf(app.database, signed, now);
  const contract = await inTransaction(app.database, async (tx) => {
    const again = await read(tx);
    if (again.contract.state !== 'accepted') await store(tx, { ...again, pdf }, now);
    return contractOf(app, tx, again);
  });
  app.wakeMailWorker();
  return { contract };
};

/** The PDF of the latest acceptance, for the guest. NOT_FOUND, TOO_MANY_REQUESTS. */
export const getGuestContractPdf = async (app: AppContext, at: AtAddress): Promise<Buffer> => {
  const { stay } = await findStayAt(app, app.database, at);
  const [latest] = await listAcceptances(app.database, stay.id);
  if (!latest) throw notFound(languages[stay.locale].t('contracts.nothingToAccept'));
  return getContractPdf(app.database, latest.id);
};

/** For mails; null once it is gone. */
export const findAccepted = findAcceptance;

/** NOT_FOUND. */
export const getContractPdf = async (db: Database, id: number): Promise<Buffer> => {
  const row = await findAcceptance(db, id);
  if (!row) throw notFound('Contratto non trovato.');
  return Buffer.from(row.pdf);
};

/** What the guest of a stay accepted, for staff. NOT_FOUND. */
export const listAccepted = async (db: Database, bookingId: number): Promise<Acceptances> => {
  const stay = await findStay(db, bookingId);
  const { isOn } = await getContractSettings(db);
  const rows = await listAcceptances(db, bookingId);
  return {
    isOn,
    acceptances: rows.map((row) => {
      const { id, acceptedAt, name, fingerprint } = row;
      return { id, acceptedAt, name, fingerprint, isCurrent: isCurrent(row, stay) };
    }),
  };
};
