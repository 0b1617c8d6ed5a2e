import type { Translation } from '#shared/languages/translator.ts';
import type { booking as italian } from '#shared/texts/it/booking.ts';

export const booking: Translation<typeof italian> = {
  title: 'Book your stay',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  guests: 'Guests',
  oneGuestLess: 'One fewer guest',
  oneGuestMore: 'One more guest',
  over12: 'Aged over 12',
  oneOver12Less: 'One fewer guest over 12',
  oneOver12More: 'One more guest over 12',
  linen: 'Bed linen and towels',
  yes: 'yes',
  no: 'no',
  name: 'Name',
  phone: 'Phone',
  note: 'Notes',
  addPhoneAndNote: 'Add phone and notes',
  shareButton: 'Share',
  slowAnswer:
    'Your request is on its way and we are waiting for the server to respond. There is no need to send it again, and nothing you have written will be lost.',
  sendButton: 'Send request',
  nothingToPay:
    'There is nothing to pay now: we will read your request and reply to you. We use your details for this alone: see our <0>privacy notice</0>.',
  notCreated: 'Your request could not be sent',
  unanswered:
    'The server did not answer, so we cannot say whether your request has reached us. You can send it again: it will count only once.',

  arrival: 'Arrival',
  departure: 'Departure',
  howMany: 'How many guests?',
  calculateButton: 'Show the price',

  chooseDates:
    'Choose your arrival and departure days: the price appears straight away, line by line.',
  chooseDeparture: 'Now choose your departure day: the price appears straight away, line by line.',
  withoutPrice: 'There is no price for these dates: please choose others in the calendar.',
  askedForByOthers:
    'Someone else has already requested some of these nights, but they are still available: you can request them too, and we reply to everyone.',
  pricesOfOtherYear: 'Based on the {year} prices, valid for {stayYear} too.',

  sentTitle: 'Your request has been sent!',
  requestTitle: 'Your request',
  requestNumber: 'Request number',
  stay: 'Stay',
  mailFollows: 'Once we have approved it, we will send a confirmation email to <0>{email}</0>.',
  mailsDoNotWork:
    'We have received your request, but no confirmation can be sent from here: please contact us directly.',
  nextSteps: 'What happens next',
  weRead: 'We read your request.',
  weReadWithinHours: 'We read your request and usually reply within a few hours.',
  weReadWithinDay: 'We read your request and usually reply within a day.',
  weReadWithinTwoDays: 'We read your request and usually reply within two days.',
  notReserved:
    'Until we confirm your request, the dates are not reserved and there is nothing to pay.',
  answerInOwnStays: 'You will also find our reply under <0>My bookings</0>.',
  lookInSpam: 'If you do not see our reply, please look in your spam folder too.',
  addToCalendarButton: 'Add to calendar',
  sendAnotherButton: 'Send another request',
  calendarEvent: '{siteName} (request no. {id}, to be confirmed)',
  calendarFile: 'stay-{date}.ics',

  checkInRequired: 'Please choose your check-in date',
  checkOutRequired: 'Please choose your check-out date',
  checkInInPast: 'The check-in date cannot be in the past',
  checkOutBeforeCheckIn: 'The check-out date cannot be before check-in',
  tooFarAhead: 'You can book up to {years} years ahead',
  tooManyNights: 'You can request up to {nights} nights: for a longer stay, please write to us',
  datesTaken: 'The dates you chose are not available',
  guestsRequired: 'Please enter at least 1 guest',
  guestsWhole: 'Please enter a whole number of guests',
  tooManyGuests: 'Please enter no more than {max} guests',
  houseTooSmall: 'The house sleeps up to {max} guests',
  over12Required: 'Please enter how many guests are over 12',
  over12TooMany: 'This cannot be more than the number of guests',
  linenRequired: 'Please tell us whether you need bed linen and towels',
  nameRequired: 'Please enter your name',
  emailRequired: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  phoneInvalid: 'Please enter a valid phone number',
};
