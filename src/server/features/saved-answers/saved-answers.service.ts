import type { AppContext } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { findStay } from '#server/features/bookings/bookings.service.ts';
import { findNextStay } from '#server/features/bookings/guests.service.ts';
import { getMessage } from '#server/features/messages/messages.service.ts';
import { getHouseName } from '#server/features/property/property.service.ts';
import { translateAll } from '#server/features/translations/translated-answers.service.ts';
import { languages } from '#server/languages.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { definedOf } from '#shared/forms/partial.ts';
import { HOUSE_LOCALE } from '#shared/languages/locales.ts';
import type { StaffMessage } from '#shared/messages.schema.ts';
import {
  type FittedAnswer,
  type SavedAnswer,
  savedAnswerFields,
  type UpdateSavedAnswerInput,
} from '#shared/saved-answers.schema.ts';
import {
  deleteSavedAnswerRow,
  findSavedAnswer,
  insertSavedAnswer,
  listSavedAnswerRows,
  replaceSavedAnswer,
  type SavedAnswerValues,
} from './saved-answers.repository.ts';
import { savedAnswerTexts } from './saved-answers.texts.ts';

export const listSavedAnswers = listSavedAnswerRows;

const getSavedAnswer = async (db: Database, id: number): Promise<SavedAnswer> => {
  const answer = await findSavedAnswer(db, id);
  if (!answer) throw notFound('Risposta pronta non trovata.');
  return answer;
};

/** The stay that a message is about, or else the sender's next one. */
const findStayOf = async ({ database, clock }: AppContext, { bookingId, email }: StaffMessage) => {
  if (bookingId !== null) return findStay(database, bookingId);
  return email === '' ? null : findNextStay(database, email, todayAtHouse(clock.now()));
};

/** Every answer in the sender's language, with the fields that the site knows. NOT_FOUND. */
export const listFittedAnswers = async (
  app: AppContext,
  messageId: number,
): Promise<FittedAnswer[]> => {
  const { database } = app;
  const message = await getMessage(database, messageId);
  const { locale } = message;
  const stay = await findStayOf(app, message);
  const { formatDay } = languages[locale];
  const values = {
    nome: message.name,
    casa: await getHouseName(database),
    ...(stay && { arrivo: formatDay(stay.startDate), partenza: formatDay(stay.endDate) }),
  };
  const answers = await translateAll(
    database,
    { texts: savedAnswerTexts, locale },
    await listSavedAnswers(database),
  );
  return answers.map(({ id, name, text, untranslated }) => ({
    id,
    name,
    text: savedAnswerFields.fill(text, values),
    locale: untranslated ? HOUSE_LOCALE : locale,
  }));
};

export const createSavedAnswer = (
  app: AppContext,
  values: SavedAnswerValues,
): Promise<SavedAnswer> =>
  inTransaction(app.database, async (tx) =>
    getSavedAnswer(tx, await insertSavedAnswer(tx, values)),
  );

/** Changes the given fields only. NOT_FOUND, CHANGED_MEANWHILE. */
export const updateSavedAnswer = (
  app: AppContext,
  { id, seenVersion, ...changes }: UpdateSavedAnswerInput,
): Promise<SavedAnswer> =>
  inTransaction(app.database, async (tx) => {
    const before = await getSavedAnswer(tx, id);
    const version = await bumpVersion(tx, 'savedAnswers', { id, seenVersion });
    const answer = { ...before, ...definedOf(changes), version };
    await replaceSavedAnswer(tx, answer);
    return answer;
  });

/** NOT_FOUND. */
export const deleteSavedAnswer = (app: AppContext, id: number): Promise<SavedAnswer> =>
  inTransaction(app.database, async (tx) => {
    const answer = await getSavedAnswer(tx, id);
    await deleteSavedAnswerRow(tx, id);
    return answer;
  });
