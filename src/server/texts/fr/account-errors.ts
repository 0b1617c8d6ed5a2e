import type { accountErrors as italian } from '#server/texts/it/account-errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const accountErrors: Translation<typeof italian> = {
  confirmFirst: 'Veuillez confirmer votre adresse e-mail avant de vous connecter.',
  linkUsed: 'Ce lien a déjà été utilisé.',
  denialExpired:
    'Le lien a expiré\u00a0: il était valable 48\u00a0heures. Une inscription jamais confirmée disparaît d’elle-même\u00a0; si quelqu’un se connecte avec votre adresse, choisissez un nouveau mot de passe ou écrivez-nous.',
  passwordNeeded:
    'Pour changer d’adresse e-mail ou de mot de passe, il faut votre mot de passe actuel.',
  passwordWrong: 'Le mot de passe actuel est incorrect.',
  sessionUnknown: 'Session introuvable.',
  passkeyUnknown: 'Clé d’accès introuvable.',
  passkeyTaken:
    'Cette clé d’accès est déjà enregistrée\u00a0: créez-en une autre sur cet appareil.',
  passkeyOfNobody: 'Cette clé d’accès n’est liée à aucun compte de ce site.',
  passkeysNeedDomain: 'Les clés d’accès ne fonctionnent que si le site a un nom de domaine.',
  codeWrong: 'Le code n’est pas valable, ou il a déjà été utilisé.',

  // Completed actions.
  confirmed: 'Votre adresse e-mail est confirmée\u00a0!',
  registrationDenied: 'L’inscription est supprimée, et son auteur ne peut plus se connecter.',
  confirmationSent:
    'Un nouvel e-mail de confirmation vient d’être envoyé\u00a0! Consultez votre boîte de réception.',
  resetSent:
    'Si un compte existe avec cette adresse e-mail, nous venons d’y envoyer un lien pour choisir un nouveau mot de passe.',
  passwordChanged: 'Votre mot de passe a bien été modifié\u00a0!',
  sessionEnded: 'Session fermée.',
  otherSessionsEnded: 'Les autres sessions sont fermées.',
  passkeyRemoved: 'Clé d’accès supprimée.',
  codeAccepted: 'Code accepté\u00a0: il ne pourra plus servir.',
  accountErased: 'Votre compte et vos données ont été effacés.',
  /** A session’s device: ‘Firefox on Windows’. */
  device: '{browser} sur {system}',
};
