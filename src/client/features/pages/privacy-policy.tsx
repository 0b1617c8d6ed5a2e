import { trpc } from '#client/trpc.ts';

type Part = { title: string; text: string };

/** What the site really keeps and does; change it together with what the site keeps and does. */
const partsFor = (siteName: string, address: string): Part[] => [
  {
    title: 'Chi tratta i dati',
    text: `Il titolare del trattamento è chi gestisce ${siteName}${address ? `, ${address}` : ''}.`,
  },
  {
    title: 'Quali dati, e perché',
    text: 'Chi chiede un soggiorno lascia nome, email, date, numero di ospiti e, se vuole, una nota: servono a rispondere, a organizzare il soggiorno e a rispettare gli obblighi di legge su alloggiati e tassa di soggiorno. Chi ha un accesso lascia anche una password, che non viene conservata in chiaro.',
  },
  {
    title: 'Su quale base',
    text: 'I dati di una richiesta servono per le trattative e il contratto che chi scrive ha chiesto (art. 6, par. 1, lett. b del Regolamento UE 2016/679) e per gli obblighi di legge (lett. c). Non si usano per pubblicità e non si decide nulla in modo automatico.',
  },
  {
    title: 'Chi li vede',
    text: 'Solo chi gestisce la casa, e chi fornisce il server e la posta elettronica per suo conto. Non si vendono e non si pubblicano: il calendario mostra quali giorni sono occupati, mai da chi.',
  },
  {
    title: 'Per quanto tempo',
    text: 'Finché servono al soggiorno richiesto e agli obblighi che ne derivano; poi si cancellano.',
  },
  {
    title: 'Cookie',
    text: 'Il sito non usa cookie e non carica nulla da altri siti. Chi accede conserva nel proprio browser un codice che lo riconosce, fino a quando si scollega.',
  },
  {
    title: 'I diritti',
    text: 'Si può chiedere in ogni momento di vedere, correggere, ricevere o cancellare i propri dati, e opporsi al loro uso (artt. 15–22 del Regolamento), rispondendo a chi gestisce la casa. Si può anche presentare reclamo al Garante per la protezione dei dati personali.',
  },
];

export const PrivacyPolicy = () => {
  const [{ siteName }] = trpc.homepage.get.useSuspenseQuery();
  const [{ address }] = trpc.property.get.useSuspenseQuery();
  return (
    <article className="page-width section-space">
      <h1 className="text-5xl">Informativa privacy</h1>
      <div className="mt-8 max-w-text space-y-8">
        {partsFor(siteName, address).map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
      </div>
    </article>
  );
};
