const CALLBACK = '/api/backup/drive/callback';

/** One-time steps before an account can be connected. */
export const DriveSteps = () => (
  <div className="grid gap-3 text-sm">
    <p>
      Una copia su Google Drive resta anche se il server si rompe. Lo prepari una volta sola, in
      mezz’ora, insieme a chi si occupa del server:
    </p>
    <ol className="grid list-decimal gap-2 pl-5 wrap-anywhere">
      <li>
        Con un account Google apri console.cloud.google.com, crea un progetto e nella sua «Library»
        attiva «Google Drive API».
      </li>
      <li>
        Alla voce «Google Auth Platform» scrivi il nome del sito e scegli «External» come pubblico;
        poi, alla voce «Audience», premi «Publish app».
      </li>
      <li>
        Alla voce «Clients» creane uno di tipo «Web application», e tra gli indirizzi di ritorno
        («redirect URIs») scrivi <strong>{`${location.origin}${CALLBACK}`}</strong>
      </li>
      <li>
        Google mostra due codici, «Client ID» e «Client secret». Chi si occupa del server li scrive
        nelle sue impostazioni e riavvia il sito.
      </li>
      <li>
        Qui compare allora il pulsante «Collega Google Drive»: scegli l’account che terrà le copie,
        e accetta.
      </li>
    </ol>
    <p className="text-ink-soft">
      Chi si occupa del server trova ogni passo, con i nomi delle impostazioni, nel file
      docs/operations.md.
    </p>
  </div>
);
