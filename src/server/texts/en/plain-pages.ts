import type { plainPages as italian } from '#server/texts/it/plain-pages.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const plainPages: Translation<typeof italian> = {
  backHome: 'Back to the home page',
  requestCode: 'Code: {code}',

  tooManyTitle: 'Too many requests',
  tooMany: 'Too many requests have come from this network. Please try again in a minute.',
  busyTitle: 'The site is very busy',
  busy: 'We cannot show the page right now. Please try again in a few seconds.',
  brokenTitle: 'Something went wrong',
  broken: 'The page cannot be shown right now. Please try again shortly.',

  requestNumber: 'Request no. {id}',
  requestedMail: 'Once we have approved it, we will send a confirmation email to {email}.',
  messageMail: 'We will reply by email to {email}.',
  typed: 'Your browser’s Back button takes you back to the form as you filled it in.',
};
