import type { errors as italian } from '#server/texts/it/errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const errors: Translation<typeof italian> = {
  INVALID_INPUT: 'Les données envoyées ne sont pas valides.',
  INVALID_JSON: 'Le corps de la requête n’est pas un JSON valide.',
  LINK_INVALID:
    'Le lien n’est pas valide\u00a0: il a peut-être déjà été utilisé, ou vous en avez reçu un plus récent.',
  LINK_EXPIRED: 'Le lien a expiré\u00a0: demandez-en un nouveau.',
  PASSKEY_INVALID: 'La clé d’accès n’a pas été reconnue. Réessayez.',
  UNAUTHENTICATED: 'Veuillez d’abord vous connecter.',
  INVALID_CREDENTIALS: 'Adresse e-mail ou mot de passe incorrect.',
  FORBIDDEN: 'Vous n’avez pas les droits nécessaires pour cette opération.',
  EMAIL_NOT_CONFIRMED: 'Veuillez confirmer votre adresse e-mail pour continuer.',
  PASSKEY_REQUIRED:
    'Pour travailler sur le site, veuillez confirmer votre connexion avec une clé d’accès.',
  NOT_FOUND: 'Introuvable.',
  METHOD_NOT_ALLOWED: 'Cette adresse n’accepte pas la méthode utilisée.',
  EMAIL_TAKEN: 'Un compte existe déjà avec cette adresse e-mail.',
  TOO_MANY_PASSKEYS:
    'Vous avez déjà vingt clés d’accès\u00a0: supprimez-en une que vous n’utilisez plus.',
  NO_PASSKEY: 'Les codes ne servent qu’avec une clé d’accès\u00a0: ajoutez-en d’abord une.',
  LAST_ADMIN: 'Il doit rester au moins un administrateur.',
  DATES_TAKEN: 'Les dates choisies ne sont pas disponibles',
  BOOKING_NOT_WAITING: 'Cette demande n’attend plus de réponse\u00a0: rechargez la page.',
  OFFER_OVER:
    'Cette proposition n’est plus valable. Si elle vous intéresse toujours, écrivez-nous.',
  BOOKING_NOT_CONFIRMED: 'Seul un séjour confirmé peut être annulé.',
  REVIEW_NOT_OPEN: 'Ce séjour ne peut pas être évalué maintenant.',
  STAY_IS_OVER: 'Ce séjour est passé ou annulé\u00a0: pour toute autre question, écrivez-nous.',
  STAYS_TO_COME:
    'Un séjour est encore à venir, ou une demande attend une réponse\u00a0: il faut l’annuler avant d’effacer les données.',
  CONTRACT_CHANGED: 'Le contrat a changé pendant votre lecture\u00a0: rechargez la page.',
  CHANGED_MEANWHILE:
    'Une autre version a été enregistrée entre-temps\u00a0: rien n’a été modifié. Regardez-la avant d’enregistrer la vôtre.',
  PAYLOAD_TOO_LARGE: 'Les données envoyées sont trop volumineuses.',
  UNSUPPORTED_MEDIA_TYPE:
    'Le format des données envoyées n’est pas pris en charge\u00a0: il faut du JSON.',
  TOO_MANY_REQUESTS: 'Trop de tentatives\u00a0: réessayez dans quelques minutes.',
  INTERNAL: 'Une erreur s’est produite. Réessayez dans un instant.',
  UNAVAILABLE: 'Le site n’est pas disponible pour le moment. Réessayez dans un instant.',
  SITE_IN_PREPARATION: 'Le site est encore en préparation\u00a0: nous ouvrons bientôt.',
};
