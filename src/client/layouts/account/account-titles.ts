// The heads of the screens that a mail's link opens. The server draws them before the screens are there.

export const resetPasswordTexts = {
  title: 'Nuova password',
  lead: 'Scegli la password con cui accedere d’ora in poi. Per sicurezza, i dispositivi già collegati vengono scollegati.',
};

export const confirmEmailTexts = {
  title: 'Conferma email',
  lead: 'L’ultimo passo: il link della mail dice che l’indirizzo è proprio il tuo.',
};
