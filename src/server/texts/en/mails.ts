import type { mails as italian } from '#server/texts/it/mails.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const mails: Translation<typeof italian> = {
  greeting: 'Hello,',
  greetingByName: 'Hello {name},',
  phone: 'Phone {number}',
  line: '{label}: {value}',
  andMore: 'and {count} more',
  before: 'before: {value}',
  requestNumber: 'Request no. {id}',
  bookingNumber: 'Booking no. {id}',
  stateWaiting: 'awaiting our reply',
  stateConfirmed: 'confirmed',
  stateCancelled: 'cancelled',
  stateRejected: 'declined',
  ignoreIt: 'If you did not send them, there is nothing you need to do: simply ignore this email.',

  checkIn: 'Check-in',
  checkOut: 'Check-out',
  duration: 'Length of stay',
  guests: 'Guests',
  guestsOver12: '{guests}, including {over12} over 12',
  ourWords: 'Our message to you',
  yourNote: 'Your note',
  titleInLanguage: '{title} (in {language})',

  stayClosing: 'See you soon!',
  stayRegards: 'Kind regards',
  requestedSubject: 'We have received your request: {dates}',
  requested: 'We have received your request. Thank you for your interest!',
  requestedNotReserved:
    'The dates are not reserved yet: your booking is only certain once we have confirmed it.',
  moreRequestedSubject: '{siteName}: we have received more requests',
  moreRequested:
    'We have received more booking requests from this email address, in addition to those we have already written to you about. We will reply soon; the dates are not reserved yet.',
  offeredSubject: { one: 'An offer for you: {dates}', other: '{count} offers for your stay' },
  offered: {
    one: 'We have an offer for your stay. If it suits you, accept it on your page with one click.',
    other:
      'We have {count} offers for your stay: choose the one you prefer, and accept it on your page with one click.',
  },
  offer: 'Our offer',
  offerNumber: 'Offer {number}',
  offerUntil: 'valid until {day}',
  offersButton: { one: 'See and accept', other: 'See and choose' },
  offersHeld: 'Until then we keep these nights for you.',
  offersNotHeld: 'The nights are not reserved yet: they are yours as soon as you accept.',
  confirmedSubject: 'Booking confirmed: {dates}',
  confirmed:
    'Good news: your booking is confirmed. The dates are yours, and we look forward to welcoming you!',
  party: 'Who is coming',
  confirmedParty:
    'Before you arrive, please tell us on the page of your stay who is coming: by law we must report it to the Italian police (Art. 109 TULPS). Please do not send us photos of documents: they are not needed.',
  documents: 'Identity documents',
  confirmedDocuments:
    'Before your stay we will need photos of the identity documents of all guests over 12, as required by the Italian police. Just reply to this email, and we will work out together how you can send them.',
  directions: 'Getting there',
  directionsLink: 'Read the directions',
  mapLink: 'Open the map',
  calendarAttached: 'Your stay is attached as a file for your calendar.',
  rejectedSubject: 'Your request for {dates}',
  rejected: 'Unfortunately we cannot accept your request for these dates.',
  rejectedOtherDates: 'We would be delighted to welcome you at another time.',
  freeDatesButton: 'See available dates',
  reopenedSubject: 'Your request is awaiting our reply: {dates}',
  reopened: 'Your request is awaiting our reply again: we will write to you as soon as possible.',
  changedSubject: 'Your stay has changed: {dates}',
  changed: 'We have changed your stay. Below you see how it stands now, and how it was before.',
  calendarChanged: 'Your changed stay is attached as a file for your calendar.',
  requestChangedSubject: 'Your request has changed: {dates}',
  requestChanged:
    'We have changed your request. It is still awaiting our reply, and the dates are not reserved yet.',
  cancelledSubject: 'Stay cancelled: {dates}',
  cancelled: 'We have cancelled your stay: the dates are no longer reserved for you.',
  cancelledRegret: 'We are sorry that it will not work out this time.',
  cancelledMoney:
    'If you have already paid anything, please reply to this email, and we will settle it together.',

  answerSubject: '{siteName}: our reply to your message',
  answeredMessage: 'Your message of {day}',

  notYou: 'If it wasn’t you, there is nothing you need to do: simply ignore this email.',
  confirmSubject: 'Confirm your email address for {siteName}',
  confirm:
    'Somebody has signed up at {siteName} with this email address. If it was you, please confirm that it is yours: the link is valid for 48 hours and can only be used once. Then you log in with the password you chose.',
  confirmButton: 'Confirm your email address',
  registeredName: 'Name',
  registeredAt: 'Registered',
  confirmNotYou:
    'If it wasn’t you, do not confirm: the link below deletes the registration, even after a confirmation.',
  notMeButton: 'It wasn’t me',
  confirmChangeSubject: 'Confirm your new email address for {siteName}',
  confirmChange:
    'You have asked to use this email address to log in to {siteName}. Please confirm it with the link below: it is valid for 48 hours and can only be used once. Until then, you log in with your previous address.',
  confirmChangeButton: 'Confirm the new address',
  resetSubject: 'Choose a new password for {siteName}',
  reset:
    'You have asked to choose a new password for {siteName}. The link below is valid for one hour and can only be used once; a newer link replaces any earlier ones.',
  resetButton: 'Choose a new password',
  resetClosing:
    'If it wasn’t you, there is nothing you need to do: simply ignore this email. Your current password stays valid.',
  createdSubject: 'Your account at {siteName}',
  created:
    'An account has been created for you at {siteName}. You log in with this email address: please choose your password now. The link is valid for seven days and can only be used once.',
  email: 'Email',
  role: 'Role',
  createdButton: 'Choose your password',
  passwordChangedSubject: 'Your password for {siteName} has changed',
  passwordChanged:
    'The password for your account at {siteName} has just been changed, and all other devices have been logged out.',
  passwordChangedNotYou: 'If it wasn’t you, please choose a new password right away.',
  passwordChangedButton: 'It wasn’t me',
  emailChangedSubject: 'Your email address for {siteName} has changed',
  emailChanged:
    'The email address for your account at {siteName} has been changed: from now on the new one applies, and nothing more will be sent here.',
  emailChangedNotYou: 'If it wasn’t you, please write to us right away.',
  roleChangedSubject: 'Your role at {siteName} has changed',
  roleChanged: 'From now on, your role at {siteName} is: {role}.',
  roleChangedUnexpected: 'If you did not expect this, please write to us.',
  roleUser: 'User',
  roleEditor: 'Editor',
  roleAdmin: 'Administrator',
  passkeysChangedSubject: 'The way you log in to {siteName} has changed',
  passkeysChanged: 'Something has changed in your account at {siteName}: {change}.',
  passkeyAdded: 'a passkey was added',
  passkeyRemoved: 'a passkey was removed',
  passkeyCodesRenewed: 'new recovery codes were created',
  passkeyCodeUsed: 'a recovery code was used instead of a passkey',
  passkeysResetByAdmin: 'an administrator removed the passkeys and recovery codes',
  passkeysResetOnServer: 'the passkeys and recovery codes were removed on the server',
  passkeysResetWithPassword:
    'with the new password, the earlier passkeys and recovery codes no longer work',
  passkeysChangedNotYou:
    'If it wasn’t you, open your profile, remove the passkeys you do not recognise and change your password.',
  profileButton: 'Open your profile',
};
