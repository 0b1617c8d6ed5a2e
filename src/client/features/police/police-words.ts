import type { BadgeTone } from '#client/ui/badge.tsx';
import { formatRecent } from '#shared/languages/recent.ts';
import type { PoliceGuest, PoliceStay } from '#shared/police/police.schema.ts';

const guestStates: Readonly<Record<PoliceGuest['state'], { words: string; tone: BadgeTone }>> = {
  draft: { words: 'Manca qualcosa', tone: 'waiting' },
  ready: { words: 'Pronto', tone: 'neutral' },
  sent: { words: 'Comunicato', tone: 'confirmed' },
  refused: { words: 'Rifiutato', tone: 'refused' },
  unknown: { words: 'Da verificare', tone: 'refused' },
};

/** The usual documents, by the police's codes. */
export const usualDocuments: Readonly<Record<string, string>> = {
  IDENT: 'Carta d’identità',
  IDELE: 'Carta d’identità elettronica',
  PASOR: 'Passaporto',
  PATEN: 'Patente di guida',
};

/** The state of a guest; one whom a person did not find on the portal is free again. */
export const stateOf = ({ state, transmission, isInFile }: PoliceGuest) => {
  const isFree = state === 'refused' && transmission?.verified !== '' && isInFile;
  return guestStates[isFree && transmission?.outcome === null ? 'ready' : state];
};

/** 'Visto alla porta da Marta, oggi alle 8:41. Documento: passaporto.' */
export const seenInWords = ({ seen }: PoliceGuest, today: string): string | null => {
  if (!seen) return null;
  const how = seen.how === 'door' ? 'alla porta' : 'in video';
  const by = seen.by === null ? '' : ` da ${seen.by}`;
  const document = usualDocuments[seen.document];
  const shown = document ? ` Documento: ${document.toLowerCase()}.` : '';
  return `Visto ${how}${by}, ${formatRecent(seen.at, today)}.${shown}`;
};

const wholeStates: Readonly<Record<PoliceStay['state'], string>> = {
  incomplete: 'mancano dei dati',
  'not-due': 'all’arrivo',
  ready: 'da comunicare',
  sent: 'comunicati',
  partly: 'comunicati in parte',
  refused: 'qualcuno da correggere',
  unknown: 'da verificare sul portale',
};

/** 'da comunicare entro oggi alle 15:00' */
export const stayInWords = ({ state, dueAt }: PoliceStay, today: string, now: number): string => {
  const words = wholeStates[state];
  if (dueAt === null || state === 'sent' || state === 'not-due') return words;
  const when = formatRecent(dueAt, today);
  return `${words}, ${Date.parse(dueAt) < now ? 'scaduto' : 'entro'} ${when}`;
};
