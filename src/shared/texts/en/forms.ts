import type { Translation } from '#shared/languages/translator.ts';
import type { forms as italian } from '#shared/texts/it/forms.ts';

export const forms: Translation<typeof italian> = {
  /** After the label of a field. */
  optional: '(optional)',
  email: 'Email',
  showPassword: 'Show password',
  cancel: 'Cancel',
  /** Leaves a dialog without doing what it is for. */
  back: 'Go back',
  close: 'Close',

  // Errors beside a field.
  invalid: 'This value is not valid.',
  tooLong: 'The text is too long: the limit is {max} characters.',
  textMissing: 'Please enter some text.',
  dateMissing: 'Please enter a valid date.',

  // Why nothing was sent or answered.
  notChecked: 'There is no connection, so nothing was sent. Try again when it is back.',
  offline: '{failure}: there is no internet connection. Try again when it is back.',
  unanswered: 'The server is not responding: please check your connection.',
  slow: 'The server is taking longer than usual',
  failedTitle: 'Something did not work',
  failed: 'Something went wrong. Please try again shortly.',

  // For screen readers.
  loading: 'Loading…',
  closeMessage: 'Close message',

  // The pages of a list.
  pages: 'Pages',
  /** For screen readers, before a number. */
  page: 'Page',
  previousPage: 'Previous',
  nextPage: 'Next',
};
