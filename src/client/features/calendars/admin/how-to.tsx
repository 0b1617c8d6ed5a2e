import type { ReactNode } from 'react';
import type { CalendarKind } from '#shared/calendars.schema.ts';

type Steps = readonly ReactNode[];

const AIRBNB = 'Su airbnb.it apri il calendario della casa, poi «Disponibilità».';
const BOOKING = 'Nell’extranet di Booking.com apri «Tariffe e disponibilità».';
const VRBO = 'Su Vrbo apri il calendario della casa, poi «Importa ed esporta».';

/** Where each other site shows the address of its calendar. */
const stepsIn: Record<CalendarKind, Steps> = {
  airbnb: [
    AIRBNB,
    'Cerca «Collega un altro sito web» e tocca per collegarlo.',
    'Copia il link che Airbnb mostra al primo passo, e incollalo qui.',
  ],
  booking: [
    BOOKING,
    'Scegli «Sincronizza i calendari», poi «Aggiungi un collegamento».',
    'Booking.com chiede prima il nostro indirizzo e poi mostra il suo: metti un indirizzo qualunque e correggilo dopo.',
    'Copia il link per esportare il suo calendario, e incollalo qui.',
  ],
  vrbo: [VRBO, 'Scegli «Esporta».', 'Copia il link che finisce con .ics, e incollalo qui.'],
  other: [
    'Nelle impostazioni del calendario dell’altro sito cerca le parole «iCal», «esporta» o «sincronizza».',
    'Copia il link, che di solito finisce con .ics, e incollalo qui.',
  ],
};

/** Where each other site accepts the address of our calendar. */
const stepsOut: Record<CalendarKind, Steps> = {
  airbnb: [
    AIRBNB,
    'Cerca «Collega un altro sito web»: al secondo passo Airbnb chiede il link dell’altro sito.',
    'Incolla l’indirizzo qui sopra, dagli un nome che riconosci e salva.',
  ],
  booking: [
    BOOKING,
    'Scegli «Sincronizza i calendari» e apri il collegamento, o aggiungine uno.',
    'Dove chiede di importare un calendario incolla l’indirizzo qui sopra, e salva.',
  ],
  vrbo: [VRBO, 'Scegli «Importa».', 'Incolla l’indirizzo qui sopra, dagli un nome e salva.'],
  other: [
    'Nelle impostazioni del calendario dell’altro sito cerca le parole «iCal», «importa» o «sincronizza».',
    'Incolla l’indirizzo qui sopra e salva.',
  ],
};

const StepList = ({ steps }: { steps: Steps }) => (
  <ol className="list-decimal space-y-1 pl-5 text-sm marker:text-ink-soft">
    {steps.map((step) => (
      <li key={String(step)}>{step}</li>
    ))}
  </ol>
);

export const StepsIn = ({ kind }: { kind: CalendarKind }) => <StepList steps={stepsIn[kind]} />;

export const StepsOut = ({ kind }: { kind: CalendarKind }) => (
  <div className="grid gap-2">
    <StepList steps={stepsOut[kind]} />
    <p className="text-sm text-ink-soft">
      Gli altri siti leggono il nostro calendario ogni poche ore: una notte confermata qui può
      restare libera là fino ad allora.
    </p>
  </div>
);
