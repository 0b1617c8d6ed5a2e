import type { errors as italian } from '#server/texts/it/errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const errors: Translation<typeof italian> = {
  INVALID_INPUT: 'The data sent is not valid.',
  INVALID_JSON: 'The body of the request is not valid JSON.',
  LINK_INVALID:
    'This link is not valid: it may have been used already, or a newer one has arrived.',
  LINK_EXPIRED: 'This link has expired: please ask for a new one.',
  PASSKEY_INVALID: 'The passkey was not recognised. Please try again.',
  UNAUTHENTICATED: 'Please log in first.',
  INVALID_CREDENTIALS: 'Wrong email address or password.',
  FORBIDDEN: 'You are not allowed to do this.',
  EMAIL_NOT_CONFIRMED: 'Please confirm your email address to continue.',
  PASSKEY_REQUIRED: 'To work on the site, please confirm your login with a passkey.',
  NOT_FOUND: 'Not found.',
  METHOD_NOT_ALLOWED: 'This address does not accept the method used.',
  EMAIL_TAKEN: 'There is already an account with this email address.',
  TOO_MANY_PASSKEYS: 'You already have twenty passkeys: remove one that you no longer use.',
  NO_PASSKEY: 'Recovery codes only work alongside a passkey: please add one first.',
  LAST_ADMIN: 'At least one administrator has to remain.',
  DATES_TAKEN: 'The dates you chose are not available',
  BOOKING_NOT_WAITING: 'This request is no longer awaiting a reply: please reload the page.',
  OFFER_OVER: 'This offer is no longer valid. If you are still interested, please write to us.',
  BOOKING_NOT_CONFIRMED: 'Only a confirmed stay can be cancelled.',
  REVIEW_NOT_OPEN: 'This stay cannot be reviewed now.',
  STAY_IS_OVER: 'This stay is over or cancelled: for anything else, please write to us.',
  STAYS_TO_COME:
    'There is a stay still to come, or a request awaiting a reply: it has to be cancelled before the data can be erased.',
  CONTRACT_CHANGED: 'The agreement changed while you were reading it: please reload the page.',
  CHANGED_MEANWHILE:
    'Someone else has saved in the meantime: nothing was changed. Look at the saved version before saving yours.',
  PAYLOAD_TOO_LARGE: 'The data sent is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The format of the data sent is not supported: it has to be JSON.',
  TOO_MANY_REQUESTS: 'Too many attempts: please try again in a few minutes.',
  INTERNAL: 'Something went wrong. Please try again shortly.',
  UNAVAILABLE: 'The site is not available at the moment. Please try again shortly.',
  SITE_IN_PREPARATION: 'The site is still being prepared: we are opening soon.',
};
