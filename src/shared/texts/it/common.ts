/** What stands on every page. */
export const common = {
  skipToContent: 'Vai al contenuto',
  inPreparation: 'Il sito è in preparazione: lo vede solo chi lo gestisce.',
  settings: 'Impostazioni',
  privacy: 'Informativa privacy',
  register: 'Registrati',
  pages: 'Pagine del sito',
  nationalCode: 'Codice Identificativo Nazionale',
  siteName: 'Casa vacanze',
  openingSoon: 'Apriamo presto',
  notFound: 'Pagina Non Trovata',
  unknownLanguage: 'Scegli una lingua del sito: it, en, de o fr.',
} as const;
