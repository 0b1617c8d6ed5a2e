import { type ReactNode, useId } from 'react';
import { Folded } from '#client/ui/folded.tsx';

type QuestionProps = { title: string; children: ReactNode };

const Question = ({ title, children }: QuestionProps) => (
  <Folded title={title}>
    <div className="grid max-w-text gap-2 text-sm">{children}</div>
  </Folded>
);

/** Explains backups, their storage and their use. */
export const BackupGuide = () => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-sand-200 bg-white px-4 pt-5 pb-2 md:px-6"
    >
      <h2 id={titleId} className="mb-3 text-xl">
        Da sapere
      </h2>
      <Question title="Che cos’è un backup?">
        <p>
          Una copia di tutto il sito com’era in quel momento: prenotazioni e ospiti, prezzi, testi,
          foto, utenti. Il sito ne fa uno da solo ogni notte; quando ne aggiunge uno toglie i più
          vecchi, e ne restano gli ultimi 7 giornalieri, 4 settimanali e 6 mensili. Quelli fatti a
          mano restano finché non li elimini.
        </p>
        <p>
          Una volta alla settimana il sito prova a riaprire il più recente, senza toccare i dati:
          così sai che serve davvero.
        </p>
      </Question>
      <Question title="Dove sta?">
        <p>
          Sul server, cioè sul computer che tiene acceso il sito. Se si rompe quello, con il sito
          perdi anche i suoi backup: per questo scaricane uno ogni tanto («Scarica») e tienilo a
          casa, oppure fanne una copia su Google Drive. Contiene i dati degli ospiti: tienilo in un
          posto sicuro.
        </p>
      </Question>
      <Question title="Che cosa fare se…">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <strong>qualcosa è stato cancellato o rovinato:</strong> nell’elenco scegli l’ultimo
            backup di prima e premi «Ripristina». Quello che è arrivato dopo va perso, ma puoi
            annullare il ripristino.
          </li>
          <li>
            <strong>manca la copia di sicurezza di stanotte:</strong> creane una qui sopra. Se non
            riesce, il messaggio dice perché: mostralo a chi si occupa del server.
          </li>
          <li>
            <strong>lo spazio è finito:</strong> elimina i backup fatti a mano che non servono più,
            dopo averne scaricato uno.
          </li>
          <li>
            <strong>il server si è rotto, o ne prendi un altro:</strong> su quello nuovo installa il
            sito, premi «Carica un backup», scegli il file scaricato e poi «Ripristina».
          </li>
        </ul>
      </Question>
    </section>
  );
};
