import type { AppContext } from '#server/app-context.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type AtAddress, findStayAt } from '#server/features/bookings/guest-link.service.ts';
import { addGuestMessage } from '#server/features/messages/messages.service.ts';
import { getMaxGuests } from '#server/features/property/property.service.ts';
import { languages } from '#server/languages.ts';
import { changedStayIssue, partyIssue } from '#shared/bookings/booking-rules.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { todayAtHouse } from '#shared/bookings/stay-dates.ts';
import type { AskInput } from '#shared/guest-page/guest-page.schema.ts';
import { stateOf } from './guest-page.service.ts';

type Asked = Omit<AskInput, 'token'>;

/** The dates and the party that the guest asks for, where they are others. */
const changeOf = (stay: StaffStay, asked: Asked) => {
  const after = {
    startDate: asked.startDate ?? stay.startDate,
    endDate: asked.endDate ?? stay.endDate,
    numberOfGuests: asked.numberOfGuests ?? stay.numberOfGuests,
    over12: asked.over12 ?? Math.min(stay.over12, asked.numberOfGuests ?? stay.over12),
  };
  const hasOtherDates = after.startDate !== stay.startDate || after.endDate !== stay.endDate;
  const hasOtherParty =
    after.numberOfGuests !== stay.numberOfGuests || after.over12 !== stay.over12;
  return { after, hasOtherDates, hasOtherParty };
};

/** The wish and the guest's own words, in the guest's language. */
const wordsOf = (stay: StaffStay, asked: Asked): string => {
  const { t, formatDayRange } = languages[stay.locale];
  const { after, hasOtherDates, hasOtherParty } = changeOf(stay, asked);
  const { numberOfGuests, over12 } = after;
  const days = formatDayRange(after.startDate, after.endDate);
  const lines = {
    message: [],
    withdraw: [t(stay.status === 'PENDING' ? 'guestPages.withdraws' : 'guestPages.cancels')],
    change: [
      hasOtherDates && t('guestPages.otherDates', { days }),
      hasOtherParty && t('guestPages.otherParty', { count: numberOfGuests, over12 }),
    ],
  }[asked.wish].filter(Boolean);
  return [...lines, asked.text].filter(Boolean).join('\n\n');
};

/**
 * Passes a guest's wish to the owners: a message in their inbox and a mail, nothing else. The same wish again within a
 * day is not passed twice. INVALID_INPUT, STAY_IS_OVER, NOT_FOUND, TOO_MANY_REQUESTS.
 */
export const askOwners = async (
  app: AppContext,
  { token, clientAddress, ...asked }: Asked & AtAddress,
): Promise<void> => {
  const now = app.clock.now();
  const today = todayAtHouse(now);
  await inTransaction(app.database, async (tx) => {
    const { stay } = await findStayAt(app, tx, { token, clientAddress });
    const isToCome = ['waiting', 'confirmed'].includes(stateOf(stay, today));
    if (asked.wish !== 'message' && !isToCome) throw new AppError('STAY_IS_OVER');
    if (asked.wish === 'change') {
      const { after, hasOtherDates } = changeOf(stay, asked);
      const issue =
        (hasOtherDates ? changedStayIssue(stay, after, today) : null) ??
        partyIssue(after, await getMaxGuests(tx));
      if (issue) throw invalidInput(issue);
    }
    const message = wordsOf(stay, asked);
    if (message === '') {
      throw invalidInput({
        path: 'text',
        message: languages[stay.locale].t('guestPage.nothingAsked'),
      });
    }
    await app.rateLimiter.consume('guestWish', { subject: String(stay.id) });
    await addGuestMessage(tx, { stay, wish: asked.wish, message }, now);
  });
  app.wakeMailWorker();
};
