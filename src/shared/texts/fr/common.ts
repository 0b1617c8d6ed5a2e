import type { Translation } from '#shared/languages/translator.ts';
import type { common as italian } from '#shared/texts/it/common.ts';

export const common: Translation<typeof italian> = {
  privacy: 'Politique de confidentialité',
  register: 'Inscription',
  pages: 'Pages du site',
  siteName: 'Maison de vacances',
  notFound: 'Page introuvable',

  login: 'Connexion',
  // The header’s button, and the menu of an account.
  checkDates: 'Voir les dates',
  ownProfile: 'Paramètres du profil',
  ownBookings: 'Mes réservations',
  logOut: 'Se déconnecter',
  // Where an address waits: beside the menu, in the login.
  unconfirmed: 'Votre adresse e-mail n’est pas encore confirmée. <0>Renvoyer l’e-mail</0>',
  // For staff.
  admin: 'Gestion',
  home: 'Accueil',

  nowhere: 'Cette adresse ne mène nulle part\u00a0: la page a peut-être été déplacée.',
  backHome: 'Retour à l’accueil',

  noMails: 'Pour l’instant, le site n’envoie pas d’e-mails',

  languages: 'Langues',
  language: 'Langue\u00a0: {name}',

  lineSlow: 'La connexion est lente et la page n’est pas encore prête. Votre clic n’est pas perdu.',
  lineRetrying:
    'La connexion est coupée\u00a0: nous réessayons dans un instant. Ce que vous avez écrit est conservé.',
  lineFailed: 'La connexion est coupée. Ce que vous avez écrit est conservé.',
  retry: 'Réessayer',
  siteReloads:
    'Le site a été mis à jour\u00a0: la page se recharge. Ce que vous avez écrit est conservé.',
  siteUpdated: 'Le site a été mis à jour. Ce que vous avez écrit est conservé.',
  reload: 'Recharger la page',

  lineDown: 'La connexion est coupée',
  partFailed:
    'Cette partie de la page n’a pas pu être chargée. Ce que vous avez écrit est conservé.',
  partRetrying:
    'Cette partie de la page se chargera dès le retour de la connexion\u00a0: nous réessayons automatiquement, et ce que vous avez écrit est conservé.',
  readAll: 'Lire la suite',
  inItalianOnly: 'Ce texte n’existe qu’en italien.',
};
