/** How to report to a region: by a Ross1000 file, or by typing the sums into the region's own form. */
type StatisticsWay = 'ross1000' | 'form';

type Region = {
  name: string;
  way: StatisticsWay;
  /** The name of what owners log in to, where it is known. */
  portal?: string;
  /** Within 24 hours of each arrival and departure, or on a day of the following month. */
  deadline: 'day' | 'month';
  deadlineDay: number;
  /** Way and deadline are read from the region's own page. */
  isCertain?: true;
  /** Stays of more nights do not count. */
  longestNights?: number;
};

const byMonth = { deadline: 'month', deadlineDay: 5 } as const;
const daily = { deadline: 'day', deadlineDay: 5 } as const;
const ross1000 = { way: 'ross1000', portal: 'Ross1000', ...byMonth } as const;
const form = { way: 'form', ...byMonth } as const;

/** As of 24 November 2026. Where `isCertain` is missing, the screen asks owners to check. */
export const statisticsRegions = {
  abruzzo: { name: 'Abruzzo', ...ross1000 },
  'alto-adige': { name: 'Alto Adige', ...form },
  basilicata: { name: 'Basilicata', ...ross1000 },
  calabria: { name: 'Calabria', ...ross1000 },
  campania: { name: 'Campania', ...form, portal: 'Sinfonia SMART Turismo' },
  'emilia-romagna': { name: 'Emilia-Romagna', ...ross1000 },
  'friuli-venezia-giulia': { name: 'Friuli-Venezia Giulia', ...form },
  lazio: { name: 'Lazio', ...ross1000 },
  liguria: { name: 'Liguria', ...ross1000 },
  lombardia: { name: 'Lombardia', ...ross1000 },
  marche: { name: 'Marche', ...ross1000 },
  molise: { name: 'Molise', ...ross1000 },
  piemonte: { name: 'Piemonte', ...ross1000 },
  puglia: { name: 'Puglia', ...form, portal: 'SPOT', deadlineDay: 10 },
  sardegna: { name: 'Sardegna', ...ross1000, ...daily, isCertain: true, longestNights: 30 },
  sicilia: { name: 'Sicilia', ...form, ...daily, portal: 'Turist@t' },
  'toscana-ross1000': { name: 'Toscana: Firenze, Prato, Pistoia', ...ross1000 },
  toscana: { name: 'Toscana: Elba e altre province', ...form, portal: 'Motouristoffice' },
  trentino: { name: 'Trentino', ...form },
  umbria: { name: 'Umbria', ...form },
  'valle-d-aosta': { name: 'Valle d’Aosta', ...form },
  veneto: { name: 'Veneto', ...ross1000 },
} as const satisfies Record<string, Region>;

export type StatisticsRegion = keyof typeof statisticsRegions;

export const regionIds = Object.keys(statisticsRegions) as [
  StatisticsRegion,
  ...StatisticsRegion[],
];

/** Null while none is chosen. */
export const regionOf = (id: StatisticsRegion | ''): Region | null =>
  id === '' ? null : statisticsRegions[id];

/** The regions as codes of comuni have them, after the leading 4. */
export const istatRegions: Readonly<Record<string, string>> = {
  '01': 'Piemonte',
  '02': 'Valle d’Aosta',
  '03': 'Lombardia',
  '04': 'Trentino-Alto Adige',
  '05': 'Veneto',
  '06': 'Friuli-Venezia Giulia',
  '07': 'Liguria',
  '08': 'Emilia-Romagna',
  '09': 'Toscana',
  '10': 'Umbria',
  '11': 'Marche',
  '12': 'Lazio',
  '13': 'Abruzzo',
  '14': 'Molise',
  '15': 'Campania',
  '16': 'Puglia',
  '17': 'Basilicata',
  '18': 'Calabria',
  '19': 'Sicilia',
  '20': 'Sardegna',
};
