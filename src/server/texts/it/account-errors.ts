/** Answers of calls about accounts: refusals and confirmations. */
export const accountErrors = {
  confirmFirst: 'Devi confermare la tua email prima di accedere.',
  linkUsed: 'Questo link è già stato usato.',
  denialExpired:
    'Il link è scaduto: valeva 48 ore. Una registrazione mai confermata sparisce da sola; se invece qualcuno entra con il tuo indirizzo, scegli una nuova password o scrivici.',
  passwordNeeded: 'Per cambiare email o password serve la password attuale.',
  passwordWrong: 'La password attuale non è corretta.',
  sessionUnknown: 'Sessione non trovata.',
  passkeyUnknown: 'Passkey non trovata.',
  passkeyTaken: 'Questa passkey è già registrata: su questo dispositivo creane un’altra.',
  passkeyOfNobody: 'Questa passkey non è legata a nessun account di questo sito.',
  passkeysNeedDomain: 'Le passkey funzionano solo quando il sito ha un nome di dominio.',
  codeWrong: 'Il codice non è valido, o è già stato usato.',

  // Completed actions.
  confirmed: 'La tua email è stata confermata con successo!',
  registrationDenied: 'La registrazione è eliminata, e chi l’ha fatta non può più accedere.',
  confirmationSent: 'Nuova email di conferma inviata! Controlla la tua casella di posta.',
  resetSent:
    "Se l'email esiste nel nostro sistema, ti abbiamo inviato un link per il reset della password.",
  passwordChanged: 'Password aggiornata con successo!',
  sessionEnded: 'Sessione chiusa.',
  otherSessionsEnded: 'Le altre sessioni sono chiuse.',
  passkeyRemoved: 'Passkey rimossa.',
  codeAccepted: 'Codice accettato: non vale più una seconda volta.',
  accountErased: 'Il tuo account e i tuoi dati sono stati cancellati.',
  /** A session’s device: ‘Firefox on Windows’. */
  device: '{browser} su {system}',
} as const;
