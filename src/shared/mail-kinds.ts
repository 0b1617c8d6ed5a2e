import type { MailKind } from './outbox.schema.ts';

/** Display names of the kinds of mail. */
export const mailKindInWords: Record<MailKind, string> = {
  'booking-requested': 'Conferma di ricezione della richiesta',
  'booking-requested-more': 'Conferma di ricezione di altre richieste',
  'booking-requested-staff': 'Avviso di nuova richiesta',
  'booking-confirmed': 'Conferma della prenotazione',
  'booking-rejected': 'Rifiuto della richiesta',
  'booking-reopened': 'Richiesta di nuovo in attesa',
  'booking-changed': 'Modifica della prenotazione',
  'booking-cancelled': 'Cancellazione della prenotazione',
  'review-received-staff': 'Avviso di nuova recensione',
  'message-received-staff': 'Avviso di nuovo messaggio',
  'message-answer': 'Risposta a un messaggio',
  'task-assigned': 'Avviso di un task per qualcuno',
  'confirm-email': "Conferma dell'indirizzo email",
  'reset-password': 'Link per una nuova password',
  'account-created': 'Avviso di un nuovo accesso',
  'password-changed': 'Avviso di password cambiata',
  'email-changed': 'Avviso di indirizzo cambiato',
  'role-changed': 'Avviso di ruolo cambiato',
  'passkeys-changed': 'Avviso sulle passkey',
  'staff-changed': 'Avviso su accessi e ruoli',
  'calendar-trouble-staff': 'Avviso su un calendario di un altro sito',
  'calendar-conflict-staff': 'Avviso di due soggiorni nelle stesse notti',
  'backup-used': 'Avviso di backup scaricato o ripristinato',
  'backup-failed': 'Backup non riuscito',
};
