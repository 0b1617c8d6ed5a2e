import { createTextFields } from '#shared/text-fields.ts';

/** The fields of a contract's text: the site fills them in for each stay, the same in every language. */
export const contractFields = createTextFields([
  'locatore',
  'indirizzo locatore',
  'codice fiscale',
  'ospite',
  'casa',
  'indirizzo',
  'cin',
  'arrivo',
  'partenza',
  'notti',
  'persone',
  'prezzo',
  'cauzione',
  'pagamento',
  'annullamento',
  'regole',
]);

/** What the owners still have to write in place of these dots. */
export const TO_COMPLETE = '…';

/** A part of a text: a line that begins with # is a heading, and blank lines part paragraphs. */
export type ContractPart = { heading: string } | { text: string };

export const partsOf = (text: string): ContractPart[] =>
  text
    .replaceAll(/^# .*$/gm, '\n$&\n')
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('# ') ? { heading: part.slice(2) } : { text: part }));
