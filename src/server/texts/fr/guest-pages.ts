import type { guestPages as italian } from '#server/texts/it/guest-pages.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const guestPages: Translation<typeof italian> = {
  invitation:
    'Bonjour\u00a0! Voici la page de votre séjour à {siteName}, {dates}\u00a0: vous y trouvez l’itinéraire, la maison et comment nous écrire.\n{url}',
  invitationSubject: 'La page de votre séjour\u00a0: {dates}',
  button: 'La page de votre séjour',
  withdraws: 'Je souhaite retirer ma demande.',
  cancels: 'Je souhaite annuler mon séjour.',
  otherDates: 'Autres dates\u00a0: {days}.',
  otherParty: 'Personnes\u00a0: {count}, dont {over12} de plus de 12 ans.',
};
