const CALLBACK = '/api/backup/drive/callback';

/** One-time steps before an account can be connected. */
export const DriveSteps = () => (
  <div className="grid gap-3 text-sm">
    <p>
      Una copia su Google Drive resta anche se il server si rompe. Si prepara una volta sola, in
      mezz’ora, insieme a chi si occupa del server:
    </p>
    <ol className="grid list-decimal gap-2 pl-5 wrap-anywhere">
      <li>
        Con un account Google si apre console.cloud.google.com, si crea un progetto e nella sua
        «Library» si attiva «Google Drive API».
      </li>
      <li>
        Alla voce «Google Auth Platform» si dice che nome ha il sito e che il pubblico è «External»;
        poi, alla voce «Audience», si preme «Publish app».
      </li>
      <li>
        Alla voce «Clients» se ne crea uno di tipo «Web application», e tra gli indirizzi di ritorno
        («redirect URIs») si scrive <strong>{`${location.origin}${CALLBACK}`}</strong>
      </li>
      <li>
        Google mostra due codici, «Client ID» e «Client secret». Chi si occupa del server li scrive
        nelle sue impostazioni e riavvia il sito.
      </li>
      <li>
        Qui compare allora il pulsante «Collega Google Drive»: si sceglie l’account che terrà le
        copie, e si accetta.
      </li>
    </ol>
    <p className="text-ink-soft">
      A chi si occupa del server ogni passo è spiegato, con i nomi delle impostazioni, nel file
      docs/operations.md.
    </p>
  </div>
);
