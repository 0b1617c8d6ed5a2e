import type { Translation } from '#shared/languages/translator.ts';
import type * as italian from '#shared/texts/it/account.ts';

export const account: Translation<typeof italian.account> = {
  // Fields.
  name: 'Nom',
  password: 'Mot de passe',
  passwordAgain: 'Confirmez le mot de passe',
  newPassword: 'Nouveau mot de passe',
  newPasswordAgain: 'Confirmez le nouveau mot de passe',
  /** Below a new password, as long as it is empty. */
  passwordLength: 'Au moins {min}\u00a0caractères.',
  /** Below a new password, while it is typed. */
  strengthShort: 'Encore trop court.',
  strengthWeak: 'Faible\u00a0: il se devine vite.',
  strengthFair: 'Moyen\u00a0: plus long, il serait plus sûr.',
  strengthGood: 'Bon\u00a0: il n’est pas facile à deviner.',
  strengthStrong: 'Excellent\u00a0: très difficile à deviner.',

  // Errors beside a field, or after a link.
  nameRequired: 'Indiquez votre nom',
  nameTooShort: 'Le nom doit compter au moins {min}\u00a0caractères.',
  emailRequired: 'Indiquez votre adresse e-mail',
  emailInvalid: 'Indiquez une adresse e-mail valide',
  passwordRequired: 'Indiquez votre mot de passe',
  passwordTooLong: 'Le mot de passe est trop long\u00a0: {max}\u00a0caractères au maximum.',
  passwordTooShort: 'Le mot de passe doit compter au moins {min}\u00a0caractères.',
  passwordsDiffer: 'Les deux mots de passe ne correspondent pas',
  passwordsDifferAtReset: 'Les mots de passe ne correspondent pas',
  privacyRequired: 'Pour vous inscrire, veuillez accepter la politique de confidentialité.',
  linkInvalid: 'Le lien n’est pas valide.',
  linkIncomplete: 'Le lien est incomplet\u00a0: il manque le code ou l’adresse e-mail.',
  linkGarbled:
    'Le lien semble tronqué\u00a0: ouvrez-le de nouveau depuis l’e-mail, ou copiez-le en entier.',
  deviceInvalid: 'Le code de cet appareil n’est pas valide.',

  // Login.
  loginTitle: 'Connexion',
  loginLead: 'Connectez-vous avec votre adresse e-mail et votre mot de passe.',
  loginLeadToContinue:
    'Pour continuer, connectez-vous avec votre adresse e-mail et votre mot de passe.',
  loginButton: 'Se connecter',
  forgotLink: 'Mot de passe oublié\u00a0?',
  noAccount: 'Pas encore de compte\u00a0? <0>Inscrivez-vous</0>',
  resendOffer: 'Renvoyer l’e-mail de confirmation',
  passkeyLogin: 'Utiliser une clé d’accès',
  passkeyUseFailed: 'La clé d’accès n’a pas pu être utilisée',
  passkeyNotUsed: 'Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer quand vous voulez.',
  passkeyThereAlready: 'Cet appareil a déjà une clé d’accès pour votre compte.',

  // Registration.
  registerTitle: 'Inscription',
  registerLead: 'Avec un compte, vous suivez vos demandes de séjour et pouvez laisser un avis.',
  registerButton: 'S’inscrire',
  hasAccount: 'Vous avez déjà un compte\u00a0? <0>Connectez-vous</0>',
  privacyConsent: 'J’ai lu et j’accepte la <0>politique de confidentialité</0>',
  /** For screen readers, after the words of a link. */
  opensNewTab: '(s’ouvre dans un nouvel onglet)',
  registeredTitle: 'Demande d’inscription',
  registeredHeading: 'Confirmez votre adresse e-mail',
  registeredDone: 'Votre demande d’inscription a été envoyée. Consultez vos e-mails\u00a0!',
  /** Three steps, numbered. */
  stepOpen:
    'Ouvrez la boîte de réception de <0>{email}</0>\u00a0: un e-mail arrive dans quelques minutes.',
  stepOpenAny: 'Ouvrez votre boîte de réception\u00a0: un e-mail arrive dans quelques minutes.',
  /** The words in quotes are those of the button in the mail. */
  stepPress:
    'Appuyez sur «\u00a0Confirmer votre adresse e-mail\u00a0». Le lien est valable 48\u00a0heures.',
  stepDone: 'C’est fait\u00a0: le compte est à vous et vous pouvez vous connecter.',
  nothingArrives:
    'Vous n’avez rien reçu\u00a0? L’e-mail finit parfois dans les courriers indésirables\u00a0; s’il n’y est pas non plus, nous vous en envoyons un autre.',
  wrongAddress: 'Une erreur dans l’adresse\u00a0? <0>Inscrivez-vous de nouveau</0>',
  isConfirmed: 'Votre adresse e-mail est confirmée\u00a0: il n’y a rien d’autre à faire.',

  // The link that confirms an address.
  confirmTitle: 'Confirmation de l’adresse e-mail',
  confirmLead:
    'Dernière étape\u00a0: le lien reçu par e-mail prouve que l’adresse est bien la vôtre.',
  confirming: 'Un instant\u00a0: nous confirmons votre adresse e-mail…',
  confirmed: 'Votre adresse e-mail est confirmée\u00a0!',
  registered: 'Inscription',
  notMeWhy:
    'Cette inscription ne vient pas de vous\u00a0? Supprimez-la\u00a0: son auteur ne pourra plus se connecter.',
  notMe: 'Ce n’était pas moi',
  goOn: 'Continuer sur le site',
  toLogin: 'Se connecter',
  askConfirmation: 'Demander une nouvelle confirmation',
  confirmFailed: 'Votre adresse e-mail n’a pas pu être confirmée.',
  confirmUnanswered: 'Une erreur s’est produite pendant la confirmation de votre adresse e-mail.',

  // The link of the same mail for people who did not register.
  denyTitle: 'Supprimer l’inscription',
  denyLead: 'Quelqu’un d’autre s’est inscrit avec votre adresse\u00a0? Un clic suffit.',
  denyWhat:
    'Nous supprimons l’inscription avec l’adresse <0>{email}</0>, même si elle est déjà confirmée\u00a0: son auteur ne pourra plus se connecter.',
  denied: 'C’est fait\u00a0: l’inscription est supprimée, et son auteur ne peut plus se connecter.',
  denyFailed: 'L’inscription n’a pas pu être supprimée.',

  // That mail once more.
  resendTitle: 'Renvoyer la confirmation',
  resendLead:
    'Le lien de confirmation est valable 48\u00a0heures. S’il a expiré, ou si l’e-mail n’est pas arrivé, nous vous en envoyons un autre.',
  resendButton: 'Renvoyer l’e-mail',
  resendFoot: 'Adresse déjà confirmée\u00a0? <0>Connectez-vous</0>',
  resendFailed: 'L’e-mail de confirmation n’a pas pu être renvoyé.',
  resent:
    'Un nouvel e-mail de confirmation vient d’être envoyé\u00a0! Consultez votre boîte de réception.',
  goingHome: 'Vous allez revenir à l’accueil dans quelques secondes. <0>Y aller tout de suite</0>',
  noMailsConfirm:
    'Le lien de confirmation ne peut pas partir tant que l’envoi d’e-mails n’est pas configuré sur le site.',

  // A forgotten password.
  forgotTitle: 'Mot de passe oublié',
  forgotLead:
    'Indiquez l’adresse e-mail de votre compte\u00a0: nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  forgotButton: 'Envoyer le lien',
  forgotFoot: 'Vous vous en souvenez\u00a0? <0>Retour à la connexion</0>',
  forgotFailed: 'La demande n’a pas pu être envoyée.',
  forgotSent:
    'Si un compte existe avec cette adresse e-mail, nous venons d’y envoyer un lien pour choisir un nouveau mot de passe.',
  forgotSentHint:
    'Le lien est valable une heure. Si rien n’arrive, regardez aussi dans vos courriers indésirables.',
  forgotAgain: 'Utiliser une autre adresse',
  noMailsForgot: 'Le lien ne peut pas partir\u00a0: demandez un nouveau mot de passe à vos hôtes.',
  resetTitle: 'Nouveau mot de passe',
  resetLead:
    'Choisissez le mot de passe avec lequel vous vous connecterez désormais. Par sécurité, les appareils déjà connectés seront déconnectés.',
  resetButton: 'Changer le mot de passe',
  resetDone:
    'Votre mot de passe a bien été modifié\u00a0! Vous allez revenir à la page de connexion…',
  resetToLogin: 'Se connecter tout de suite',
  resetNewLink: 'Demander un nouveau lien',
  resetFailed: 'Le mot de passe n’a pas pu être modifié',

  // Without JavaScript.
  /** `to` is one of the phrases below. */
  scriptNeeded:
    'Pour {to}, il faut JavaScript\u00a0: activez-le dans votre navigateur et rechargez la page. Sans JavaScript, vous pouvez tout de même <0>demander un séjour</0> ou <1>nous écrire</1>.',
  toLogIn: 'vous connecter',
  toRegister: 'vous inscrire',
  toAskMail: 'demander l’e-mail',
  toAskLink: 'demander le lien',
  toChangeProfile: 'modifier votre profil',
  toConfirm: 'confirmer votre adresse e-mail',
  toDeny: 'supprimer l’inscription',
  toChoosePassword: 'choisir votre mot de passe',
};

export const frame: Translation<typeof italian.frame> = {
  skipToContent: 'Aller au contenu',
  inPreparation: 'Le site est en préparation\u00a0: seuls ses gestionnaires le voient.',
  settings: 'Paramètres',
  nationalCode: 'Code national d’identification (CIN)\u00a0:',
  footHouse: 'La maison',
  footBooking: 'Réserver',
  footUs: 'À propos de nous',
  openingSoon: 'Ouverture prochaine',
  menu: 'Menu',
  mainMenu: 'Menu principal',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  moreEntries: 'Plus',
  staffBar: 'Pour les gestionnaires du site',
  editPage: 'Modifier cette page',
  preparing:
    '{siteName}\u00a0: nous préparons le site, avec les photos, les tarifs et les dates libres.',
  writeMeanwhile: 'En attendant, vous pouvez écrire à <0>{email}</0>.',
};
