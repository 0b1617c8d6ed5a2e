import { checkInHours, checkOutHours } from '#shared/house-hours.ts';
import { formatEuro } from '#shared/money.ts';
import type { Bed, Distance, Property } from '#shared/property.schema.ts';
import { bedWords, petWords, smokingWords, wayWords } from './house-words.ts';

export type Fact = { label: string; value: string };

/** The facts that are known. */
const known = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');

const deposit = ({ depositCents }: Property): string => {
  if (depositCents === null) return '';
  if (depositCents === 0) return 'non richiesta';
  return `${formatEuro(depositCents)}, restituita se non ci sono danni`;
};

/** What one asks before booking. */
export const bookingFacts = (property: Property): Fact[] =>
  known([
    { label: 'Check-in', value: checkInHours(property) },
    { label: 'Check-out', value: checkOutHours(property) },
    { label: 'Animali', value: petWords[property.pets] },
    { label: 'Fumo', value: smokingWords[property.smoking] },
    { label: 'Cauzione', value: deposit(property) },
    { label: 'Se si annulla', value: property.cancellation },
  ]);

const bedsInWords = ({ kind, count }: Bed): string => {
  const [one, several] = bedWords[kind];
  return `${count} ${count === 1 ? one : several}`;
};

/** Size and beds, room by room. */
export const roomFacts = ({ floorSizeM2, beds }: Property): Fact[] => {
  const rooms = [...new Set(beds.map(({ room }) => room))];
  return [
    ...rooms.map((room) => ({
      label: room,
      value: beds
        .filter((bed) => bed.room === room)
        .map(bedsInWords)
        .join(', '),
    })),
    ...(floorSizeM2 === null ? [] : [{ label: 'Superficie', value: `${floorSizeM2} m²` }]),
  ];
};

const MINUTES_PER_HOUR = 60;

/** '10 min a piedi', '1 h 20 min in traghetto' */
export const distanceInWords = ({ minutes, by }: Distance): string => {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`];
  return [...parts.filter(Boolean), wayWords[by]].join(' ');
};
