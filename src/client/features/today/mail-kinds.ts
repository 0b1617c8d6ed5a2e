const kinds: Record<string, string> = {
  'booking-requested': 'Conferma di ricezione della richiesta',
  'booking-requested-staff': 'Avviso di nuova richiesta',
  'booking-confirmed': 'Conferma della prenotazione',
  'booking-rejected': 'Rifiuto della richiesta',
  'booking-changed': 'Modifica della prenotazione',
  'booking-cancelled': 'Cancellazione della prenotazione',
};

/** What a mail is about, for people; a kind that has no words yet is just a mail. */
export const mailKindInWords = (kind: string): string => kinds[kind] ?? 'Mail';
