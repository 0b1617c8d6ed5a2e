import { dayOf, eurosOf, writeCsv } from '#server/features/bookings/bookings-csv.ts';
import { staySourceLabels } from '#shared/bookings/stay-sources.ts';
import type { TaxReturn } from '#shared/tourist-tax/tourist-tax.schema.ts';

type Row = TaxReturn['stays'][number] | TaxReturn['own'];

const figuresOf = ({ full, reduced, exempt, cents }: Row): string[] => [
  ...[full, reduced, exempt].flatMap(({ people, nights }) => [String(people), String(nights)]),
  eurosOf(cents),
];

const empty = ['', '', '', ''];

/** The stays of a return and its two sums. */
export const taxReturnCsv = ({ stays, own, portal }: TaxReturn): string =>
  writeCsv([
    [
      'Ospite',
      'Arrivo',
      'Partenza',
      'Provenienza',
      'Incassa',
      ...['interi', 'ridotti', 'esenti'].flatMap((who) => [`Persone: ${who}`, `Notti: ${who}`]),
      'Imposta in euro',
    ],
    ...stays.map((stay) => [
      stay.guestName ?? 'Ospite',
      dayOf(stay.startDate),
      dayOf(stay.endDate),
      staySourceLabels[stay.source],
      stay.collector === 'house' ? 'la casa' : 'il portale',
      ...figuresOf(stay),
    ]),
    ['Totale incassato dalla casa', ...empty, ...figuresOf(own)],
    ['Totale incassato dai portali', ...empty, ...figuresOf(portal)],
  ]);
