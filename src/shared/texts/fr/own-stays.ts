import type { Translation } from '#shared/languages/translator.ts';
import type { ownStays as italian } from '#shared/texts/it/own-stays.ts';

export const ownStays: Translation<typeof italian> = {
  title: 'Réservations',
  lead: 'Demandez ici un séjour et retrouvez notre réponse.',
  listTitle: 'Mes demandes',
  none: 'Aucune demande pour le moment\u00a0: vous verrez ici celles que vous envoyez une fois connecté. Deux dates dans le calendrier ci-dessous suffisent.',
  loadFailed: 'Vos réservations n’ont pas pu être chargées',
  over: 'terminé',
  partyAndSent: '{guests} · envoyée le {when}',
  openPage: 'Ouvrir la page du séjour',
  reason: 'Motif\u00a0: {reason}',
  waiting: { one: 'Vous avez une demande en attente', other: 'Vous avez des demandes en attente' },
  scriptPurpose: 'suivre vos demandes',

  PENDING: 'En attente',
  CONFIRMED: 'Confirmée',
  REJECTED: 'Refusée',
  CANCELLED: 'Annulée',
  NOT_AVAILABLE: 'Indisponible',
};
