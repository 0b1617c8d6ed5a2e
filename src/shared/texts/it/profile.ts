/** The account’s own page, with passkeys. */
export const profile = {
  unsaved: 'Modifiche non salvate',
  saved: 'Profilo aggiornato con successo',
  failed: "Errore nell'aggiornamento del Profilo",

  // Name and address.
  dataTitle: 'Dati',
  dataAbout:
    'Il tuo nome firma le richieste e le recensioni. L’email serve per accedere e per le nostre risposte: nessun altro ospite la vede.',
  dataAboutStaff:
    'L’email serve per accedere e per le mail del sito; il tuo nome compare accanto a quello che fai.',
  currentPassword: 'Password attuale',
  passwordForEmail: 'Serve per cambiare email.',
  passwordForEmailMissing: 'Per cambiare email scrivi la password attuale.',
  /** A member's choice beside name and address. */
  mailLanguage: 'Lingua in cui ti scriviamo',
  saveButton: 'Salva',
  pendingTitle: 'Il nuovo indirizzo aspetta la conferma',
  pendingText:
    'Abbiamo mandato un link a <0>{pending}</0>. Finché non lo apri, accedi ancora con <1>{email}</1>.',
  resendButton: 'Manda di nuovo l’email',

  // The picture.
  avatarTitle: 'Avatar',
  avatarAbout: 'Il viso accanto al nome: una foto, un disegno o le iniziali.',
  avatarNone: 'Nessun avatar: si vedono le iniziali',
  avatarPreview: 'Anteprima',
  avatarCurrent: 'Avatar attuale',
  avatarUpload: 'Carica un’immagine',
  avatarFormats: 'JPEG, PNG, GIF o WebP, fino a 5 MB e 1000 × 1000 pixel.',
  avatarRemove: 'Rimuovi l’avatar',
  avatarDrawn: 'Oppure un avatar disegnato',
  avatarShuffle: 'Altri visi a caso',
  avatarSave: 'Salva l’avatar',
  /** Four styles of drawing. */
  adventurer: 'Avventuriero',
  avataaars: 'Fumetto',
  bottts: 'Robot',
  personas: 'Personaggio',
  avatarTooHeavy: "Il peso dell'immagine non deve superare i 5MB",
  avatarTooLarge: "La risoluzione dell'immagine non deve superare i 1000x1000 pixels",
  avatarTooCostly: 'L’immagine è troppo complessa: salvala di nuovo con un altro programma.',
  avatarUnreadable: 'L’immagine non è leggibile: scegli un file JPEG, PNG, GIF o WebP.',
  avatarUnknown: 'Scegli un’immagine o uno degli avatar proposti.',
  avatarMissing: 'Scegli un’immagine.',

  // The password.
  passwordTitle: 'Password',
  passwordAbout: 'Su questo dispositivo non dovrai rientrare; chiudiamo tutte le altre sessioni.',
  forgotLink: 'Non la ricordi?',
  newPasswordsDiffer: 'Le nuove password non corrispondono',
  changePassword: 'Cambia la password',

  // Open sessions.
  sessionsTitle: 'Sessioni aperte',
  sessionsAbout:
    'I dispositivi collegati a questo profilo. Se non ne riconosci uno, chiudi la sua sessione e poi cambia la password.',
  sessionsFailed: 'Errore nel caricamento delle sessioni',
  deviceUnknown: 'Dispositivo sconosciuto',
  sessionCurrent: 'questa sessione',
  sessionOpened: 'Aperta il {when}',
  lastUsed: 'Usata l’ultima volta il {when}',
  sessionEnd: 'Chiudi',
  sessionEndThis: 'Chiudi questa sessione',
  sessionEndOther: 'Chiudi la sessione: {device}',
  sessionEndOthers: 'Chiudi tutte le altre',
  sessionEndFailed: 'Errore nella chiusura della sessione',
  sessionEndTitle: 'Chiudere questa sessione?',
  sessionEndText: 'È quella che stai usando: per rientrare ti serviranno email e password.',
  showLess: 'Mostra meno',
  showAll: 'Mostra tutte ({count})',

  // Links that answer requests, for staff.
  answersTitle: 'Risposte dalla mail',
  answersAbout:
    'Nella mail di una nuova richiesta c’è un link: con quello confermi o rifiuti senza accedere. Se hai inoltrato una mail, o perso il telefono, ritirali tutti.',
  answersNone: 'Nessun link aperto.',
  answersOpen: {
    one: 'Hai un link aperto, per una richiesta.',
    other: 'Hai link aperti per {count} richieste.',
  },
  answersWithdraw: 'Ritira i link di risposta',
  answersWithdrawn: 'Link ritirati',
  answersFailed: 'Errore nel ritiro dei link',

  // Passkeys.
  passkeysTitle: 'Passkey',
  passkeysAbout:
    'Con una passkey entri con l’impronta, il viso o il PIN del telefono o del computer, senza scrivere la password. Nessuno può rubartela con una pagina finta.',
  passkeysFailed: 'Errore nel caricamento delle passkey',
  passkeysNone: 'Per ora entri con email e password.',
  passkeyAdd: 'Aggiungi una passkey',
  passkeyAdded: 'Aggiunta il {when}',
  passkeyUsed: 'Usata l’ultima volta il {when}',
  passkeyName: 'Nome della passkey',
  passkeyNameHint: 'Per riconoscerla: «Telefono di Marta», «Computer di casa».',
  passkeyNameMissing: 'Dai un nome alla passkey.',
  passkeyAddText:
    'Ora il browser ti chiede l’impronta, il viso o il PIN di questo dispositivo, o una chiave di sicurezza.',
  continueButton: 'Continua',
  yourPassword: 'La tua password',
  passkeyAddFailed: 'Errore nell’aggiunta della passkey',
  passkeyRename: 'Rinomina',
  passkeyRenameThis: 'Rinomina la passkey: {name}',
  passkeyRenameTitle: 'Cambia nome alla passkey',
  passkeyRenamed: 'Nome cambiato',
  passkeyRenameFailed: 'Errore nel cambio del nome',
  passkeyRemove: 'Rimuovi',
  passkeyRemoveThis: 'Rimuovi la passkey: {name}',
  passkeyRemoveTitle: 'Rimuovere la passkey?',
  passkeyRemoveButton: 'Rimuovi la passkey',
  passkeyRemoveText: 'Con «{name}» non potrai più entrare. La password resta valida.',
  passkeyRemoveLastText:
    'Con «{name}» non potrai più entrare. La password resta valida; i codici di recupero non serviranno più, e rimuoviamo anche quelli.',
  passkeyRemoveFailed: 'Errore nella rimozione della passkey',
  deviceAnswerInvalid: 'La risposta del dispositivo non è valida.',

  // Recovery codes.
  codesTitle: 'I tuoi codici di recupero',
  codesText:
    'Se perdi il dispositivo con la passkey, uno di questi codici la sostituisce: ciascuno vale una volta sola. Stampali, o mettili dove tieni le cose importanti.',
  codes: 'Codici di recupero',
  codesOnce: 'Li vedi solo adesso: quando chiudi la finestra non tornano più.',
  codesCopy: 'Copia',
  codesCopied: 'Codici copiati',
  codesDownload: 'Scarica',
  /** The name of a file. */
  codesFile: 'codici-di-recupero.txt',
  codesSafe: 'Li ho messi al sicuro',
  codesNew: 'Nuovi codici di recupero',
  codesNewTitle: 'Generare nuovi codici di recupero?',
  codesNewButton: 'Genera nuovi codici',
  codesNewText: 'Quelli di prima non varranno più, anche se non li hai usati.',
  codesFailed: 'Errore nei codici di recupero',

  // The screen that demands a passkey, for staff.
  proveTitle: 'Conferma con la passkey',
  proveLead:
    'Per lavorare al sito, oltre alla password, serve una passkey: l’hanno deciso gli amministratori.',
  proveButton: 'Usa la passkey',
  proveNone:
    'Non ne hai ancora una. Ci vuole un minuto: resta nel telefono, nel computer o in una chiave di sicurezza.',
  proveOtherwise: 'Non hai la passkey con te?',
  proveNoCodes:
    'Non hai più nemmeno i codici? Chiedi a un amministratore di rimuovere le tue passkey: in Persone, con «Modifica». Se non ce n’è un altro, può farlo chi gestisce il server, con il comando «admin».',
  code: 'Codice di recupero',
  codeHint: 'Uno di quelli che hai messo da parte con la prima passkey.',
  codeMissing: 'Scrivi un codice di recupero.',
  codeUse: 'Usa il codice',
  codeFailed: 'Errore nell’uso del codice',
  recoveredTitle: 'Accesso confermato',
  recoveredLead:
    'Hai perso il dispositivo con la passkey? Aggiungi una passkey su questo, poi rimuovi quella persa.',
  codesLeft: {
    one: 'Codice accettato: te ne resta uno solo.',
    other: 'Codice accettato: te ne restano {count}.',
  },
  codesNone: 'Codice accettato: era l’ultimo. Generane subito di nuovi, qui sotto.',

  // One’s own data.
  ownTitle: 'I miei dati',
  ownAbout:
    'Tutto quello che il sito conserva del tuo account: puoi scaricarlo in un file, o cancellarlo per sempre. Per quello che hai mandato senza accedere, scrivi a chi gestisce la casa.',
  ownDownload: 'Scarica i miei dati',
  ownFailed: 'Errore nella preparazione del file',
  ownStaff:
    'Il tuo account serve a gestire il sito. Chiedi a chi lo amministra con te di toglierti il ruolo, in Persone: poi lo elimini da qui.',
  eraseButton: 'Elimina il mio account',
  eraseTitle: 'Eliminare il tuo account?',
  eraseText:
    'Cancelliamo per sempre profilo, recensioni e richieste. Dei soggiorni passati restano solo le date, senza il tuo nome. Se hai un soggiorno in arrivo, prima annullalo con chi gestisce la casa.',
  eraseFailed: 'Errore nella cancellazione dell’account',
} as const;
