import type { Translation } from '#shared/languages/translator.ts';
import type {
  guestPage as italian,
  contract as italianContract,
  stayReview as italianReview,
} from '#shared/texts/it/guest.ts';

export const guestPage: Translation<typeof italian> = {
  page: 'Your stay',
  waitingTitle: 'Your request is waiting for our reply',
  confirmedTitle: 'See you soon, {name}!',
  rejectedTitle: 'These dates are not available',
  cancelledTitle: 'Your stay has been cancelled',
  lapsedTitle: 'These dates have passed',
  overTitle: 'Thank you for staying with us, {name}!',
  waiting:
    'We have received it. Until we confirm, the dates are not reserved and there is nothing to pay.',
  confirmed: 'Your stay is confirmed: {dates}.',
  rejected:
    'We could not confirm your request. If you have other dates in mind, write to us or have a look at the calendar.',
  cancelled: 'The dates were {dates}. If you have any questions, please write to us.',
  lapsed: 'Your request was not confirmed. If you have other dates in mind, write to us.',
  over: 'We hope to see you again.',
  changed: 'It was changed on {day}: below you see it as it is now.',

  offersTitle: { one: 'We have an offer for you', other: 'Choose your offer' },
  offersLead: {
    one: 'If it suits you, accept it below: your stay is confirmed at once.',
    other: 'Accept the one you prefer below: your stay is confirmed at once.',
  },
  offersOver: 'Our offer is no longer valid. If you are still interested, please write to us.',
  offerUntil: 'Valid until the end of {day}.',
  offerHeld: 'Until then we keep these nights for you.',
  offerNotHeld: 'The nights are not reserved: they are yours as soon as you accept.',
  offerTaken: 'These nights have been taken in the meantime.',
  accept: 'Accept',
  acceptNamed: 'Accept: {dates}',
  acceptFailed: 'That did not work: please try again in a moment',
  acceptUnanswered:
    'The server did not answer, and we do not know whether you accepted. Press again: it does not count twice.',
  acceptByMail: 'Accepting here needs JavaScript: you can also reply to our email.',

  toDo: 'Right now',
  nothingToDo: 'There is nothing you need to do for now.',
  tellArrival: '<0>Tell us when you will arrive</0>, so that we can be there.',
  wayInFrom: 'You will find address, keys and Wi-Fi here from {day}.',
  wayInHere: '<0>Address, keys and Wi-Fi</0> are below.',

  stay: 'Your stay',
  number: 'Number',
  partyWithChildren: '{guests}, including {children} aged 12 or under',
  print: 'Print',

  arrival: 'Getting here',
  arrivalQuestion: 'When will you arrive?',
  arrivalHint: 'A rough time is fine. If it changes, just change it here.',
  arrivalTime: 'Time',
  arrivalNote: 'Ferry, flight or anything else',
  arrivalExample: 'For example: the 17:30 ferry',
  arrivalSave: 'Save',
  arrivalSaved: 'Thank you, we have noted it.',
  arrivalByContact: 'Write or call to tell us when you will arrive.',
  timeInvalid: 'Enter hours and minutes, for example 16:30',
  address: 'Address',
  map: 'Open the map',
  directions: 'Directions',
  keys: 'Keys',
  wifi: 'Wi-Fi',
  wifiName: 'Network',
  wifiPassword: 'Password',

  house: 'The house',
  rules: 'House rules',

  contact: 'Write to us',
  contactLead: 'Your hosts, {host}, reply in person.',
  contactLeadUnnamed: 'Your hosts reply in person.',
  wish: 'What is it about?',
  wishMessage: 'A question',
  wishChange: 'Changing dates or guests',
  wishWithdraw: 'Withdrawing the request',
  byPortal: 'Payment and cancellation: as agreed on {portal}.',
  wishCancel: 'Cancelling the stay',
  nothingChanges: 'Nothing changes until we reply.',
  newDates: 'The new dates',
  newParty: 'How many of you',
  text: 'Message',
  send: 'Send',
  sent: 'We have received it and will reply soon.',
  sendFailed: 'Your message could not be sent',
  unanswered:
    'The server did not answer, so we cannot say whether your message has reached us. You can send it again: it will count only once.',
  wishMissing: 'Choose what it is about',
  textMissing: 'Write your message',
  nothingAsked: 'Choose other dates or another number of guests, or write a message',

  endedTitle: 'This link no longer works',
  ended: 'Your stay was a while ago, or the latest email you have from us contains a newer link.',
};

export const stayReview: Translation<typeof italianReview> = {
  title: 'How was it?',
  lead: 'Tell the guests who come after you: a line or two is enough. Your review will appear on the site with the name {name} and the month of your stay, once we have read it.',
  sent: 'Thank you! We will read it, and then it will appear on the site.',
  // For readers without JavaScript.
  byContact: 'Writing a review here needs JavaScript: you can also send it to us in a message.',
};

export const contract: Translation<typeof italianContract> = {
  title: 'The agreement',
  toDo: '<0>Read and accept the agreement</0>.',
  lead: 'Take your time to read it. If it suits you, accept it below: we will email it to you.',
  changedLead:
    'The dates, the guests or the price have changed: please read the agreement as it is now and accept it again.',
  translated: 'This translation is for reading only; the Italian text is binding.',
  original: 'The Italian text',
  read: 'Read the agreement',
  name: 'Your full name',
  nameMissing: 'Please enter your full name',
  tick: 'I have read the agreement and accept it',
  tickMissing: 'To accept, please tick the box',
  accept: 'Accept the agreement',
  accepted: 'You accepted the agreement: {when}.',
  file: 'Download the PDF',
  failed: 'That did not work: please try again shortly',
  unanswered:
    'The server did not answer, so we do not know whether you accepted. Just press again, it does not count twice.',
  byContact: 'Accepting here needs JavaScript: you can also write to us.',
};
