/** Answers to calls that only programs make, not the site's forms. */
export const calls = {
  idInvalid: 'Indica un identificativo valido.',
  versionInvalid: 'Indica la versione con un numero intero.',
  pageInvalid: 'Indica una pagina valida.',
  pageSizeInvalid: 'Indica da 1 a {max} elementi per pagina.',
  unknownLanguage: 'Scegli una lingua del sito: {tags}.',
} as const;
