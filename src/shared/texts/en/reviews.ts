import type { Translation } from '#shared/languages/translator.ts';
import type { reviews as italian } from '#shared/texts/it/reviews.ts';

export const reviews: Translation<typeof italian> = {
  title: 'Guest reviews',
  none: 'No reviews yet. Be the first to leave one!',
  loadFailed: 'The reviews could not be loaded',
  // Screen readers, before the number.
  average: 'Average rating:',
  // Below the stars: '4.8', and then this.
  outOfFive: { one: 'out of 5 · {count} review', other: 'out of 5 · {count} reviews' },
  stars: { one: '{count} star out of 5', other: '{count} stars out of 5' },
  // A guest's words.
  quotation: '“{comment}”',
  inIt: 'in Italian',
  inEn: 'in English',
  inDe: 'in German',
  inFr: 'in French',
  translated: 'translated from Italian',
  // In place of the day, of a guest who wrote on the page of the stay.
  verified: 'verified guest, {month}',
  // The law asks how reviews are checked.
  howChecked:
    'Reviews marked “verified guest” are by people who stayed here: they write once, on the page of their stay. The others are by registered users, and we do not check whether they have stayed. We read every review before publishing it.',
  ourAnswer: 'Our reply',
  all: 'All reviews ({count})',
  more: 'Show more reviews',
  // In place of the name of a guest whose account is gone.
  formerGuest: 'Guest',
  // Writing one.
  write: 'Write a review',
  loginFirst: 'Please <0>log in</0> to write a review.',
  formFailed: 'The form did not open: check your connection and try again.',
  rating: 'Rating',
  comment: 'Your review',
  commentExample: 'How was your stay? What did you like, and what not so much?',
  remaining: { one: '{count} character left', other: '{count} characters left' },
  remainingOfShort: {
    one: '{count} character left · at least {min} characters needed',
    other: '{count} characters left · at least {min} characters needed',
  },
  tooMany: { one: '{count} character too many', other: '{count} characters too many' },
  send: 'Send review',
  sent: 'Thank you, your review has been sent!',
  sentNote: 'It will be visible once we have approved it.',
  sendFailed: 'Your review could not be sent',
  unanswered: 'The server is not responding: check your connection and try again.',
  toLogin: 'Go to login',
  ratingRequired: 'Please choose a rating from 1 to 5.',
  commentRequired: 'Please write your review',
  commentLength: 'Your review must be between {min} and {max} characters long',
};
