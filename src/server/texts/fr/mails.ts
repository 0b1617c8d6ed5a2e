import type { mails as italian } from '#server/texts/it/mails.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const mails: Translation<typeof italian> = {
  greeting: 'Bonjour,',
  greetingByName: 'Bonjour {name},',
  phone: 'Téléphone {number}',
  line: '{label}\u00a0: {value}',
  andMore: 'et encore {count}',
  before: 'avant\u00a0: {value}',
  requestNumber: 'Demande n°\u00a0{id}',
  bookingNumber: 'Réservation n°\u00a0{id}',
  stateWaiting: 'en attente de réponse',
  stateConfirmed: 'confirmée',
  stateCancelled: 'annulée',
  stateRejected: 'non retenue',
  ignoreIt:
    'Si ce n’est pas vous qui les avez envoyées, vous n’avez rien à faire\u00a0: ignorez simplement cet e-mail.',

  checkIn: 'Arrivée',
  checkOut: 'Départ',
  duration: 'Durée',
  guests: 'Personnes',
  guestsOver12: '{guests}, dont {over12} de plus de 12\u00a0ans',
  ourWords: 'Notre message',
  yourNote: 'Votre remarque',
  titleInLanguage: '{title} (en {language})',

  stayClosing: 'À bientôt\u00a0!',
  stayRegards: 'Bien cordialement',
  requestedSubject: 'Nous avons bien reçu votre demande\u00a0: {dates}',
  requested: 'Nous avons bien reçu votre demande. Merci de votre intérêt\u00a0!',
  requestedNotReserved:
    'Les dates ne sont pas encore réservées\u00a0: la réservation n’est ferme qu’après notre confirmation.',
  moreRequestedSubject: '{siteName}\u00a0: nous avons reçu d’autres demandes',
  moreRequested:
    'D’autres demandes de séjour nous sont parvenues avec cette adresse e-mail, en plus de celles dont nous vous avons déjà parlé. Nous vous répondrons bientôt\u00a0; les dates ne sont pas encore réservées.',
  offeredSubject: {
    one: 'Une proposition pour vous\u00a0: {dates}',
    other: '{count}\u00a0propositions pour votre séjour',
  },
  offered: {
    one: 'Nous avons une proposition pour votre séjour. Si elle vous convient, acceptez-la sur votre page, d’un seul clic.',
    other:
      'Nous avons {count}\u00a0propositions pour votre séjour\u00a0: choisissez celle que vous préférez et acceptez-la sur votre page, d’un seul clic.',
  },
  offer: 'Notre proposition',
  offerNumber: 'Proposition {number}',
  offerUntil: 'valable jusqu’au {day}',
  offersButton: { one: 'Voir et accepter', other: 'Voir et choisir' },
  offersHeld: 'D’ici là, nous gardons ces nuits pour vous.',
  offersNotHeld:
    'Les nuits ne sont pas encore réservées\u00a0: elles sont à vous dès que vous acceptez.',
  confirmedSubject: 'Réservation confirmée\u00a0: {dates}',
  confirmed:
    'Bonne nouvelle\u00a0: votre réservation est confirmée. Les dates sont à vous, et nous vous attendons\u00a0!',
  party: 'Qui vient',
  confirmedParty:
    'Avant votre arrivée, indiquez sur la page de votre séjour qui vient\u00a0: la loi nous oblige à le déclarer à la police italienne (art. 109 TULPS). Ne nous envoyez pas de photos de pièces d’identité\u00a0: elles ne sont pas nécessaires.',
  documents: 'Les pièces d’identité',
  confirmedDocuments:
    'Avant le séjour, il nous faudra une photo de la pièce d’identité de chaque personne de plus de 12\u00a0ans, comme l’exige la police italienne. Pour nous les transmettre, répondez à cet e-mail\u00a0: nous verrons ensemble comment faire.',
  directions: 'Comment venir',
  directionsLink: 'Lire l’itinéraire',
  mapLink: 'Ouvrir la carte',
  calendarAttached: 'Vous trouverez le séjour en pièce jointe, pour votre agenda.',
  rejectedSubject: 'Votre demande\u00a0: {dates}',
  rejected: 'Nous ne pouvons malheureusement pas accepter votre demande pour ces dates.',
  rejectedOtherDates: 'Nous serions ravis de vous accueillir à une autre période.',
  freeDatesButton: 'Voir les dates libres',
  reopenedSubject: 'Votre demande est en attente\u00a0: {dates}',
  reopened:
    'Votre demande est de nouveau en attente de notre réponse\u00a0: nous vous écrirons dès que possible.',
  changedSubject: 'Votre séjour a été modifié\u00a0: {dates}',
  changed:
    'Nous avons modifié votre séjour. Voici ce qui est prévu maintenant, et ce qui l’était avant.',
  calendarChanged: 'Vous trouverez le séjour modifié en pièce jointe, pour votre agenda.',
  requestChangedSubject: 'Votre demande a été modifiée\u00a0: {dates}',
  requestChanged:
    'Nous avons modifié votre demande. Elle attend encore notre réponse, et les dates ne sont pas réservées.',
  cancelledSubject: 'Séjour annulé\u00a0: {dates}',
  cancelled: 'Nous avons annulé votre séjour\u00a0: les dates ne vous sont plus réservées.',
  cancelledRegret: 'Nous sommes désolés que cela ne se fasse pas cette fois.',
  cancelledMoney:
    'Si vous avez déjà payé quelque chose, répondez à cet e-mail\u00a0: nous verrons ensemble comment régler cela.',

  answerSubject: '{siteName}\u00a0: la réponse à votre message',
  answeredMessage: 'Votre message du {day}',

  notYou: 'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: ignorez simplement cet e-mail.',
  confirmSubject: 'Confirmez votre adresse e-mail pour {siteName}',
  confirm:
    'Quelqu’un s’est inscrit sur {siteName} avec cette adresse e-mail. Si c’était vous, confirmez qu’elle est bien la vôtre\u00a0: le lien est valable 48\u00a0heures et ne sert qu’une fois. Vous vous connectez ensuite avec le mot de passe que vous avez choisi.',
  confirmButton: 'Confirmer votre adresse e-mail',
  registeredName: 'Nom',
  registeredAt: 'Inscription',
  confirmNotYou:
    'Si ce n’était pas vous, ne confirmez pas\u00a0: le lien ci-dessous supprime l’inscription, même déjà confirmée.',
  notMeButton: 'Ce n’était pas moi',
  confirmChangeSubject: 'Confirmez votre nouvelle adresse e-mail pour {siteName}',
  confirmChange:
    'Vous avez demandé à vous connecter à {siteName} avec cette adresse e-mail. Confirmez-la avec le lien ci-dessous\u00a0: il est valable 48\u00a0heures et ne sert qu’une fois. En attendant, vous vous connectez avec l’adresse précédente.',
  confirmChangeButton: 'Confirmer la nouvelle adresse',
  resetSubject: 'Choisissez un nouveau mot de passe pour {siteName}',
  reset:
    'Vous avez demandé à choisir un nouveau mot de passe pour {siteName}. Le lien ci-dessous est valable une heure et ne sert qu’une fois\u00a0; un lien plus récent annule les précédents.',
  resetButton: 'Choisir un nouveau mot de passe',
  resetClosing:
    'Si ce n’était pas vous, vous n’avez rien à faire\u00a0: ignorez simplement cet e-mail. Votre mot de passe actuel reste valable.',
  createdSubject: 'Votre compte sur {siteName}',
  created:
    'Un compte a été créé pour vous sur {siteName}. Vous vous connectez avec cette adresse e-mail\u00a0: choisissez maintenant votre mot de passe. Le lien est valable sept jours et ne sert qu’une fois.',
  email: 'E-mail',
  role: 'Rôle',
  createdButton: 'Choisir le mot de passe',
  passwordChangedSubject: 'Votre mot de passe pour {siteName} a été modifié',
  passwordChanged:
    'Le mot de passe de votre compte sur {siteName} vient d’être modifié, et les autres appareils connectés ont été déconnectés.',
  passwordChangedNotYou:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  passwordChangedButton: 'Ce n’était pas moi',
  emailChangedSubject: 'Votre adresse e-mail pour {siteName} a été modifiée',
  emailChanged:
    'L’adresse e-mail de votre compte sur {siteName} a été modifiée\u00a0: connectez-vous désormais avec la nouvelle\u00a0; vous ne recevrez plus rien ici.',
  emailChangedNotYou: 'Si ce n’était pas vous, écrivez-nous tout de suite.',
  roleChangedSubject: 'Votre rôle sur {siteName} a changé',
  roleChanged: 'Votre rôle sur {siteName} est désormais\u00a0: {role}.',
  roleChangedUnexpected: 'Si vous ne vous y attendiez pas, écrivez-nous.',
  roleUser: 'Utilisateur',
  roleEditor: 'Éditeur',
  roleAdmin: 'Administrateur',
  passkeysChangedSubject: 'Votre accès à {siteName} a changé',
  passkeysChanged: 'Quelque chose a changé dans votre compte sur {siteName}\u00a0: {change}.',
  passkeyAdded: 'une clé d’accès a été ajoutée',
  passkeyRemoved: 'une clé d’accès a été supprimée',
  passkeyCodesRenewed: 'de nouveaux codes de secours ont été créés',
  passkeyCodeUsed: 'un code de secours a été utilisé à la place de la clé d’accès',
  passkeysResetByAdmin: 'un administrateur a supprimé les clés d’accès et les codes de secours',
  passkeysResetWithPassword:
    'avec le nouveau mot de passe, les clés d’accès et les codes de secours précédents ne sont plus valables',
  passkeysResetOnServer:
    'les clés d’accès et les codes de secours ont été supprimés sur le serveur',
  passkeysChangedNotYou:
    'Si ce n’était pas vous, ouvrez votre profil, supprimez les clés d’accès que vous ne reconnaissez pas et changez votre mot de passe.',
  profileButton: 'Ouvrir votre profil',
};
