import type { Translation } from '#shared/languages/translator.ts';
import type { reviews as italian } from '#shared/texts/it/reviews.ts';

export const reviews: Translation<typeof italian> = {
  title: 'Avis des voyageurs',
  none: 'Pas encore d’avis. Le vôtre sera le premier\u00a0!',
  loadFailed: 'Les avis n’ont pas pu être chargés',
  // Screen readers, before the number.
  average: 'Note moyenne\u00a0:',
  // Below the stars: '4,8', and then this.
  outOfFive: { one: 'sur 5 · {count} avis', other: 'sur 5 · {count} avis' },
  stars: { one: '{count} étoile sur 5', other: '{count} étoiles sur 5' },
  // A guest's words.
  quotation: '«\u00a0{comment}\u00a0»',
  inIt: 'en italien',
  inEn: 'en anglais',
  inDe: 'en allemand',
  inFr: 'en français',
  translated: 'traduit de l’italien',
  // In place of the day, of a guest who wrote on the page of the stay.
  verified: 'voyageur vérifié, {month}',
  // The law asks how reviews are checked.
  howChecked:
    'Les avis «\u00a0voyageur vérifié\u00a0» viennent de personnes qui ont séjourné ici\u00a0: elles en écrivent un seul, sur la page de leur séjour. Les autres viennent d’utilisateurs inscrits, et nous ne vérifions pas s’ils ont séjourné ici. Nous lisons chaque avis avant de le publier.',
  ourAnswer: 'Notre réponse',
  all: 'Tous les avis ({count})',
  more: 'Afficher plus d’avis',
  // In place of the name of a guest whose account is gone.
  formerGuest: 'Voyageur',
  // Writing one.
  write: 'Laisser un avis',
  loginFirst: '<0>Connectez-vous</0> pour laisser un avis.',
  formFailed: 'Le formulaire ne s’est pas ouvert\u00a0: vérifiez la connexion et réessayez.',
  rating: 'Note',
  comment: 'Votre avis',
  commentExample:
    'Comment s’est passé votre séjour\u00a0? Qu’avez-vous aimé, et qu’avez-vous moins aimé\u00a0?',
  remaining: { one: '{count} caractère restant', other: '{count} caractères restants' },
  remainingOfShort: {
    one: '{count} caractère restant · {min}\u00a0caractères au minimum',
    other: '{count} caractères restants · {min}\u00a0caractères au minimum',
  },
  tooMany: { one: '{count} caractère de trop', other: '{count} caractères de trop' },
  send: 'Envoyer l’avis',
  sent: 'Merci, votre avis a bien été envoyé\u00a0!',
  sentNote: 'Il sera visible dès que nous l’aurons validé.',
  sendFailed: 'Votre avis n’a pas pu être envoyé',
  unanswered: 'Le serveur ne répond pas\u00a0: vérifiez la connexion et réessayez.',
  toLogin: 'Se connecter',
  ratingRequired: 'Choisissez une note de 1 à 5.',
  commentRequired: 'Écrivez votre avis',
  commentLength: 'L’avis doit compter entre {min} et {max}\u00a0caractères',
};
