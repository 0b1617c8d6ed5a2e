import type { contracts as italian } from '#server/texts/it/contracts.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const contracts: Translation<typeof italian> = {
  fileTitle: 'Contrat de la réservation {number}',
  acceptance: 'Acceptation',
  acceptedBy: '{name} a accepté ce texte sur la page du séjour\u00a0: {when}.',
  fingerprint: 'Empreinte du texte italien (SHA-256)\u00a0: {hash}',
  translation: 'La traduction facilite la lecture\u00a0; seul le texte italien fait foi.',
  nothingToAccept: 'Il n’y a pas de contrat ici.',
  unwritable:
    'Le contrat ne peut pas contenir «\u00a0{letters}\u00a0»\u00a0: utilisez des lettres latines, comme sur votre pièce d’identité.',
  file: 'contrat-{number}.pdf',
  subject: 'Le contrat de votre séjour, {dates}',
  lead: 'Merci\u00a0: vous avez accepté le contrat de votre séjour. Le texte est joint, avec le jour et l’heure.',
};
