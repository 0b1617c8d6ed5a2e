/** The mails about money, in their order: before and after the day on which something is due. */
export const moneyMailKinds = ['depositDue', 'depositLate', 'balanceDue', 'balanceLate'] as const;
export type MoneyMailKind = (typeof moneyMailKinds)[number];

/** The others, in their order. */
export const stayMailKinds = ['welcome', 'party', 'arrival', 'thanks'] as const;

/** The mails that the site sends around a stay. */
export const guestMailKinds = [...stayMailKinds, ...moneyMailKinds] as const;
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
  depositDue: {
    title: 'Primo pagamento: promemoria',
    after: 'prima della scadenza',
    onTheDay: 'il giorno della scadenza',
    minDays: 0,
  },
  depositLate: {
    title: 'Primo pagamento non arrivato',
    after: 'dopo la scadenza',
    onTheDay: 'il giorno della scadenza',
    minDays: 1,
  },
  balanceDue: {
    title: 'Saldo: promemoria',
    after: 'prima della scadenza',
    onTheDay: 'il giorno della scadenza',
    minDays: 0,
  },
  balanceLate: {
    title: 'Saldo non arrivato',
    after: 'dopo la scadenza',
    onTheDay: 'il giorno della scadenza',
    minDays: 1,
  },
};

export const MAX_DAYS = 30;

/** '3 giorni prima dell’arrivo, alle 10:00'. */
export const timeInWords = (kind: GuestMailKind, days: number, hour: string): string => {
  const { after, onTheDay } = guestMailFacts[kind];
  const count = days === 1 ? '1 giorno' : `${days} giorni`;
  return `${days === 0 ? onTheDay : `${count} ${after}`}, alle ${hour}`;
};
