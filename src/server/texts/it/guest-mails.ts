/** The mails around a stay as the site brings them; owners write their own instead. */
export const guestMails = {
  welcomeSubject: 'Il tuo soggiorno a {casa}',
  welcomeText:
    'che bello: ci vediamo {arrivo}.\n\nAbbiamo preparato una pagina solo per te. Ci trovi le date, la strada e la casa, e da lì ci dici a che ora arrivi.\n{link}\n\nPer qualunque domanda rispondi pure a questa email.',
  partySubject: 'Mancano i dati degli ospiti per {casa}',
  partyText:
    'ti aspettiamo {arrivo}, e ci mancano ancora i dati degli ospiti.\n\nLa legge italiana ci chiede di comunicare alla polizia chi dorme in casa. Nella tua pagina scrivi i dati di tutti: bastano pochi minuti, e quello che non sai ora lo aggiungi dopo. Le foto dei documenti non servono.\n{link}\n\nSe qualcosa non ti è chiaro, rispondi pure a questa email.',
  arrivalSubject: 'Ci vediamo presto a {casa}',
  arrivalText:
    'manca poco: ti aspettiamo {arrivo}. Qui sotto trovi le ore e come si arriva.\n\nDicci a che ora arrivi, anche più o meno, così ci trovi.\n{link}\n\nBuon viaggio!',
  thanksSubject: 'Grazie di essere stati a {casa}',
  thanksText:
    'grazie di essere stati da noi. Speriamo che il viaggio di ritorno sia andato bene.\n\nCi racconti com’è andata? Bastano due righe, e aiutano chi verrà dopo di te.\n{link}\n\nTi aspettiamo di nuovo, quando vuoi.',
  depositDueSubject: 'Il primo pagamento per {casa}',
  depositDueText:
    'ti ricordiamo il primo pagamento per il tuo soggiorno da noi. Qui sotto trovi quanto, entro quando e come.\n\nNella tua pagina c’è anche il codice per l’app della banca.\n{link}\n\nSe hai già pagato, grazie: non devi fare altro.',
  depositLateSubject: 'Aspettiamo ancora il primo pagamento per {casa}',
  depositLateText:
    'aspettiamo ancora il primo pagamento per il tuo soggiorno. Qui sotto trovi quanto manca e come pagare.\n\nNella tua pagina c’è anche il codice per l’app della banca.\n{link}\n\nSe hai già pagato, grazie. Se qualcosa è cambiato, rispondi a questa email: troviamo una soluzione.',
  balanceDueSubject: 'Il saldo per {casa}',
  balanceDueText:
    'ti aspettiamo {arrivo}. Ti ricordiamo il saldo: qui sotto trovi quanto, entro quando e come.\n\nNella tua pagina c’è anche il codice per l’app della banca.\n{link}\n\nSe hai già pagato, grazie: non devi fare altro.',
  balanceLateSubject: 'Aspettiamo ancora il saldo per {casa}',
  balanceLateText:
    'aspettiamo ancora il saldo del tuo soggiorno. Qui sotto trovi quanto manca e come pagare.\n\nNella tua pagina c’è anche il codice per l’app della banca.\n{link}\n\nSe hai già pagato, grazie. Se qualcosa è cambiato, rispondi a questa email: troviamo una soluzione.',
} as const;
