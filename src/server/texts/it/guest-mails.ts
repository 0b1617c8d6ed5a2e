/** The mails around a stay as the site brings them; owners write their own instead. */
export const guestMails = {
  welcomeSubject: 'Il tuo soggiorno a {casa}',
  welcomeText:
    'che bello: ci vediamo {arrivo}.\n\nAbbiamo preparato una pagina solo per te. Ci trovi le date, la strada e la casa, e da lì ci dici a che ora arrivi.\n{link}\n\nPer qualunque domanda rispondi pure a questa mail.',
  arrivalSubject: 'Ci vediamo presto a {casa}',
  arrivalText:
    'manca poco: ti aspettiamo {arrivo}. Qui sotto trovi le ore e come si arriva.\n\nDicci a che ora arrivi, anche più o meno, così ci trovi.\n{link}\n\nBuon viaggio!',
  thanksSubject: 'Grazie di essere stati a {casa}',
  thanksText:
    'grazie di essere stati da noi. Speriamo che il viaggio di ritorno sia andato bene.\n\nCi racconti com’è andata? Bastano due righe, e aiutano chi verrà dopo di te.\n{link}\n\nTi aspettiamo di nuovo, quando vuoi.',
} as const;
