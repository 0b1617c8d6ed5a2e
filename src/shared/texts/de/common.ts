import type { common as italian } from '#shared/texts/it/common.ts';
import type { Translation } from '#shared/translator.ts';

export const common = {
  skipToContent: 'Zum Inhalt springen',
  inPreparation: 'Die Website ist in Vorbereitung: Nur wer sie verwaltet, kann sie sehen.',
  settings: 'Einstellungen',
  privacy: 'Datenschutzerklärung',
  register: 'Registrieren',
  pages: 'Seiten dieser Website',
  nationalCode: 'Nationaler Identifikationscode (CIN)',
  siteName: 'Ferienhaus',
  openingSoon: 'Wir öffnen bald',
  notFound: 'Seite nicht gefunden',
  unknownLanguage: 'Bitte wählen Sie eine Sprache dieser Website: it, en, de oder fr.',
} satisfies Translation<typeof italian>;
