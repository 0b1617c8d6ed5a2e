import { type ComponentProps, useId } from 'react';
import { AgeLines } from './age-lines.tsx';

/** Whether the owners can sleep, and what happens without them. */
export const AgeCard = (props: ComponentProps<typeof AgeLines>) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6"
    >
      <h2 id={titleId} className="mb-3 text-xl">
        Lo stato dei backup
      </h2>
      <AgeLines {...props} />
      <p className="mt-4 max-w-text text-sm text-ink-soft">
        Ogni notte il sito fa un backup da solo, e conserva gli ultimi 7 giornalieri, 4 settimanali
        e 6 mensili. Una volta alla settimana ripristina per prova il più recente, senza toccare i
        dati. Se qualcosa non riesce, gli amministratori ricevono una mail.
      </p>
    </section>
  );
};
