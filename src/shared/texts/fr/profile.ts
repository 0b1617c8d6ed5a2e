import type { Translation } from '#shared/languages/translator.ts';
import type { profile as italian } from '#shared/texts/it/profile.ts';

export const profile: Translation<typeof italian> = {
  unsaved: 'Modifications non enregistrées',
  saved: 'Votre profil est à jour',
  failed: 'Votre profil n’a pas pu être mis à jour',

  // Name and address.
  dataTitle: 'Coordonnées',
  dataAbout:
    'Votre nom figure sur vos demandes et vos avis. L’adresse e-mail sert à vous connecter et à recevoir nos réponses\u00a0: les autres voyageurs ne la voient pas.',
  dataAboutStaff:
    'L’adresse e-mail sert à vous connecter et à recevoir les messages du site. Votre nom figure à côté de ce que vous faites.',
  currentPassword: 'Mot de passe actuel',
  passwordForEmail: 'Nécessaire pour changer d’adresse e-mail.',
  passwordForEmailMissing: 'Pour changer d’adresse e-mail, il faut votre mot de passe actuel.',
  /** A member's choice beside name and address. */
  mailLanguage: 'Langue des e-mails',
  saveButton: 'Enregistrer',
  pendingTitle: 'Votre nouvelle adresse reste à confirmer',
  pendingText:
    'Nous avons envoyé un lien à <0>{pending}</0>. Tant qu’il n’est pas ouvert, vous vous connectez toujours avec <1>{email}</1>.',
  resendButton: 'Renvoyer l’e-mail',

  // The picture.
  avatarTitle: 'Image de profil',
  avatarAbout: 'Le visage à côté de votre nom\u00a0: une photo, un dessin ou vos initiales.',
  avatarNone: 'Pas d’image\u00a0: vos initiales s’affichent',
  avatarPreview: 'Aperçu',
  avatarCurrent: 'Image actuelle',
  avatarUpload: 'Charger une image',
  avatarFormats: 'JPEG, PNG, GIF ou WebP, jusqu’à 5\u00a0Mo et 1000\u00a0×\u00a01000\u00a0pixels.',
  avatarRemove: 'Retirer l’image',
  avatarDrawn: 'Ou un dessin',
  avatarShuffle: 'D’autres visages',
  avatarSave: 'Enregistrer l’image',
  /** Four styles of drawing. */
  adventurer: 'Aventurier',
  avataaars: 'BD',
  bottts: 'Robot',
  personas: 'Personnage',
  avatarTooHeavy: 'L’image ne doit pas dépasser 5\u00a0Mo',
  avatarTooLarge: 'L’image ne doit pas dépasser 1000\u00a0×\u00a01000\u00a0pixels',
  avatarTooCostly:
    'L’image est trop complexe\u00a0: enregistrez-la de nouveau avec un autre logiciel.',
  avatarUnreadable: 'L’image est illisible\u00a0: choisissez un fichier JPEG, PNG, GIF ou WebP.',
  avatarUnknown: 'Choisissez une image ou l’un des dessins proposés.',
  avatarMissing: 'Choisissez une image.',

  // The password.
  passwordTitle: 'Mot de passe',
  passwordAbout:
    'Après le changement, cette session reste ouverte\u00a0; toutes les autres sont fermées.',
  forgotLink: 'Vous l’avez oublié\u00a0?',
  newPasswordsDiffer: 'Les nouveaux mots de passe ne correspondent pas',
  changePassword: 'Changer le mot de passe',

  // Open sessions.
  sessionsTitle: 'Sessions ouvertes',
  sessionsAbout:
    'Les appareils connectés à ce profil. Si vous n’en reconnaissez pas un, fermez sa session, puis changez le mot de passe.',
  sessionsFailed: 'Les sessions n’ont pas pu être chargées',
  deviceUnknown: 'Appareil inconnu',
  sessionCurrent: 'cette session',
  sessionOpened: 'Ouverte le {when}',
  lastUsed: 'Dernière utilisation le {when}',
  sessionEnd: 'Fermer',
  sessionEndThis: 'Fermer cette session',
  sessionEndOther: 'Fermer la session\u00a0: {device}',
  sessionEndOthers: 'Fermer toutes les autres',
  sessionEndFailed: 'La session n’a pas pu être fermée',
  sessionEndTitle: 'Fermer cette session\u00a0?',
  sessionEndText:
    'C’est celle que vous utilisez\u00a0: pour vous reconnecter, il faudra de nouveau votre adresse e-mail et votre mot de passe.',
  showLess: 'Afficher moins',
  showAll: 'Tout afficher ({count})',

  // Links that answer requests, for staff.
  answersTitle: 'Réponses depuis l’e-mail',
  answersAbout:
    'L’e-mail d’une nouvelle demande contient un lien qui permet de confirmer ou de refuser sans se connecter. Si vous avez transféré un e-mail ou perdu votre téléphone, retirez tous les liens.',
  answersNone: 'Aucun lien ouvert.',
  answersOpen: {
    one: 'Vous avez un lien ouvert, pour une demande.',
    other: 'Vous avez des liens ouverts pour {count} demandes.',
  },
  answersWithdraw: 'Retirer les liens de réponse',
  answersWithdrawn: 'Liens retirés',
  answersFailed: 'Les liens n’ont pas pu être retirés',

  // Passkeys.
  passkeysTitle: 'Clés d’accès',
  passkeysAbout:
    'Avec une clé d’accès, vous vous connectez avec l’empreinte, le visage ou le code PIN de votre téléphone ou de votre ordinateur, sans saisir de mot de passe. Aucun faux site ne peut vous la voler.',
  passkeysFailed: 'Les clés d’accès n’ont pas pu être chargées',
  passkeysNone:
    'Pour l’instant, vous vous connectez avec votre adresse e-mail et votre mot de passe.',
  passkeyAdd: 'Ajouter une clé d’accès',
  passkeyAdded: 'Ajoutée le {when}',
  passkeyUsed: 'Dernière utilisation le {when}',
  passkeyName: 'Nom de la clé d’accès',
  passkeyNameHint:
    'Pour la reconnaître\u00a0: «\u00a0Téléphone de Marta\u00a0», «\u00a0Ordinateur de la maison\u00a0».',
  passkeyNameMissing: 'Donnez un nom à la clé d’accès.',
  passkeyAddText:
    'À l’étape suivante, le navigateur demande votre empreinte, votre visage ou le code PIN de cet appareil ou d’une clé de sécurité.',
  continueButton: 'Continuer',
  yourPassword: 'Votre mot de passe',
  passkeyAddFailed: 'La clé d’accès n’a pas pu être ajoutée',
  passkeyRename: 'Renommer',
  passkeyRenameThis: 'Renommer la clé d’accès\u00a0: {name}',
  passkeyRenameTitle: 'Renommer la clé d’accès',
  passkeyRenamed: 'Nom modifié',
  passkeyRenameFailed: 'Le nom n’a pas pu être modifié',
  passkeyRemove: 'Supprimer',
  passkeyRemoveThis: 'Supprimer la clé d’accès\u00a0: {name}',
  passkeyRemoveTitle: 'Supprimer la clé d’accès\u00a0?',
  passkeyRemoveButton: 'Supprimer la clé d’accès',
  passkeyRemoveText:
    '«\u00a0{name}\u00a0» ne permettra plus de se connecter. Votre mot de passe reste valable.',
  passkeyRemoveLastText:
    '«\u00a0{name}\u00a0» ne permettra plus de se connecter. Votre mot de passe reste valable\u00a0; les codes de secours ne serviront plus et sont supprimés eux aussi.',
  passkeyRemoveFailed: 'La clé d’accès n’a pas pu être supprimée',
  deviceAnswerInvalid: 'La réponse de l’appareil n’est pas valide.',

  // Recovery codes.
  codesTitle: 'Vos codes de secours',
  codesText:
    'Si vous perdez l’appareil qui contient votre clé d’accès, l’un de ces codes la remplace\u00a0: chacun ne sert qu’une fois. Imprimez-les, ou rangez-les avec vos papiers importants.',
  codes: 'Codes de secours',
  codesOnce:
    'Ils ne s’affichent que maintenant\u00a0: une fois la fenêtre fermée, vous ne pourrez plus les revoir.',
  codesCopy: 'Copier',
  codesCopied: 'Codes copiés',
  codesDownload: 'Télécharger',
  /** The name of a file. */
  codesFile: 'codes-de-secours.txt',
  codesSafe: 'Je les ai mis en lieu sûr',
  codesNew: 'Nouveaux codes de secours',
  codesNewTitle: 'Créer de nouveaux codes de secours\u00a0?',
  codesNewButton: 'Créer de nouveaux codes',
  codesNewText: 'Les précédents ne seront plus valables, même si vous ne les avez pas utilisés.',
  codesFailed: 'Les codes de secours n’ont pas pu être créés',

  // The screen that demands a passkey, for staff.
  proveTitle: 'Confirmez avec votre clé d’accès',
  proveLead:
    'Pour travailler sur le site, il faut une clé d’accès en plus du mot de passe\u00a0: les administrateurs l’ont décidé.',
  proveButton: 'Utiliser la clé d’accès',
  proveNone:
    'Vous n’en avez pas encore. Une minute suffit\u00a0: elle est conservée dans votre téléphone, votre ordinateur ou une clé de sécurité.',
  proveOtherwise: 'Vous n’avez pas votre clé d’accès sous la main\u00a0?',
  proveNoCodes:
    'Plus de codes non plus\u00a0? Demandez à un administrateur de retirer vos clés d’accès, sous «\u00a0Persone\u00a0», «\u00a0Modifica\u00a0». S’il n’y en a pas d’autre, la personne qui gère le serveur le fait avec la commande «\u00a0admin\u00a0».',
  code: 'Code de secours',
  codeHint: 'L’un de ceux que vous avez mis de côté avec votre première clé d’accès.',
  codeMissing: 'Indiquez un code de secours.',
  codeUse: 'Utiliser le code',
  codeFailed: 'Le code n’a pas pu être utilisé',
  recoveredTitle: 'Connexion confirmée',
  recoveredLead:
    'Vous avez perdu l’appareil qui gardait votre clé d’accès\u00a0? Ajoutez-en une sur celui-ci, puis retirez celle qui est perdue.',
  codesLeft: {
    one: 'Code accepté\u00a0: il vous en reste un seul.',
    other: 'Code accepté\u00a0: il vous en reste {count}.',
  },
  codesNone:
    'Code accepté\u00a0: c’était le dernier. Créez-en de nouveaux ci-dessous sans attendre.',

  // One’s own data.
  ownTitle: 'Mes données',
  ownAbout:
    'Tout ce que le site conserve de votre compte\u00a0: à télécharger dans un fichier, ou à effacer définitivement. Pour ce que vous avez envoyé sans vous connecter, écrivez à vos hôtes.',
  ownDownload: 'Télécharger mes données',
  ownFailed: 'Le fichier n’a pas pu être préparé',
  ownStaff:
    'Votre compte sert à gérer le site. Demandez à un autre administrateur de vous retirer votre rôle, sous «\u00a0Persone\u00a0»\u00a0: vous pourrez ensuite le supprimer ici.',
  eraseButton: 'Supprimer mon compte',
  eraseTitle: 'Supprimer votre compte\u00a0?',
  eraseText:
    'Nous effaçons définitivement votre profil, vos avis et vos demandes. Des séjours passés, il ne reste que les dates, sans votre nom. Si un séjour est à venir, annulez-le d’abord avec vos hôtes.',
  eraseFailed: 'Votre compte n’a pas pu être supprimé',
};
