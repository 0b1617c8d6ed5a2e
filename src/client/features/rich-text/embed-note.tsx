import clsx from 'clsx';

type EmbedNoteProps = { id: string; host: string; isLoaded: boolean };

/** Both sentences keep their place, so that nothing moves when one takes over from the other. */
export const EmbedNote = ({ id, host, isLoaded }: EmbedNoteProps) => (
  <span className="grid noscript:hidden [&>*]:[grid-area:1/1]">
    <span id={id} className={clsx(isLoaded && 'invisible')}>
      Premendo il pulsante si caricano contenuti da {host}, che riceverà il tuo indirizzo IP.
    </span>
    <span className={clsx(!isLoaded && 'invisible')}>
      Questi contenuti vengono da {host}, che ha ricevuto il tuo indirizzo IP.
    </span>
  </span>
);
