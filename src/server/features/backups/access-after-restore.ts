/** Which logins and secret addresses count after a restore: today's, or those of the backup. */
export const accessAfterRestore = (keepsAccess: boolean): string =>
  keepsAccess
    ? 'Password, passkey e indirizzi segreti (pulizie, ospiti, calendari) restano quelli di adesso: ciò che è stato ritirato dopo il backup resta ritirato.'
    : 'Da ora valgono gli utenti del sito ripristinato: accedi con l’indirizzo e la password che usavi lì. Anche le passkey e gli indirizzi segreti (pulizie, ospiti, calendari) sono quelli del backup.';
