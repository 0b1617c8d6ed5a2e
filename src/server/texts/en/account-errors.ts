import type { accountErrors as italian } from '#server/texts/it/account-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const accountErrors: Translation<typeof italian> = {
  confirmFirst: 'Please confirm your email address before you log in.',
  linkUsed: 'This link has already been used.',
  denialExpired:
    'This link has expired: it was valid for 48 hours. A registration that was never confirmed disappears by itself; if somebody logs in with your address, choose a new password or write to us.',
  passwordNeeded: 'To change your email address or password we need your current password.',
  passwordWrong: 'Your current password is not correct.',
  sessionUnknown: 'Session not found.',
  passkeyUnknown: 'Passkey not found.',
  passkeyTaken: 'This passkey is already registered: please create another one on this device.',
  passkeyOfNobody: 'This passkey is not linked to any account on this site.',
  passkeysNeedDomain: 'Passkeys only work once the site has a domain name.',
  codeWrong: 'The code is not valid, or it has already been used.',

  // Completed actions.
  confirmed: 'Your email address has been confirmed!',
  registrationDenied:
    'The registration is deleted, and the person who made it can no longer log in.',
  confirmationSent: 'A new confirmation email is on its way! Please check your inbox.',
  resetSent:
    'If there is an account with this email address, we have sent you a link to reset your password.',
  passwordChanged: 'Your password has been changed!',
  sessionEnded: 'Session ended.',
  otherSessionsEnded: 'The other sessions have been ended.',
  passkeyRemoved: 'Passkey removed.',
  codeAccepted: 'Code accepted: it cannot be used again.',
  accountErased: 'Your account and your data have been erased.',
  /** A session’s device: ‘Firefox on Windows’. */
  device: '{browser} on {system}',
};
