/** Login, registration, passwords and the mails’ links. */
export const account = {
  // Fields.
  name: 'Nome',
  password: 'Password',
  passwordAgain: 'Conferma password',
  newPassword: 'Nuova password',
  newPasswordAgain: 'Conferma nuova password',
  /** Below a new password, as long as it is empty. */
  passwordLength: 'Almeno {min} caratteri.',
  /** Below a new password, while it is typed. */
  strengthShort: 'Ancora troppo corta.',
  strengthWeak: 'Debole: si indovina in fretta.',
  strengthFair: 'Discreta: più lunga sarebbe più sicura.',
  strengthGood: 'Buona: non è facile da indovinare.',
  strengthStrong: 'Ottima: molto difficile da indovinare.',

  // Errors beside a field, or after a link.
  nameRequired: 'Il nome è obbligatorio',
  nameTooShort: 'Il nome deve avere almeno {min} caratteri.',
  emailRequired: "L'email è obbligatoria",
  emailInvalid: "Inserisci un'email valida",
  passwordRequired: 'La password è obbligatoria',
  passwordTooLong: 'La password è troppo lunga: al massimo {max} caratteri.',
  passwordTooShort: 'La password deve avere almeno {min} caratteri.',
  passwordsDiffer: 'Le due password non corrispondono',
  passwordsDifferAtReset: 'Le password non coincidono',
  privacyRequired: 'Devi accettare le condizioni della privacy per registrarti.',
  linkInvalid: 'Il link non è valido.',
  linkIncomplete: 'Token o email mancanti.',
  linkGarbled:
    'Il link è danneggiato o incompleto: aprilo di nuovo dall’email, o copialo per intero.',
  deviceInvalid: 'Il codice del dispositivo non è valido.',

  // Login.
  loginTitle: 'Login',
  loginLead: 'Accedi con la tua email e la tua password.',
  loginLeadToContinue: 'Per continuare, accedi con la tua email e la tua password.',
  loginButton: 'Login',
  forgotLink: 'Password dimenticata?',
  noAccount: 'Non hai ancora un account? <0>Registrati</0>',
  resendOffer: 'Re-invia l’email di conferma',
  passkeyLogin: 'Entra con una passkey',
  passkeyUseFailed: 'Errore nell’uso della passkey',
  passkeyNotUsed: 'La passkey non è stata usata: puoi riprovare quando vuoi.',
  passkeyThereAlready: 'Questo dispositivo ha già una passkey per il tuo account.',

  // Registration.
  registerTitle: 'Registrati',
  registerLead:
    'Con un account segui le tue richieste di soggiorno e puoi scrivere una recensione.',
  registerButton: 'Registrati',
  hasAccount: 'Hai già un account? <0>Login</0>',
  privacyConsent: 'Ho letto e accetto l’<0>informativa sulla privacy</0>',
  /** For screen readers, after the words of a link. */
  opensNewTab: '(si apre in una nuova scheda)',
  registeredTitle: 'Registrazione richiesta',
  registeredHeading: 'Conferma la tua email',
  registeredDone: 'Richiesta di registrazione inviata, controlla la tua mail!',
  /** Three steps, numbered. */
  stepOpen: 'Apri la casella di <0>{email}</0>: entro pochi minuti arriva un’email.',
  stepOpenAny: 'Apri la casella di posta: entro pochi minuti arriva un’email.',
  /** The words in quotes are those of the button in the mail. */
  stepPress: 'Premi «Conferma la tua email». Il link vale 48 ore.',
  stepDone: 'Fatto: da quel momento l’account è tuo e puoi accedere.',
  nothingArrives:
    'Non arriva nulla? A volte l’email finisce nella posta indesiderata; se non è nemmeno lì, te ne mandiamo un’altra.',
  wrongAddress: 'Hai scritto un indirizzo sbagliato? <0>Registrati di nuovo</0>',
  isConfirmed: 'La tua email è confermata: non serve altro.',

  // The link that confirms an address.
  confirmTitle: 'Conferma email',
  confirmLead: 'L’ultimo passo: con il link dell’email confermi che l’indirizzo è proprio il tuo.',
  confirming: 'Un momento: stiamo confermando la tua email…',
  confirmed: 'La tua email è stata confermata con successo!',
  registered: 'Registrazione',
  notMeWhy:
    'Non ti sei registrato tu? Elimina questa registrazione: chi l’ha fatta non potrà più accedere.',
  notMe: 'Non sono stato io',
  goOn: 'Continua sul sito',
  toLogin: 'Vai al login',
  askConfirmation: 'Richiedi una nuova conferma',
  confirmFailed: 'Errore nella conferma della email.',
  confirmUnanswered: 'Si è verificato un errore durante la conferma della email.',

  // The link of the same mail for people who did not register.
  denyTitle: 'Elimina la registrazione',
  denyLead: 'Qualcun altro si è registrato con il tuo indirizzo? Basta un clic.',
  denyWhat:
    'Eliminiamo la registrazione con l’indirizzo <0>{email}</0>, anche se è già confermata: chi l’ha fatta non potrà più accedere.',
  denied: 'Fatto: la registrazione è eliminata, e chi l’ha fatta non può più accedere.',
  denyFailed: 'Errore nell’eliminazione della registrazione.',

  // That mail once more.
  resendTitle: 'Re-invia la conferma',
  resendLead:
    'Il link di conferma vale 48 ore. Se è scaduto, o se l’email non è arrivata, te ne mandiamo un’altra.',
  resendButton: 'Re-invia Email',
  resendFoot: 'Email già confermata? <0>Vai al login</0>',
  resendFailed: "Errore nel re-invio dell'email di conferma.",
  resent: 'Nuova email di conferma inviata! Controlla la tua casella di posta.',
  goingHome: 'Tra pochi secondi torni alla Home. <0>Vai subito</0>',
  noMailsConfirm:
    'Il link di conferma non può partire finché chi gestisce il sito non imposta la posta.',

  // A forgotten password.
  forgotTitle: 'Password dimenticata',
  forgotLead:
    'Scrivi l’email del tuo account: ti mandiamo un link per scegliere una nuova password.',
  forgotButton: 'Invia il link',
  forgotFoot: 'Te la sei ricordata? <0>Torna al login</0>',
  forgotFailed: "Errore durante l'invio della richiesta.",
  forgotSent:
    "Se l'email esiste nel nostro sistema, ti abbiamo inviato un link per il reset della password.",
  forgotSentHint:
    'Il link vale un’ora. Se non arriva nulla, guarda anche nella posta indesiderata.',
  forgotAgain: 'Usa un’altra email',
  noMailsForgot: 'Il link non può partire: per una nuova password scrivi a chi gestisce il sito.',
  resetTitle: 'Nuova password',
  resetLead:
    'Scegli la password con cui accedere d’ora in poi. Per sicurezza, scolleghiamo i dispositivi già collegati.',
  resetButton: 'Salva la nuova password',
  resetDone: 'Password aggiornata con successo! Verrai reindirizzato al login...',
  resetToLogin: 'Vai subito al login',
  resetNewLink: 'Chiedi un nuovo link',
  resetFailed: 'Errore durante il reset della password',

  // Without JavaScript.
  /** `to` is one of the phrases below. */
  scriptNeeded:
    'Per {to} serve JavaScript: attivalo nel browser e ricarica la pagina. Anche senza puoi <0>chiedere un soggiorno</0> o <1>scriverci</1>.',
  toLogIn: 'accedere',
  toRegister: 'registrarti',
  toAskMail: 'chiedere l’email',
  toAskLink: 'chiedere il link',
  toChangeProfile: 'cambiare il profilo',
  toConfirm: 'confermare l’email',
  toDeny: 'eliminare la registrazione',
  toChoosePassword: 'scegliere la password',
} as const;

/** Texts of header, footer and the notice of a site in preparation. The server renders them into documents. */
export const frame = {
  skipToContent: 'Vai al contenuto',
  inPreparation: 'Il sito è in preparazione: lo vede solo chi lo gestisce.',
  settings: 'Impostazioni',
  nationalCode: 'Codice Identificativo Nazionale (CIN):',
  // The groups of links at the foot.
  footHouse: 'La casa',
  footBooking: 'Prenotare',
  footUs: 'Noi',
  openingSoon: 'Apriamo presto',
  // 'menu' opens the footer's links without JavaScript, and names the drawer.
  menu: 'Menu',
  mainMenu: 'Menu principale',
  openMenu: 'Apri il menu',
  closeMenu: 'Chiudi il menu',
  // The entry of the bar with those that do not fit.
  moreEntries: 'Altro',
  // For staff.
  staffBar: 'Per chi gestisce il sito',
  editPage: 'Modifica questa pagina',
  preparing: '{siteName}: stiamo preparando il sito, con le foto, i prezzi e le date libere.',
  writeMeanwhile: 'Nel frattempo puoi scrivere a <0>{email}</0>.',
} as const;
