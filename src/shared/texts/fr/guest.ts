import type { Translation } from '#shared/languages/translator.ts';
import type {
  guestPage as italian,
  contract as italianContract,
  stayReview as italianReview,
} from '#shared/texts/it/guest.ts';

export const guestPage: Translation<typeof italian> = {
  page: 'Votre séjour',
  waitingTitle: 'Votre demande attend notre réponse',
  confirmedTitle: 'À bientôt, {name}\u00a0!',
  rejectedTitle: 'Ces dates ne sont pas libres',
  cancelledTitle: 'Votre séjour est annulé',
  lapsedTitle: 'Ces dates sont passées',
  overTitle: 'Merci d’avoir séjourné chez nous, {name}\u00a0!',
  waiting:
    'Nous l’avons bien reçue. Jusqu’à la confirmation, les dates ne sont pas réservées et il n’y a rien à payer.',
  confirmed: 'Votre séjour est confirmé\u00a0: {dates}.',
  rejected:
    'Nous n’avons pas pu confirmer votre demande. Si vous avez d’autres dates en tête, écrivez-nous ou regardez le calendrier.',
  cancelled: 'Dates annulées\u00a0: {dates}. Pour toute question, écrivez-nous.',
  lapsed: 'Votre demande n’a pas été confirmée. Si vous avez d’autres dates en tête, écrivez-nous.',
  over: 'Nous espérons vous revoir.',
  changed: 'Il a été modifié le {day}\u00a0: le voici tel qu’il est maintenant.',

  offersTitle: {
    one: 'Nous avons une proposition pour vous',
    other: 'Choisissez votre proposition',
  },
  offersLead: {
    one: 'Si elle vous convient, acceptez-la ci-dessous\u00a0: votre séjour est aussitôt confirmé.',
    other: 'Acceptez ci-dessous celle que vous préférez\u00a0: votre séjour est aussitôt confirmé.',
  },
  offersOver:
    'Notre proposition n’est plus valable. Si elle vous intéresse toujours, écrivez-nous.',
  offerUntil: 'Valable jusqu’au {day} inclus.',
  offerHeld: 'D’ici là, nous gardons ces nuits pour vous.',
  offerNotHeld: 'Les nuits ne sont pas réservées\u00a0: elles sont à vous dès que vous acceptez.',
  offerTaken: 'Ces nuits ont été prises entre-temps.',
  accept: 'Accepter',
  acceptNamed: 'Accepter\u00a0: {dates}',
  acceptFailed: 'Cela n’a pas fonctionné\u00a0: réessayez dans un instant',
  acceptUnanswered:
    'Le serveur n’a pas répondu et nous ne savons pas si votre accord est arrivé. Appuyez de nouveau, il ne compte qu’une fois.',
  acceptByMail:
    'Pour accepter ici, il faut JavaScript\u00a0: vous pouvez aussi répondre à notre e-mail.',

  toDo: 'Maintenant',
  nothingToDo: 'Vous n’avez rien à faire pour le moment.',
  tellArrival: '<0>Dites-nous à quelle heure vous arrivez</0>, nous serons là.',
  wayInFrom: 'Vous trouverez ici l’adresse, les clés et le Wi-Fi à partir du {day}.',
  wayInHere: '<0>L’adresse, les clés et le Wi-Fi</0> se trouvent plus bas.',

  stay: 'Le séjour',
  number: 'Numéro',
  partyWithChildren: '{guests}, dont {children} jusqu’à 12 ans',
  print: 'Imprimer',

  arrival: 'L’arrivée',
  arrivalQuestion: 'À quelle heure arrivez-vous\u00a0?',
  arrivalHint: 'Une heure approximative suffit. Si elle change, corrigez-la ici.',
  arrivalTime: 'Heure',
  arrivalNote: 'Ferry, vol ou autre',
  arrivalExample: 'Par exemple\u00a0: ferry de 17\u00a0h\u00a030',
  arrivalSave: 'Enregistrer',
  arrivalSaved: 'Merci, c’est noté.',
  arrivalByContact: 'Écrivez-nous ou appelez-nous pour dire à quelle heure vous arrivez.',
  timeInvalid: 'Indiquez l’heure et les minutes, par exemple 16:30',
  address: 'Adresse',
  map: 'Ouvrir la carte',
  directions: 'Itinéraire',
  keys: 'Les clés',
  wifi: 'Wi-Fi',
  wifiName: 'Réseau',
  wifiPassword: 'Mot de passe',

  house: 'La maison',
  rules: 'Règlement de la maison',

  contact: 'Écrivez-nous',
  contactLead: 'Vos hôtes, {host}, vous répondent.',
  contactLeadUnnamed: 'Vos hôtes vous répondent.',
  wish: 'De quoi s’agit-il\u00a0?',
  wishMessage: 'Une question',
  wishChange: 'Changer les dates ou les personnes',
  wishWithdraw: 'Retirer la demande',
  byPortal: 'Paiement et annulation\u00a0: comme convenu sur {portal}.',
  wishCancel: 'Annuler le séjour',
  nothingChanges: 'Rien ne change avant notre réponse.',
  newDates: 'Les nouvelles dates',
  newParty: 'Combien êtes-vous\u00a0?',
  text: 'Message',
  send: 'Envoyer',
  sent: 'Message bien reçu\u00a0: nous répondons bientôt.',
  sendFailed: 'Votre message n’a pas pu être envoyé',
  unanswered:
    'Le serveur n’a pas répondu\u00a0: impossible de dire si votre message nous est parvenu. Vous pouvez l’envoyer à nouveau, il ne comptera qu’une fois.',
  wishMissing: 'Choisissez de quoi il s’agit',
  textMissing: 'Écrivez votre message',
  nothingAsked: 'Choisissez d’autres dates ou un autre nombre de personnes, ou écrivez un message',

  endedTitle: 'Ce lien n’est plus valable',
  ended:
    'Votre séjour est terminé depuis longtemps, ou le dernier e-mail que vous avez reçu de nous contient un lien plus récent.',
};

export const stayReview: Translation<typeof italianReview> = {
  title: 'Comment s’est passé votre séjour\u00a0?',
  lead: 'Racontez-le aux prochains voyageurs\u00a0: deux lignes suffisent. Votre avis paraîtra sur le site avec le nom {name} et le mois de votre séjour, une fois que nous l’aurons lu.',
  sent: 'Merci\u00a0! Nous le lisons, puis il paraîtra sur le site.',
  // For readers without JavaScript.
  byContact:
    'Pour laisser un avis ici, il faut JavaScript\u00a0: vous pouvez aussi nous l’envoyer par message.',
};

export const contract: Translation<typeof italianContract> = {
  title: 'Le contrat',
  toDo: '<0>Lisez et acceptez le contrat</0>.',
  lead: 'Lisez-le tranquillement. S’il vous convient, acceptez-le ci-dessous\u00a0: nous vous l’enverrons par e-mail.',
  changedLead:
    'Les dates, les personnes ou le prix ont changé\u00a0: lisez le contrat dans sa nouvelle version et acceptez-le à nouveau.',
  translated: 'Cette traduction facilite la lecture\u00a0; seul le texte italien fait foi.',
  original: 'Le texte italien',
  read: 'Lire le contrat',
  name: 'Vos prénom et nom',
  nameMissing: 'Indiquez vos prénom et nom',
  tick: 'J’ai lu le contrat et je l’accepte',
  tickMissing: 'Pour accepter, cochez la case',
  accept: 'Accepter le contrat',
  accepted: 'Vous avez accepté le contrat\u00a0: {when}.',
  file: 'Télécharger le PDF',
  failed: 'Cela n’a pas fonctionné\u00a0: réessayez dans un instant',
  unanswered:
    'Le serveur n’a pas répondu et nous ne savons pas si vous avez accepté. Appuyez à nouveau, cela ne compte pas deux fois.',
  byContact: 'Pour accepter ici, il faut JavaScript\u00a0: vous pouvez aussi nous écrire.',
};
