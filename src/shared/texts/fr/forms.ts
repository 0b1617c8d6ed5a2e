import type { Translation } from '#shared/languages/translator.ts';
import type { forms as italian } from '#shared/texts/it/forms.ts';

export const forms: Translation<typeof italian> = {
  /** After the label of a field. */
  optional: '(facultatif)',
  email: 'E-mail',
  showPassword: 'Afficher le mot de passe',
  cancel: 'Annuler',
  /** Leaves a dialog without doing what it is for. */
  back: 'Retour',
  close: 'Fermer',

  // Errors beside a field.
  invalid: 'Cette valeur n’est pas valide.',
  tooLong: 'Le texte est trop long\u00a0: {max}\u00a0caractères au maximum.',
  textMissing: 'Écrivez un texte.',
  dateMissing: 'Indiquez une date valide.',

  // Why nothing was sent or answered.
  notChecked: 'La connexion est coupée et rien n’a été envoyé. Réessayez quand elle sera rétablie.',
  offline: '{failure}\u00a0: pas de connexion à internet. Réessayez quand elle sera rétablie.',
  unanswered: 'Le serveur ne répond pas\u00a0: vérifiez votre connexion.',
  slow: 'Le serveur est plus lent que d’habitude',
  failedTitle: 'Quelque chose n’a pas fonctionné',
  failed: 'Une erreur s’est produite. Réessayez dans un instant.',

  // For screen readers.
  loading: 'Chargement en cours…',
  closeMessage: 'Fermer le message',

  // The pages of a list.
  pages: 'Pages',
  /** For screen readers, before a number. */
  page: 'Page',
  previousPage: 'Précédente',
  nextPage: 'Suivante',
};
