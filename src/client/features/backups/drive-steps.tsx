import { ReadyText } from '#client/ui/ready-text.tsx';

const CALLBACK = '/api/backup/drive/callback';

const steps = (origin: string): string =>
  `Ciao, vorrei che le copie del sito ${origin} andassero anche su Google Drive. Puoi prepararlo tu?

1. Con un account Google apri console.cloud.google.com, crea un progetto e nella sua «Library» attiva «Google Drive API».
2. Alla voce «Google Auth Platform» scrivi il nome del sito e scegli «External» come pubblico; poi, alla voce «Audience», premi «Publish app».
3. Alla voce «Clients» creane uno di tipo «Web application», e tra gli indirizzi di ritorno («redirect URIs») scrivi ${origin}${CALLBACK}
4. Google mostra due codici, «Client ID» e «Client secret»: scrivili nelle impostazioni del server e riavvia il sito. I nomi delle impostazioni sono nel file docs/operations.md.

Grazie!`;

/** One-time steps on the server before an account can be connected. */
export const DriveSteps = () => (
  <div className="grid gap-3 text-sm">
    <p>
      Una copia su Google Drive resta anche se il server si rompe. Lo prepara una volta sola, in
      mezz’ora, chi si occupa del server: mandagli queste istruzioni.
    </p>
    <ReadyText
      label="Istruzioni per chi si occupa del server"
      subject="Le copie del sito su Google Drive"
      text={steps(location.origin)}
    />
    <p className="text-ink-soft">
      Quando è pronto, qui compare «Collega Google Drive»: scegli l’account che terrà le copie, e
      accetta.
    </p>
  </div>
);
