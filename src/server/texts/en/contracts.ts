import type { contracts as italian } from '#server/texts/it/contracts.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const contracts: Translation<typeof italian> = {
  fileTitle: 'Agreement for booking {number}',
  acceptance: 'Acceptance',
  acceptedBy: '{name} accepted this text on the page of the stay: {when}.',
  fingerprint: 'Fingerprint of the Italian text (SHA-256): {hash}',
  translation: 'The translation is for reading only; the Italian text is binding.',
  nothingToAccept: 'There is no agreement here.',
  unwritable:
    'The agreement cannot contain “{letters}”: please use Latin letters, as in your identity document.',
  file: 'agreement-{number}.pdf',
  subject: 'The agreement for your stay, {dates}',
  lead: 'Thank you for accepting the agreement for your stay. The text is attached, with the date and time.',
};
