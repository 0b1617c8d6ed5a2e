import type { plainPages as italian } from '#server/texts/it/plain-pages.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const plainPages: Translation<typeof italian> = {
  backHome: 'Retour à l’accueil',
  requestCode: 'Code\u00a0: {code}',

  tooManyTitle: 'Trop de requêtes',
  tooMany: 'Trop de requêtes sont venues de ce réseau. Réessayez dans une minute.',
  busyTitle: 'Le site reçoit beaucoup de visites',
  busy: 'Nous ne pouvons pas afficher la page pour le moment. Réessayez dans quelques secondes.',
  brokenTitle: 'Une erreur s’est produite',
  broken: 'La page ne peut pas être affichée pour le moment. Réessayez dans un instant.',

  requestNumber: 'Demande n°\u00a0{id}',
  requestedMail:
    'Dès que nous l’aurons acceptée, vous recevrez une confirmation par e-mail à {email}.',
  messageMail: 'Nous vous répondrons par e-mail à {email}.',
  typed:
    'Avec le bouton Retour de votre navigateur, vous retrouvez le formulaire tel que vous l’avez rempli.',
};
