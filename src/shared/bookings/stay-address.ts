import { MAX_GUESTS } from './booking-rules.ts';
import { isStayDate, type StayDate } from './stay-dates.ts';

/**
 * The requested stay, as the query of an address: `?arrivo=2026-07-04&partenza=2026-07-11&ospiti=4`,
 * and `oltre12` if not all guests are over twelve. The address can be shared, and works without
 * JavaScript.
 */
export type StayAddress = {
  arrivo?: StayDate | undefined;
  partenza?: StayDate | undefined;
  ospiti?: number | undefined;
  oltre12?: number | undefined;
};

const dayOf = (value: unknown): StayDate | undefined =>
  typeof value === 'string' && isStayDate(value) ? value : undefined;

const isDigit = (value: unknown): boolean =>
  (typeof value === 'number' || typeof value === 'string') && /^\d$/.test(String(value));

/** The router of the pages parses digits as a number, the server does not. */
const countOf = (value: unknown, least: number): number | undefined => {
  const count = Number(isDigit(value) ? value : Number.NaN);
  return count >= least && count <= MAX_GUESTS ? count : undefined;
};

/**
 * The address is untrusted: invalid values count as missing. Names every key: the router passes a key
 * that is left out on unparsed.
 */
export const parseStayAddress = (search: Record<string, unknown>): StayAddress => {
  const arrivo = dayOf(search.arrivo);
  const partenza = dayOf(search.partenza);
  const ospiti = countOf(search.ospiti, 1);
  const oltre12 = countOf(search.oltre12, 0);
  return {
    arrivo,
    partenza: arrivo && partenza && partenza < arrivo ? undefined : partenza,
    ospiti,
    oltre12:
      ospiti !== undefined && oltre12 !== undefined && oltre12 < ospiti ? oltre12 : undefined,
  };
};

/** `?arrivo=…`, always in one order; empty without a stay. */
export const stayQuery = ({ arrivo, partenza, ospiti, oltre12 }: StayAddress): string => {
  const entries = Object.entries({ arrivo, partenza, ospiti, oltre12 });
  const known = entries.filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(known.map(([key, value]) => [key, String(value)]));
  return known.length === 0 ? '' : `?${query}`;
};
