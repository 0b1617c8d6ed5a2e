import { trpc } from '#client/trpc.ts';
import type { Alert } from '#client/ui/alert-strip.tsx';
import { liveQuery } from '#client/ui/live-query.ts';
import { ReadyText } from '#client/ui/ready-text.tsx';
import { formatFileSize } from '#shared/languages/italian-measures.ts';

/** Warns of a disk that is almost full. */
export const useDiskAlert = (): Alert | null => {
  const { data: status } = trpc.siteStatus.get.useQuery(undefined, liveQuery);
  if (!status?.disk.isLow) return null;
  const free = formatFileSize(status.disk.freeBytes);
  return {
    key: 'disk',
    tone: 'warning',
    line: `Il disco del server è quasi pieno: restano ${free}`,
    detail: (
      <>
        <p>
          Quando il disco è pieno, il sito non salva più niente e rifiuta le richieste. Cancella le
          copie di sicurezza vecchie, e le foto e i video che non usi. Chi ha installato il sito può
          fare spazio anche sul server.
        </p>
        <ReadyText
          label="Testo per chi ha installato il sito"
          subject="Il disco del sito"
          text={`Ciao, sul server del sito ${location.origin} restano ${free} di disco. Puoi fare spazio? Grazie!`}
        />
      </>
    ),
  };
};
