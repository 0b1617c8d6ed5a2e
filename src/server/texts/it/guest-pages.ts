/** What the server writes about the page of a stay. */
export const guestPages = {
  /** Pasted by staff into a portal’s chat. */
  invitation:
    'Ciao! Questa è la pagina del tuo soggiorno a {siteName}, {dates}: ci trovi come si arriva, la casa e come scriverci.\n{url}',
  invitationSubject: 'La pagina del tuo soggiorno: {dates}',
  button: 'La pagina del tuo soggiorno',
  withdraws: 'Vorrei ritirare la richiesta.',
  cancels: 'Vorrei annullare il soggiorno.',
  otherDates: 'Altre date: {days}.',
  otherParty: 'Ospiti: {count}, di cui {over12} oltre i 12 anni.',
} as const;
