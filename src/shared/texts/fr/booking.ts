import type { Translation } from '#shared/languages/translator.ts';
import type { booking as italian } from '#shared/texts/it/booking.ts';

export const booking: Translation<typeof italian> = {
  title: 'Demande de séjour',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  guests: 'Personnes',
  oneGuestLess: 'Retirer une personne',
  oneGuestMore: 'Ajouter une personne',
  over12: 'Dont plus de 12\u00a0ans',
  oneOver12Less: 'Retirer une personne de plus de 12\u00a0ans',
  oneOver12More: 'Ajouter une personne de plus de 12\u00a0ans',
  linen: 'Linge de lit et de toilette',
  yes: 'oui',
  no: 'non',
  name: 'Nom',
  phone: 'Téléphone',
  note: 'Remarques',
  addPhoneAndNote: 'Téléphone et remarques',
  shareButton: 'Partager',
  slowAnswer:
    'Votre demande est partie et nous attendons la réponse. Inutile de l’envoyer à nouveau\u00a0: ce que vous avez écrit est conservé.',
  sendButton: 'Envoyer la demande',
  nothingToPay:
    'Il n’y a rien à payer pour le moment\u00a0: nous lisons votre demande et vous répondons. Vos données ne servent qu’à cela\u00a0: <0>politique de confidentialité</0>.',
  notCreated: 'Votre demande n’a pas pu être envoyée',
  unanswered:
    'Le serveur n’a pas répondu\u00a0: impossible de dire si votre demande nous est parvenue. Vous pouvez l’envoyer à nouveau, elle ne comptera qu’une fois.',

  arrival: 'Arrivée',
  departure: 'Départ',
  howMany: 'Combien êtes-vous\u00a0?',
  calculateButton: 'Calculer le prix',

  chooseDates: 'Choisissez l’arrivée et le départ\u00a0: le prix détaillé s’affiche aussitôt.',
  chooseDeparture: 'Choisissez maintenant le départ\u00a0: le prix détaillé s’affiche aussitôt.',
  withoutPrice:
    'Il n’y a pas de prix pour ces dates\u00a0: choisissez-en d’autres dans le calendrier.',
  askedForByOthers:
    'Certaines de ces nuits ont déjà été demandées, mais elles sont encore libres\u00a0: vous pouvez les demander aussi, nous répondons à tous.',
  pricesOfOtherYear: 'Calculé avec les tarifs {year}, valables aussi en {stayYear}.',

  sentTitle: 'Votre demande a bien été envoyée\u00a0!',
  requestTitle: 'Votre demande',
  requestNumber: 'Numéro de la demande',
  stay: 'Séjour',
  mailFollows:
    'Dès que nous l’aurons acceptée, vous recevrez une confirmation par e-mail à <0>{email}</0>.',
  mailsDoNotWork:
    'Votre demande nous est parvenue, mais aucune confirmation ne peut partir d’ici\u00a0: contactez-nous directement.',
  nextSteps: 'Et maintenant\u00a0?',
  weRead: 'Nous lisons votre demande.',
  weReadWithinHours: 'Nous lisons votre demande et répondons en général en quelques heures.',
  weReadWithinDay: 'Nous lisons votre demande et répondons en général sous 24\u00a0heures.',
  weReadWithinTwoDays: 'Nous lisons votre demande et répondons en général sous 48\u00a0heures.',
  notReserved: 'Jusqu’à la confirmation, les dates ne sont pas réservées et il n’y a rien à payer.',
  answerInOwnStays: 'Vous trouverez aussi la réponse dans <0>Mes réservations</0>.',
  lookInSpam: 'Si vous ne voyez pas notre réponse, regardez aussi dans vos courriers indésirables.',
  addToCalendarButton: 'Ajouter au calendrier',
  sendAnotherButton: 'Envoyer une autre demande',
  calendarEvent: '{siteName} (demande n°\u00a0{id}, à confirmer)',
  calendarFile: 'sejour-{date}.ics',

  checkInRequired: 'Choisissez la date d’arrivée',
  checkOutRequired: 'Choisissez la date de départ',
  checkInInPast: 'La date d’arrivée est déjà passée',
  checkOutBeforeCheckIn: 'Le départ ne peut pas précéder l’arrivée',
  tooFarAhead: 'Vous pouvez réserver jusqu’à {years}\u00a0ans à l’avance',
  tooManyNights:
    'Vous pouvez demander {nights}\u00a0nuits au maximum\u00a0: pour un séjour plus long, écrivez-nous',
  datesTaken: 'Les dates choisies ne sont pas disponibles',
  guestsRequired: 'Indiquez au moins 1\u00a0personne',
  guestsWhole: 'Indiquez un nombre entier de personnes',
  tooManyGuests: 'Indiquez {max}\u00a0personnes au maximum',
  houseTooSmall: 'La maison accueille {max}\u00a0personnes au maximum',
  over12Required: 'Indiquez combien de personnes ont plus de 12\u00a0ans',
  over12TooMany: 'Pas plus que le nombre total de personnes',
  linenRequired: 'Indiquez si vous souhaitez le linge de lit et de toilette',
  nameRequired: 'Indiquez votre nom',
  emailRequired: 'Indiquez votre adresse e-mail',
  emailInvalid: 'Indiquez une adresse e-mail valide',
  phoneInvalid: 'Indiquez un numéro de téléphone valide',
};
