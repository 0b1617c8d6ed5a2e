import type { guestPages as italian } from '#server/texts/it/guest-pages.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const guestPages: Translation<typeof italian> = {
  invitation:
    'Hello! This is the page of your stay at {siteName}, {dates}, with directions, the house and how to reach us.\n{url}',
  invitationSubject: 'The page of your stay: {dates}',
  button: 'The page of your stay',
  withdraws: 'I would like to withdraw my request.',
  cancels: 'I would like to cancel my stay.',
  otherDates: 'Other dates: {days}.',
  otherParty: 'Guests: {count}, including {over12} over 12.',
};
