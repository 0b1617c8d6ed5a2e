import type { errors as italian } from '#server/texts/it/errors.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const errors: Translation<typeof italian> = {
  INVALID_INPUT: 'Die gesendeten Daten sind nicht gültig.',
  INVALID_JSON: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  LINK_INVALID:
    'Der Link ist nicht gültig: Vielleicht wurde er schon verwendet, oder Sie haben inzwischen einen neueren bekommen.',
  LINK_EXPIRED: 'Der Link ist abgelaufen: Bitte fordern Sie einen neuen an.',
  PASSKEY_INVALID: 'Der Passkey wurde nicht erkannt. Bitte versuchen Sie es noch einmal.',
  UNAUTHENTICATED: 'Bitte melden Sie sich zuerst an.',
  INVALID_CREDENTIALS: 'E-Mail-Adresse oder Passwort ist falsch.',
  FORBIDDEN: 'Dazu haben Sie keine Berechtigung.',
  EMAIL_NOT_CONFIRMED: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, um fortzufahren.',
  PASSKEY_REQUIRED:
    'Um an der Website zu arbeiten, bestätigen Sie Ihre Anmeldung bitte mit einem Passkey.',
  NOT_FOUND: 'Nicht gefunden.',
  METHOD_NOT_ALLOWED: 'Diese Adresse nimmt die verwendete Methode nicht an.',
  EMAIL_TAKEN: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse.',
  TOO_MANY_PASSKEYS:
    'Sie haben schon zwanzig Passkeys: Entfernen Sie einen, den Sie nicht mehr verwenden.',
  NO_PASSKEY: 'Die Codes sind für Konten mit Passkey: Fügen Sie zuerst einen hinzu.',
  LAST_ADMIN: 'Mindestens ein Administrator muss bleiben.',
  DATES_TAKEN: 'Der gewählte Zeitraum ist nicht verfügbar',
  BOOKING_NOT_WAITING:
    'Diese Anfrage wartet nicht mehr auf Antwort: Bitte laden Sie die Seite neu.',
  OFFER_OVER:
    'Dieses Angebot gilt nicht mehr. Wenn Sie noch Interesse haben, schreiben Sie uns bitte.',
  BOOKING_NOT_CONFIRMED: 'Nur ein bestätigter Aufenthalt kann storniert werden.',
  REVIEW_NOT_OPEN: 'Dieser Aufenthalt kann jetzt nicht bewertet werden.',
  STAY_IS_OVER:
    'Dieser Aufenthalt ist vorbei oder storniert: Bei anderen Fragen schreiben Sie uns bitte.',
  STAYS_TO_COME:
    'Ein Aufenthalt steht noch bevor, oder eine Anfrage ist noch offen: Erst nach der Stornierung können die Daten gelöscht werden.',
  CONTRACT_CHANGED:
    'Der Vertrag hat sich geändert, während Sie ihn gelesen haben: Bitte laden Sie die Seite neu.',
  CHANGED_MEANWHILE:
    'Inzwischen hat jemand anderes gespeichert: Es wurde nichts geändert. Sehen Sie sich die gespeicherte Fassung an, bevor Sie Ihre speichern.',
  PAYLOAD_TOO_LARGE: 'Die gesendeten Daten sind zu groß.',
  UNSUPPORTED_MEDIA_TYPE:
    'Das Format der gesendeten Daten wird nicht unterstützt: Es muss JSON sein.',
  TOO_MANY_REQUESTS: 'Zu viele Versuche: Bitte versuchen Sie es in einigen Minuten noch einmal.',
  INTERNAL: 'Etwas ist schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  UNAVAILABLE:
    'Die Website ist im Moment nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  SITE_IN_PREPARATION: 'Die Website ist noch in Vorbereitung: Wir öffnen bald.',
};
