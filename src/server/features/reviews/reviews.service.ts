import type { AppContext, Caller } from '#server/app-context.ts';
import { notFound } from '#server/app-error.ts';
import type { Database } from '#server/database/database.types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { notifyStaff } from '#server/features/outbox/digest-mails.service.ts';
import { translateAll } from '#server/features/translations/translated-answers.service.ts';
import { languages, serverText } from '#server/languages.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import { HOUSE_LOCALE, type Locale } from '#shared/languages/locales.ts';
import type {
  AnswerReviewInput,
  ApprovedReview,
  CreateReviewInput,
  PaginatedApprovedReviews,
  PaginatedApprovedReviewsInput,
  PaginatedReviews,
  PaginatedReviewsInput,
  Review,
  SetReviewStatusInput,
} from '#shared/reviews.schema.ts';
import {
  countReviews,
  deleteReviewRows,
  findSameReview,
  findStoredReview,
  insertReview,
  listAuthors,
  listReviewsAfterStays,
  listReviewsOfStays,
  listStoredReviews,
  type NewReview,
  type ReviewFilter,
  rateApproved,
  type StoredReview,
  updateAnswer,
  updateApprovedAt,
} from './reviews.repository.ts';
import { reviewTexts } from './reviews.texts.ts';

/** The text for a caller without a session. */
export const LOGIN_TO_REVIEW = serverText('contentErrors.loginToReview');

/** The account of an author may no longer exist. */
const toReviewIn =
  (locale: Locale) =>
  ({ author, ...review }: StoredReview): Review => ({
    ...review,
    author: { ...author, name: author.name ?? languages[locale].t('reviews.formerGuest') },
  });

/** As staff see it. */
export const toReview = toReviewIn(HOUSE_LOCALE);

const toApprovedIn =
  (locale: Locale) =>
  (stored: StoredReview): ApprovedReview => {
    const { approvedAt: _, version: __, ...review } = toReviewIn(locale)(stored);
    return review;
  };

export const listReviews = async (db: Database): Promise<Review[]> =>
  (await listStoredReviews(db, {})).map(toReview);

/** Each word is in the comment or in the present name of the author's account. */
const searchedWords = async (
  db: Database,
  search: string,
): Promise<NonNullable<ReviewFilter['words']>> => {
  const words = foldedWords(search);
  if (words.length === 0) return [];
  const authors = (await listAuthors(db)).map(({ id, name }) => ({ id, name: foldText(name) }));
  return words.map((word) => ({
    word,
    authorIds: authors.filter(({ name }) => name.includes(word)).map(({ id }) => id),
  }));
};

/** Of all reviews those that wait for approval come first. */
const listPageOfReviews = async (
  db: Database,
  { status, words = [] }: ReviewFilter,
  range: { limit: number; offset: number },
): Promise<StoredReview[]> => {
  if (status !== undefined) return listStoredReviews(db, { status, words }, range);
  const pending = { status: 'PENDING', words } as const;
  const waiting = await listStoredReviews(db, pending, range);
  const others = await listStoredReviews(
    db,
    { status: 'APPROVED', words },
    {
      limit: range.limit - waiting.length,
      offset: Math.max(0, range.offset - (await countReviews(db, pending))),
    },
  );
  return [...waiting, ...others];
};

export const listPaginatedReviews = async (
  { database: db, clock }: Pick<AppContext, 'database' | 'clock'>,
  { page, limit, status, search = '' }: PaginatedReviewsInput,
): Promise<PaginatedReviews> => {
  const filter = { status, words: await searchedWords(db, search) };
  const found = await listPageOfReviews(db, filter, { limit, offset: (page - 1) * limit });
  const ids = found.map(({ id }) => id);
  const stayed = await listReviewsAfterStays(db, ids, todayAtHouse(clock.now()));
  return {
    reviews: found.map((one) => ({
      ...toReview(one),
      hasStayed: one.stayedIn !== null || stayed.includes(one.id),
    })),
    total: await countReviews(db, filter),
  };
};

/** In the visitor's language as far as they are translated. */
const toTranslated = (
  db: Database,
  locale: Locale,
  stored: readonly StoredReview[],
): Promise<ApprovedReview[]> =>
  translateAll(db, { texts: reviewTexts, locale }, stored.map(toApprovedIn(locale)));

export const listApprovedReviews = async (
  db: Database,
  locale: Locale,
): Promise<ApprovedReview[]> =>
  toTranslated(db, locale, await listStoredReviews(db, { status: 'APPROVED' }));

export const listPaginatedApprovedReviews = async (
  db: Database,
  { page, limit }: PaginatedApprovedReviewsInput,
  locale: Locale,
): Promise<PaginatedApprovedReviews> => {
  const range = { limit, offset: (page - 1) * limit };
  const found = await listStoredReviews(db, { status: 'APPROVED' }, range);
  const { total, averageRating } = await rateApproved(db);
  return {
    reviews: await toTranslated(db, locale, found),
    total,
    averageRating: averageRating === null ? null : Math.round(averageRating * 10) / 10,
  };
};

const getStored = async (db: Database, id: number): Promise<StoredReview> => {
  const stored = await findStoredReview(db, id);
  if (!stored) throw notFound('Recensione non trovata.');
  return stored;
};

/**
 * Stores a user's review, which waits for approval, and notifies staff by mail. The same review again,
 * by a double click or a retry, returns the stored one. TOO_MANY_REQUESTS.
 */
export const writeReview = async (
  app: AppContext,
  input: CreateReviewInput & { locale: Locale },
  { userId }: Caller,
): Promise<Review> => {
  const own = { userId, comment: input.comment };
  if ((await findSameReview(app.database, own)) === null) {
    await app.rateLimiter.consume('review', { subject: String(userId) });
  }
  const now = app.clock.now();
  const written = await inTransaction(app.database, async (tx) => {
    const same = await findSameReview(tx, own);
    if (same !== null) return getStored(tx, same);
    const review = {
      ...input,
      author: { userId },
      createdAt: now.toISOString(),
      approvedAt: null,
      answer: null,
    };
    const id = await insertReview(tx, review);
    await notifyStaff(tx, { kind: 'review-received-staff', id }, now);
    return getStored(tx, id);
  });
  app.wakeMailWorker();
  return toReview(written);
};

export const findReviewOfStay = async (
  db: Database,
  bookingId: number,
): Promise<StoredReview | undefined> => (await listReviewsOfStays(db, [bookingId]))[0];

type StayReview = Pick<NewReview, 'rating' | 'comment' | 'locale'> & {
  author: Required<Extract<NewReview['author'], { name: string }>>;
};

/** Stores a guest's review of a stay, which has none yet. In a transaction. */
export const addStayReview = async (tx: Database, review: StayReview, now: Date): Promise<void> => {
  const waiting = { createdAt: now.toISOString(), approvedAt: null, answer: null };
  const id = await insertReview(tx, { ...review, ...waiting });
  await notifyStaff(tx, { kind: 'review-received-staff', id }, now);
};

/** Approves a review, or withdraws the approval. NOT_FOUND. */
export const setReviewStatus = (
  app: AppContext,
  { id, status }: SetReviewStatusInput,
): Promise<Review> =>
  inTransaction(app.database, async (tx) => {
    const before = await getStored(tx, id);
    if (before.status !== status) {
      await bumpVersion(tx, 'reviews', { id });
      const now = app.clock.now().toISOString();
      await updateApprovedAt(tx, id, status === 'APPROVED' ? now : null);
    }
    return toReview(await getStored(tx, id));
  });

/**
 * Writes the owners' answer, or changes it; it keeps the day on which it was first given. NOT_FOUND,
 * CHANGED_MEANWHILE.
 */
export const answerReview = (
  app: AppContext,
  { id, text, seenVersion }: AnswerReviewInput,
): Promise<Review> =>
  inTransaction(app.database, async (tx) => {
    const { answer } = await getStored(tx, id);
    await bumpVersion(tx, 'reviews', { id, seenVersion });
    const createdAt = answer?.createdAt ?? app.clock.now().toISOString();
    await updateAnswer(tx, id, { text, createdAt });
    return toReview(await getStored(tx, id));
  });

/** NOT_FOUND, also where there is no answer. */
export const deleteAnswer = (app: AppContext, id: number): Promise<Review> =>
  inTransaction(app.database, async (tx) => {
    const { answer } = await getStored(tx, id);
    if (!answer) throw notFound('Questa recensione non ha una risposta.');
    await bumpVersion(tx, 'reviews', { id });
    await updateAnswer(tx, id, null);
    return toReview(await getStored(tx, id));
  });

/** NOT_FOUND. */
export const deleteReview = (app: AppContext, id: number): Promise<void> =>
  inTransaction(app.database, async (tx) => {
    await getStored(tx, id);
    await deleteReviewRows(tx, [id]);
  });

/** Inserts a review without notifications: for sample content. Returns its id. */
export const addReview = (tx: Database, review: NewReview): Promise<number> =>
  insertReview(tx, review);

export const removeReviews = (tx: Database, ids: readonly number[]): Promise<void> =>
  deleteReviewRows(tx, ids);
