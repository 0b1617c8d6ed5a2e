import type { AppContext } from '#server/app-context.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type AtAddress, findStayAt } from '#server/features/bookings/guest-link.service.ts';
import { addStayReview } from '#server/features/reviews/reviews.service.ts';
import { addressedName } from '#shared/bookings/first-name.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { ReviewStayInput } from '#shared/guest-page/guest-page.schema.ts';
import type { Locale } from '#shared/languages/locales.ts';
import { reviewOf } from './stay-review.ts';

/**
 * Stores the guest's review, which waits for approval; nothing happens to a stay that has one. It shows the first name
 * alone, where there is one. REVIEW_NOT_OPEN, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const reviewStay = async (
  app: AppContext,
  { rating, comment, locale, ...at }: ReviewStayInput & AtAddress & { locale: Locale },
): Promise<void> => {
  const now = app.clock.now();
  await inTransaction(app.database, async (tx) => {
    const { stay } = await findStayAt(app, tx, at);
    const state = await reviewOf(tx, stay, todayAtHouse(now));
    if (state === 'written') return;
    if (state === null) throw new AppError('REVIEW_NOT_OPEN');
    await app.rateLimiter.consume('guestWish', { subject: String(stay.id) });
    const author = {
      name: addressedName(stay.guestName),
      stay: { bookingId: stay.id, stayedUntil: stay.endDate },
    };
    await addStayReview(tx, { author, rating, comment, locale }, now);
  });
  app.wakeMailWorker();
};
