import type { StayDate } from '#shared/bookings/stay-dates.ts';
import type { StaySource } from '#shared/bookings/stay-sources.ts';
import { isComune } from '#shared/party/party-rules.ts';
import type { TourismKind, Transport } from '#shared/party/travel-kinds.ts';
import type { CountedGuest, Movements } from './movements.ts';

// The XML file of Ross1000, version 3 of 18 March 2026: elements in the order of its schema, texts from its lists.
// Names are not in it: the schema lets them be left out.

const ITALY = '100000100';
const UNSPECIFIED = 'Non specificato';

const tourisms: Record<TourismKind, string> = {
  culture: 'Culturale',
  beach: 'Balneare',
  business: 'Congressuale/Affari',
  fair: 'Fieristico',
  sport: 'Sportivo/Fitness',
  school: 'Scolastico',
  religion: 'Religioso',
  social: 'Sociale',
  'theme-park': 'Parchi Tematici',
  spa: 'Termale/Trattamenti salute',
  food: 'Enogastronomico',
  cycling: 'Cicloturismo',
  hiking: 'Escursionistico/Naturalistico',
  other: 'Altro motivo',
};

const transportTexts: Record<Transport, string> = {
  car: 'Auto',
  plane: 'Aereo',
  'plane-coach': 'Aereo+Pullman',
  'plane-shuttle': 'Aereo+Navetta/Taxi/Auto',
  'plane-train': 'Aereo+Treno',
  train: 'Treno',
  coach: 'Pullman',
  camper: 'Caravan/Autocaravan',
  boat: 'Barca/Nave/Traghetto',
  motorcycle: 'Moto',
  bicycle: 'Bicicletta',
  'on-foot': 'A piedi',
  other: 'Altro mezzo',
};

const channels: Record<StaySource, string> = {
  site: 'Diretta web',
  phone: 'Diretta tradizionale',
  mail: 'Diretta tradizionale',
  friends: 'Diretta tradizionale',
  airbnb: 'Indiretta web',
  booking: 'Indiretta web',
  vrbo: 'Indiretta web',
  other: 'Altro canale',
};

/** Without what XML cannot contain. */
const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML refuses
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const indent = (xml: string): string => xml.replaceAll(/^/gm, '  ');

/** An element with a text, or with elements; nothing for an empty list of them. */
const element = (name: string, content: string | readonly string[]): string => {
  if (typeof content === 'string') return `<${name}>${escapeXml(content)}</${name}>`;
  const inner = content.filter(Boolean).join('\n');
  return inner === '' ? '' : `<${name}>\n${indent(inner)}\n</${name}>`;
};

const compact = (day: StayDate): string => day.replaceAll('-', '');

const stateOf = (place: string): string => (isComune(place) ? ITALY : place);

/** The region's name for a person's arrival. */
export type CodeOf = (arrival: { memberId: number; arrival: StayDate }) => string;

const arrivo = (guest: CountedGuest, codeOf: CodeOf): string => {
  const { person } = guest;
  const birthPlace = person.birthPlace;
  return element('arrivo', [
    element('idswh', codeOf(guest)),
    element('tipoalloggiato', guest.kind),
    guest.head ? element('idcapo', codeOf(guest.head)) : '',
    element('sesso', person.sex),
    element('cittadinanza', person.citizenship),
    element('statoresidenza', stateOf(person.residence)),
    element('luogoresidenza', isComune(person.residence) ? person.residence : person.residenceTown),
    element('datanascita', compact(person.birthDate)),
    birthPlace === '' ? '' : element('statonascita', stateOf(birthPlace)),
    isComune(birthPlace) ? element('comunenascita', birthPlace) : '',
    element('tipoturismo', guest.tourism === '' ? UNSPECIFIED : tourisms[guest.tourism]),
    element(
      'mezzotrasporto',
      // The list itself writes it so.
      guest.transport === '' ? 'Non Specificato' : transportTexts[guest.transport],
    ),
    element('canaleprenotazione', channels[guest.source]),
  ]);
};

/** What a departure or a withdrawn arrival says. */
export type ToldArrival = { code: string; kind: string; arrival: StayDate };

const told = (name: string, { code, kind, arrival }: ToldArrival): string =>
  element(name, [
    element('idswh', code),
    element('tipoalloggiato', kind),
    element('arrivo', compact(arrival)),
  ]);

export type DayOfFile = Movements & { withdrawn: readonly ToldArrival[] };

type House = { rooms: number; beds: number };

/** The element of a day. */
export const movimento = (day: DayOfFile, house: House, codeOf: CodeOf): string => {
  const { isOpen, present, arriving, leaving, withdrawn } = day;
  // The house is let as a whole.
  const occupied = present > 0 ? house.rooms : 0;
  return element('movimento', [
    element('data', compact(day.day)),
    element('struttura', [
      element('apertura', isOpen ? 'SI' : 'NO'),
      element('camereoccupate', String(occupied)),
      element('cameredisponibili', String(isOpen ? house.rooms : 0)),
      element('lettidisponibili', String(isOpen ? house.beds : 0)),
    ]),
    element(
      'arrivi',
      arriving.map((guest) => arrivo(guest, codeOf)),
    ),
    element(
      'partenze',
      leaving.map((guest) => told('partenza', { ...guest, code: codeOf(guest) })),
    ),
    element(
      'rettifiche',
      withdrawn.map((arrival) => told('eliminazione', arrival)),
    ),
  ]);
};

/** The file for these days, which are in order. */
export const ross1000Xml = (
  days: readonly DayOfFile[],
  { structureCode, product, ...house }: House & { structureCode: string; product: string },
  codeOf: CodeOf,
): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    element('movimenti', [
      element('codice', structureCode),
      element('prodotto', product),
      ...days.map((day) => movimento(day, house, codeOf)),
    ]),
    '',
  ].join('\n');
