import type { contracts as italian } from '#server/texts/it/contracts.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const contracts: Translation<typeof italian> = {
  fileTitle: 'Vertrag zur Buchung {number}',
  acceptance: 'Annahme',
  acceptedBy: '{name} hat diesen Text auf der Seite des Aufenthalts angenommen: {when}.',
  fingerprint: 'Prüfsumme des italienischen Textes (SHA-256): {hash}',
  translation: 'Die Übersetzung hilft beim Lesen; maßgeblich ist der italienische Text.',
  nothingToAccept: 'Hier gibt es keinen Vertrag.',
  unwritable:
    'Der Vertrag kann „{letters}“ nicht enthalten: Bitte verwenden Sie lateinische Buchstaben wie in Ihrem Ausweis.',
  file: 'vertrag-{number}.pdf',
  subject: 'Der Vertrag zu Ihrem Aufenthalt, {dates}',
  lead: 'vielen Dank: Sie haben den Vertrag zu Ihrem Aufenthalt angenommen. Der Text mit Tag und Uhrzeit liegt bei.',
};
