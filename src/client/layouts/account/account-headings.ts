// Apart from the screens, because the pending components of their routes need only the headings.

export const resetPasswordHeading = {
  title: 'Nuova password',
  lead: 'Scegli la password con cui accedere d’ora in poi. Per sicurezza, i dispositivi già collegati vengono scollegati.',
};

export const confirmEmailHeading = {
  title: 'Conferma email',
  lead: 'L’ultimo passo: il link della mail dice che l’indirizzo è proprio il tuo.',
};
