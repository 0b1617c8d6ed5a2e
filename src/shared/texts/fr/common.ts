import type { Translation } from '#shared/languages/translator.ts';
import type { common as italian } from '#shared/texts/it/common.ts';

export const common: Translation<typeof italian> = {
  skipToContent: 'Aller au contenu',
  inPreparation: 'Le site est en préparation\u00a0: seuls ses gestionnaires le voient.',
  settings: 'Paramètres',
  privacy: 'Politique de confidentialité',
  register: 'Inscription',
  pages: 'Pages du site',
  nationalCode: 'Code national d’identification (CIN)\u00a0:',
  footHouse: 'La maison',
  footBooking: 'Réserver',
  footUs: 'À propos de nous',
  siteName: 'Maison de vacances',
  openingSoon: 'Ouverture prochaine',
  notFound: 'Page introuvable',

  login: 'Connexion',
  menu: 'Menu',
  mainMenu: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  moreEntries: 'Plus',
  // The header’s button, and the menu of an account.
  checkDates: 'Voir les dates',
  ownProfile: 'Paramètres du profil',
  ownBookings: 'Mes réservations',
  logOut: 'Se déconnecter',
  // Where an address waits: beside the menu, in the login.
  unconfirmed: 'Votre adresse e-mail n’est pas encore confirmée. <0>Renvoyer l’e-mail</0>',
  // For staff.
  admin: 'Gestion',
  staffBar: 'Pour les gestionnaires du site',
  editPage: 'Modifier cette page',
  home: 'Accueil',

  nowhere: 'Cette adresse ne mène nulle part\u00a0: la page a peut-être été déplacée.',
  backHome: 'Retour à l’accueil',

  preparing:
    '{siteName}\u00a0: nous préparons le site, avec les photos, les tarifs et les dates libres.',
  writeMeanwhile: 'En attendant, vous pouvez écrire à <0>{email}</0>.',
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
