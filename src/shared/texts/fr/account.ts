import type { account as italian } from '#shared/texts/it/account.ts';
import type { Translation } from '#shared/translator.ts';

export const account = {
  // Fields.
  name: 'Nom',
  password: 'Mot de passe',
  passwordAgain: 'Confirmez le mot de passe',
  newPassword: 'Nouveau mot de passe',
  newPasswordAgain: 'Confirmez le nouveau mot de passe',
  /** Below a new password, as long as it is empty. */
  passwordLength: 'Au moins {min} caractères.',
  /** Below a new password, while it is typed. */
  strengthShort: 'Encore trop court.',
  strengthWeak: 'Faible : il se devine vite.',
  strengthFair: 'Moyen : plus long, il serait plus sûr.',
  strengthGood: 'Bon : il n’est pas facile à deviner.',
  strengthStrong: 'Excellent : très difficile à deviner.',

  // What is wrong with a field, or with a link.
  nameRequired: 'Veuillez saisir un nom',
  nameTooShort: 'Le nom doit avoir au moins {min} caractères.',
  emailRequired: 'Veuillez saisir une adresse e-mail',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  passwordRequired: 'Veuillez saisir un mot de passe',
  passwordTooLong: 'Le mot de passe est trop long : {max} caractères au maximum.',
  passwordTooShort: 'Le mot de passe doit avoir au moins {min} caractères.',
  passwordsDiffer: 'Les deux mots de passe ne correspondent pas',
  passwordsDifferAtReset: 'Les mots de passe ne correspondent pas',
  privacyRequired: 'Veuillez accepter la politique de confidentialité pour vous inscrire.',
  linkInvalid: 'Le lien n’est pas valide.',
  linkIncomplete: 'Le lien est incomplet : il manque le code ou l’adresse e-mail.',
  linkGarbled:
    'Le lien est arrivé abîmé : ouvrez-le de nouveau depuis l’e-mail, ou copiez-le en entier.',
  deviceInvalid: 'Le code de cet appareil n’est pas valide.',

  // Login.
  loginTitle: 'Connexion',
  loginLead: 'Connectez-vous avec votre adresse e-mail et votre mot de passe.',
  loginLeadToContinue:
    'Pour continuer, connectez-vous avec votre adresse e-mail et votre mot de passe.',
  loginButton: 'Se connecter',
  forgotLink: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ? <0>Inscrivez-vous</0>',
  resendOffer: 'Renvoyer l’e-mail de confirmation',
  passkeyLogin: 'Se connecter avec une clé d’accès',

  // Registration.
  registerTitle: 'Inscription',
  registerLead: 'Avec un compte, vous suivez vos demandes de séjour et vous pouvez écrire un avis.',
  registerButton: 'S’inscrire',
  hasAccount: 'Vous avez déjà un compte ? <0>Connectez-vous</0>',
  privacyConsent: 'J’ai lu et j’accepte la <0>politique de confidentialité</0>',
  /** For screen readers, after the words of a link. */
  opensNewTab: '(s’ouvre dans un nouvel onglet)',
  registeredTitle: 'Inscription demandée',
  registeredHeading: 'Confirmez votre adresse e-mail',
  registeredDone: 'Votre demande d’inscription est envoyée : regardez vos e-mails !',
  /** Three steps, numbered. */
  stepOpen: 'Ouvrez la boîte de <0>{email}</0> : un e-mail arrive dans quelques minutes.',
  stepOpenAny: 'Ouvrez votre boîte e-mail : un message arrive dans quelques minutes.',
  /** The words in quotes are those of the button in the mail. */
  stepPress: 'Appuyez sur « Confirmer votre adresse e-mail ». Le lien est valable 48 heures.',
  stepDone: 'C’est fait : dès lors, le compte est à vous et vous pouvez vous connecter.',
  nothingArrives:
    'Rien n’arrive ? L’e-mail finit parfois dans les indésirables ; s’il n’y est pas non plus, nous vous en envoyons un autre.',
  wrongAddress: 'Vous vous êtes trompé d’adresse ? <0>Inscrivez-vous de nouveau</0>',
  isConfirmed: 'Votre adresse e-mail est confirmée : il n’y a rien d’autre à faire.',

  // The link that confirms an address.
  confirmTitle: 'Confirmation de l’e-mail',
  confirmLead: 'La dernière étape : le lien de l’e-mail prouve que l’adresse est bien la vôtre.',
  confirming: 'Un instant : nous confirmons votre adresse e-mail…',
  confirmed: 'Votre adresse e-mail est confirmée !',
  choosePasswordWhy:
    'Par sécurité, choisissez maintenant votre mot de passe : l’inscription venait d’un autre appareil ou d’un autre réseau, et le mot de passe saisi alors n’est plus valable.',
  choosePassword: 'Choisir votre mot de passe',
  goOn: 'Continuer sur le site',
  toLogin: 'Aller à la connexion',
  askConfirmation: 'Demander une nouvelle confirmation',
  confirmFailed: 'Votre adresse e-mail n’a pas pu être confirmée.',
  confirmUnanswered: 'Une erreur s’est produite pendant la confirmation de votre adresse e-mail.',

  // That mail once more.
  /** Where an address waits: beside the menu, in the login. */
  unconfirmed: 'Votre adresse e-mail attend d’être confirmée. <0>Renvoyer l’e-mail</0>',
  resendTitle: 'Renvoyer la confirmation',
  resendLead:
    'Le lien de confirmation est valable 48 heures. S’il a expiré, ou si l’e-mail n’est pas arrivé, nous vous en envoyons un autre.',
  resendButton: 'Renvoyer l’e-mail',
  resendFoot: 'Adresse déjà confirmée ? <0>Aller à la connexion</0>',
  resendFailed: 'L’e-mail de confirmation n’a pas pu être renvoyé.',
  resent: 'Un nouvel e-mail de confirmation est parti ! Regardez votre boîte e-mail.',
  goingHome: 'Dans quelques secondes, retour à l’accueil. <0>Y aller tout de suite</0>',
  noMailsConfirm:
    'Le lien de confirmation ne peut pas partir tant que l’envoi d’e-mails du site n’est pas réglé.',

  // A forgotten password.
  forgotTitle: 'Mot de passe oublié',
  forgotLead:
    'Saisissez l’adresse e-mail de votre inscription : nous vous envoyons un lien pour choisir un nouveau mot de passe.',
  forgotButton: 'Envoyer le lien',
  forgotFoot: 'Il vous est revenu ? <0>Retour à la connexion</0>',
  forgotFailed: 'La demande n’a pas pu être envoyée.',
  forgotSent:
    'Si nous connaissons cette adresse e-mail, nous vous avons envoyé un lien pour réinitialiser votre mot de passe.',
  forgotSentHint:
    'Le lien est valable une heure. Si rien n’arrive, regardez aussi dans les indésirables.',
  forgotAgain: 'Utiliser une autre adresse e-mail',
  noMailsForgot: 'Le lien ne peut pas partir : demandez un nouveau mot de passe à vos hôtes.',
  resetTitle: 'Nouveau mot de passe',
  resetLead:
    'Choisissez le mot de passe avec lequel vous vous connecterez désormais. Par sécurité, les appareils déjà connectés sont déconnectés.',
  resetButton: 'Enregistrer le nouveau mot de passe',
  resetDone: 'Votre mot de passe est modifié ! Vous allez être redirigé vers la connexion…',
  resetToLogin: 'Aller tout de suite à la connexion',
  resetNewLink: 'Demander un nouveau lien',
  resetFailed: 'Le mot de passe n’a pas pu être modifié',

  // Without JavaScript.
  /** `to` is one of the phrases below. */
  scriptNeeded:
    'Pour {to}, il faut JavaScript : activez-le dans votre navigateur et rechargez la page. Même sans lui, vous pouvez <0>demander un séjour</0> ou <1>nous écrire</1>.',
  toLogIn: 'vous connecter',
  toRegister: 'vous inscrire',
  toAskMail: 'demander l’e-mail',
  toAskLink: 'demander le lien',
  toChangeProfile: 'modifier votre profil',
  toConfirm: 'confirmer votre adresse e-mail',
  toChoosePassword: 'choisir votre mot de passe',

  // The header.
  checkDates: 'Voir les dates',
  loginLink: 'Connexion',
  profileLink: 'Paramètres du profil',
  bookingsLink: 'Mes réservations',
  logOut: 'Se déconnecter',
  /** For staff. */
  adminLink: 'Gestion',
  cleaningLink: 'Ménage',
  staffBar: 'Pour les gestionnaires du site',
  editPage: 'Modifier cette page',
} satisfies Translation<typeof italian>;
