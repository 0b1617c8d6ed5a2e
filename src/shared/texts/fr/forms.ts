import type { forms as italian } from '#shared/texts/it/forms.ts';
import type { Translation } from '#shared/translator.ts';

export const forms = {
  /** After the label of a field. */
  optional: '(facultatif)',
  email: 'E-mail',
  showPassword: 'Afficher le mot de passe',
  cancel: 'Annuler',
  close: 'Fermer',
  retry: 'Réessayer',
  backHome: 'Retour à l’accueil',

  // What is wrong with a field.
  invalid: 'Cette valeur n’est pas valide.',
  tooLong: 'Le texte est trop long : {max} caractères au maximum.',
  textMissing: 'Veuillez saisir un texte.',
  dateMissing: 'Veuillez saisir une date qui existe (aaaa-mm-jj).',
  idInvalid: 'Veuillez indiquer un identifiant valide.',
  versionInvalid: 'Veuillez indiquer la version par un nombre entier.',

  // Why nothing was sent or answered.
  notChecked: 'La connexion est coupée et rien n’a été envoyé. Réessayez quand elle sera rétablie.',
  offline: '{failure} : il n’y a pas de connexion à internet. Réessayez quand elle sera rétablie.',
  unanswered: 'Le serveur ne répond pas : vérifiez votre connexion.',
  slow: 'Le serveur met plus de temps que d’habitude',
  failedTitle: 'Quelque chose n’a pas fonctionné',
  failed: 'Une erreur s’est produite. Veuillez réessayer dans un instant.',

  // Somebody else has saved the same form.
  conflictTitle: 'Quelqu’un a enregistré entre-temps',
  conflictReview: 'Voir la version enregistrée',
  conflictOverwrite: 'Enregistrer la mienne quand même',
  conflictChangedOne: 'A changé : {field}.',
  conflictChangedTwo: 'Ont changé : {fields} et {last}.',
  conflictText:
    'Ce que vous avez écrit est encore là. Si vous enregistrez votre version, ce que vous n’avez pas touché reste comme l’autre personne l’a enregistré.',
  reviewTitle: 'Voici la version enregistrée',
  reviewResume: 'Reprendre la mienne',
  reviewText:
    'La vôtre est mise de côté : vous pouvez la reprendre tant que vous n’enregistrez pas ou ne fermez pas.',

  // For screen readers.
  loading: 'Chargement en cours…',
  closeMessage: 'Fermer le message',

  // The pages of a list.
  pages: 'Pages',
  /** For screen readers, before a number. */
  page: 'Page',
  previousPage: 'Précédente',
  nextPage: 'Suivante',
} satisfies Translation<typeof italian>;
