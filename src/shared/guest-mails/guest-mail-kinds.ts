/** The mails that the site sends around a stay, in their order. */
export const guestMailKinds = ['welcome', 'party', 'arrival', 'thanks'] as const;
export type GuestMailKind = (typeof guestMailKinds)[number];

type Facts = {
  /** As owners call it. */
  title: string;
  /** The end of '3 giorni …'. */
  after: string;
  /** '… alle 10:00', of zero days. */
  onTheDay: string;
  /** A welcome on the day of the confirmation would come with the confirmation itself. */
  minDays: number;
};

/** A kind is a row here, a row of the table, its day in `guest-mail-times.ts` and its text in four languages. */
export const guestMailFacts: Readonly<Record<GuestMailKind, Facts>> = {
  welcome: {
    title: 'Benvenuto',
    after: 'dopo la conferma',
    onTheDay: 'il giorno della conferma',
    minDays: 1,
  },
  party: {
    title: 'Dati degli ospiti mancanti',
    after: 'prima dell’arrivo',
    onTheDay: 'il giorno dell’arrivo',
    minDays: 0,
  },
  arrival: {
    title: 'Prima dell’arrivo',
    after: 'prima dell’arrivo',
    onTheDay: 'il giorno dell’arrivo',
    minDays: 0,
  },
  thanks: {
    title: 'Grazie e recensione',
    after: 'dopo la partenza',
    onTheDay: 'il giorno della partenza',
    minDays: 0,
  },
};

export const MAX_DAYS = 30;

/** '3 giorni prima dell’arrivo, alle 10:00'. */
export const timeInWords = (kind: GuestMailKind, days: number, hour: string): string => {
  const { after, onTheDay } = guestMailFacts[kind];
  const count = days === 1 ? '1 giorno' : `${days} giorni`;
  return `${days === 0 ? onTheDay : `${count} ${after}`}, alle ${hour}`;
};
