import type { Translation } from '#shared/languages/translator.ts';
import type { ownStays as italian } from '#shared/texts/it/own-stays.ts';

export const ownStays: Translation<typeof italian> = {
  title: 'Bookings',
  lead: 'Request a stay here and see our reply.',
  listTitle: 'My requests',
  none: 'No requests yet: the ones you send while logged in appear here. Two dates in the calendar below are all it takes.',
  loadFailed: 'Your bookings could not be loaded',
  over: 'past',
  partyAndSent: '{guests} · sent on {when}',
  openPage: 'Open the page of your stay',
  reason: 'Reason: {reason}',
  waiting: {
    one: 'You have a request awaiting a reply',
    other: 'You have requests awaiting a reply',
  },
  scriptPurpose: 'keep track of your requests',

  PENDING: 'Awaiting reply',
  CONFIRMED: 'Confirmed',
  REJECTED: 'Declined',
  CANCELLED: 'Cancelled',
  NOT_AVAILABLE: 'Not available',
};
