import type { Translation } from '#shared/languages/translator.ts';
import type { contact as italian } from '#shared/texts/it/contact.ts';

export const contact: Translation<typeof italian> = {
  page: 'Contact',
  title: 'Contactez-nous',
  intro: 'Une question sur la maison, sur l’île ou sur le voyage\u00a0? Écrivez-nous.',
  // For search engines: one of the first two, and then the third.
  writeToHouse: 'Écrivez à {house}',
  writeToUs: 'Écrivez-nous',
  topics: 'vos questions sur la maison, les dates, le voyage',
  name: 'Nom',
  phone: 'Téléphone',
  message: 'Message',
  // A field that people do not see.
  leaveEmpty: 'Laissez ce champ vide',
  privacy: 'J’ai lu et j’accepte la <0>politique de confidentialité</0>',
  send: 'Envoyer le message',
  slow: 'Votre message est parti et nous attendons la réponse. Inutile de l’envoyer à nouveau\u00a0: ce que vous avez écrit est conservé.',
  sent: 'Votre message a bien été envoyé\u00a0!',
  thanks: 'Merci pour votre message',
  answerComes: 'Nous vous répondrons par e-mail à <0>{email}</0>.',
  readByUs: 'Nous lisons votre message et vous répondrons depuis notre adresse e-mail.',
  writeAnother: 'Écrire un autre message',
  sendFailed: 'Votre message n’a pas pu être envoyé',
  unanswered:
    'Le serveur n’a pas répondu\u00a0: impossible de dire si votre message nous est parvenu. Vous pouvez l’envoyer à nouveau, il ne comptera qu’une fois.',
  nameTooShort: 'Le nom doit compter au moins deux caractères',
  emailInvalid: 'Indiquez une adresse e-mail valide',
  messageTooShort: 'Le message doit compter au moins 10\u00a0caractères',
  privacyNotAccepted: 'Pour envoyer le message, veuillez accepter la politique de confidentialité.',
};
