import type { Translation } from '#shared/languages/translator.ts';
import type { forms as italian } from '#shared/texts/it/forms.ts';

export const forms: Translation<typeof italian> = {
  /** After the label of a field. */
  optional: '(optional)',
  email: 'E-Mail',
  showPassword: 'Passwort anzeigen',
  cancel: 'Abbrechen',
  /** Leaves a dialog without doing what it is for. */
  back: 'Zurück',
  close: 'Schließen',

  // Errors beside a field.
  invalid: 'Der Wert ist nicht gültig.',
  tooLong: 'Der Text ist zu lang: höchstens {max} Zeichen.',
  textMissing: 'Bitte geben Sie einen Text ein.',
  dateMissing: 'Bitte geben Sie ein gültiges Datum ein.',

  // Why nothing was sent or answered.
  notChecked:
    'Keine Verbindung: Es wurde nichts gesendet. Versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.',
  offline:
    '{failure}: Sie sind nicht mit dem Internet verbunden. Versuchen Sie es noch einmal, sobald die Verbindung wieder da ist.',
  unanswered: 'Der Server antwortet nicht: Bitte prüfen Sie Ihre Verbindung.',
  slow: 'Der Server braucht länger als sonst',
  failedTitle: 'Etwas hat nicht geklappt',
  failed: 'Etwas ist schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',

  // For screen readers.
  loading: 'Wird geladen\u00a0…',
  closeMessage: 'Meldung schließen',

  // The pages of a list.
  pages: 'Seiten',
  /** For screen readers, before a number. */
  page: 'Seite',
  previousPage: 'Zurück',
  nextPage: 'Weiter',
};
