import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Written } from '#server/database/database.types.ts';
import { deleteWithTexts, updateTexts } from '#server/database/owners-texts.ts';
import type { ReviewsTable } from '#server/database/tables/reviews.table.ts';
import { monthOf, type StayDate } from '#shared/bookings/stay-dates.ts';
import { foldText } from '#shared/fold-text.ts';
import type { Review, ReviewStatus } from '#shared/reviews.schema.ts';
import { reviewTexts } from './reviews.texts.ts';

/** A review as stored; the author's name is null when the account no longer exists. */
export type StoredReview = Omit<Review, 'author'> & {
  author: { name: string | null; avatar: string | null };
};

const stored = (db: Database) =>
  db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.userId')
    .select([
      'reviews.id',
      'reviews.rating',
      'reviews.comment',
      'reviews.locale',
      'reviews.status',
      'reviews.createdAt',
      'reviews.approvedAt',
      'reviews.answer',
      'reviews.answeredAt',
      'reviews.version',
      'reviews.authorName',
      'reviews.stayedUntil',
      'users.name as userName',
      'users.avatar',
    ]);

type ReviewRow = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number];

const toReview = (found: ReviewRow): StoredReview => {
  const { authorName, userName, avatar, answer, answeredAt, stayedUntil, ...row } = found;
  return {
    ...row,
    stayedIn: stayedUntil && monthOf(stayedUntil),
    answer: answer !== null && answeredAt !== null ? { text: answer, createdAt: answeredAt } : null,
    author: { name: userName ?? (authorName || null), avatar },
  };
};

/** `authorIds`: reviews by these accounts match too. */
type SearchedWord = { word: string; authorIds: readonly number[] };

export type ReviewFilter = { status?: ReviewStatus | undefined; words?: readonly SearchedWord[] };

const conditionsOf = ({ status, words = [] }: ReviewFilter): RawBuilder<SqlBool>[] => [
  ...(status === undefined ? [] : [sql<SqlBool>`reviews.status = ${status}`]),
  ...words.map(
    ({ word, authorIds }) =>
      sql<SqlBool>`(instr(reviews.search_text, ${word}) > 0
        OR reviews.user_id IN (SELECT value FROM json_each(${JSON.stringify(authorIds)})))`,
  ),
];

/** Newest first. */
export const listStoredReviews = async (
  db: Database,
  filter: ReviewFilter,
  range?: { limit: number; offset: number },
): Promise<StoredReview[]> => {
  const all = stored(db)
    .where((where) => where.and(conditionsOf(filter)))
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc');
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all).execute();
  return rows.map(toReview);
};

/** The reviews among these whose writers had a confirmed stay that began on `today` or before. */
export const listReviewsAfterStays = async (
  db: Database,
  ids: readonly number[],
  today: StayDate,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.userId')
    .select('reviews.id')
    .where('reviews.id', 'in', ids)
    .where(
      sql<SqlBool>`EXISTS (
        SELECT 1 FROM bookings
        WHERE bookings.status = 'CONFIRMED' AND bookings.start_date <= ${today}
          AND (bookings.user_id = users.id
            OR (users.email_confirmed_at IS NOT NULL AND bookings.guest_email = users.email)))`,
    )
    .execute();
  return rows.map(({ id }) => id);
};

export const countReviews = async (db: Database, filter: ReviewFilter): Promise<number> => {
  const { count } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((where) => where.and(conditionsOf(filter)))
    .executeTakeFirstOrThrow();
  return count;
};

/** The number of approved reviews and their unrounded mean; null when there are none. */
export const rateApproved = async (
  db: Database,
): Promise<{ total: number; averageRating: number | null }> =>
  db
    .selectFrom('reviews')
    .select((query) => [
      query.fn.countAll<number>().as('total'),
      query.fn.avg<number | null>('rating').as('averageRating'),
    ])
    .where('status', '=', 'APPROVED')
    .executeTakeFirstOrThrow();

/** The authors who still have an account. */
export const listAuthors = (db: Database): Promise<{ id: number; name: string }[]> =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', (query) =>
      query
        .selectFrom('reviews')
        .select('userId')
        .where('userId', 'is not', null)
        .$castTo<{ userId: number }>(),
    )
    .execute();

export const findStoredReview = async (db: Database, id: number): Promise<StoredReview | null> => {
  const row = await stored(db).where('reviews.id', '=', id).executeTakeFirst();
  return row ? toReview(row) : null;
};

/** A user's reviews, newest first. */
export const listReviewsOf = async (db: Database, userId: number): Promise<StoredReview[]> => {
  const rows = await stored(db)
    .where('reviews.userId', '=', userId)
    .orderBy('reviews.id', 'desc')
    .execute();
  return rows.map(toReview);
};

/** The reviews that the guests of these stays wrote without an account. */
export const listReviewsOfStays = async (
  db: Database,
  bookingIds: readonly number[],
): Promise<StoredReview[]> => {
  const rows = await stored(db).where('reviews.bookingId', 'in', bookingIds).execute();
  return rows.map(toReview);
};

/** At most `limit` reviews of guests who left on `until` or before. */
export const listOldGuestReviews = async (
  db: Database,
  until: StayDate,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom('reviews')
    .select('id')
    .where('stayedUntil', '<=', until)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** The reviews among these that wait for approval, in the order they arrived. */
export const listPendingReviews = async (
  db: Database,
  ids: readonly number[],
): Promise<StoredReview[]> => {
  const rows = await stored(db)
    .where('reviews.id', 'in', ids)
    .where('reviews.status', '=', 'PENDING')
    .orderBy('reviews.id')
    .execute();
  return rows.map(toReview);
};

/** The user's review with the same content. */
export const findSameReview = async (
  db: Database,
  { userId, comment }: { userId: number; comment: string },
): Promise<number | null> => {
  const row = await db
    .selectFrom('reviews')
    .select('id')
    .where('userId', '=', userId)
    .where('comment', '=', comment)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** An account, or a name without one; with the stay that its guest reviews. */
type Author =
  | { userId: number }
  | { name: string; stay?: { bookingId: number; stayedUntil: StayDate } };

export type NewReview = Pick<
  StoredReview,
  'rating' | 'comment' | 'locale' | 'createdAt' | 'approvedAt' | 'answer'
> & {
  author: Author;
};

/** Approved when it has a time of approval. */
export const insertReview = async (
  db: Database,
  { author, approvedAt, answer, ...review }: NewReview,
): Promise<number> => {
  const authorName = 'name' in author ? author.name : '';
  const row: Written<ReviewsTable> = {
    ...review,
    userId: 'userId' in author ? author.userId : null,
    authorName,
    bookingId: null,
    stayedUntil: null,
    ...('name' in author && author.stay),
    searchText: foldText(`${review.comment}\n${authorName}`),
    status: approvedAt === null ? 'PENDING' : 'APPROVED',
    approvedAt,
    answer: answer?.text ?? null,
    answeredAt: answer?.createdAt ?? null,
  };
  const { id } = await db
    .insertInto('reviews')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Null: the review waits for approval again. */
export const updateApprovedAt = async (
  db: Database,
  id: number,
  approvedAt: string | null,
): Promise<void> => {
  await db
    .updateTable('reviews')
    .set({ status: approvedAt === null ? 'PENDING' : 'APPROVED', approvedAt })
    .where('id', '=', id)
    .execute();
};

/** Null removes the answer. */
export const updateAnswer = async (
  db: Database,
  id: number,
  answer: Review['answer'],
): Promise<void> => {
  const row = { answer: answer?.text ?? null, answeredAt: answer?.createdAt ?? null };
  await updateTexts(db, reviewTexts, id, row);
};

export const deleteReviewRows = (db: Database, ids: readonly number[]): Promise<void> =>
  deleteWithTexts(db, reviewTexts, ids);
