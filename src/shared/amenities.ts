/**
 * Amenities that owners tick in a list, by id. The database and the API use the Italian name, as the
 * specification says; everything else uses the id. Amenities in the owners' own words have none.
 */
export const amenityNames = {
  'free-wifi': 'WiFi gratuito',
  tv: 'TV',
  'air-conditioning': 'Aria condizionata',
  fans: 'Ventilatori',
  heating: 'Riscaldamento',
  fireplace: 'Camino',
  'mosquito-nets': 'Zanzariere',
  'washing-machine': 'Lavatrice',
  'tumble-dryer': 'Asciugatrice',
  iron: 'Ferro e asse da stiro',
  'hair-dryer': 'Asciugacapelli',
  'bed-linen': 'Biancheria da letto',
  towels: 'Asciugamani',
  desk: 'Scrivania per lavorare',
  safe: 'Cassaforte',
  'equipped-kitchen': 'Cucina attrezzata',
  'oven-and-stove': 'Forno e fornelli',
  microwave: 'Microonde',
  'fridge-freezer': 'Frigorifero con freezer',
  dishwasher: 'Lavastoviglie',
  'coffee-machine': 'Macchina da caffè',
  kettle: 'Bollitore',
  'free-parking': 'Parcheggio gratuito',
  garden: 'Giardino',
  terrace: 'Terrazza',
  'sea-view-terrace': 'Terrazza vista mare',
  balcony: 'Balcone',
  patio: 'Patio',
  barbecue: 'Barbecue',
  'outdoor-shower': 'Doccia esterna',
  'outdoor-table': 'Tavolo all’aperto',
  'sun-loungers': 'Lettini e ombrellone',
  'outdoor-pool': 'Piscina esterna',
  'indoor-pool': 'Piscina interna',
  'hot-tub': 'Vasca idromassaggio',
  'beach-access': 'Accesso alla spiaggia',
  bicycles: 'Biciclette',
  'car-charger': 'Ricarica per auto elettriche',
  'child-friendly': 'Adatta ai bambini',
  crib: 'Culla',
  'high-chair': 'Seggiolone',
  toys: 'Giochi per bambini',
  'wheelchair-accessible': 'Accessibile in sedia a rotelle',
  lift: 'Ascensore',
  'self-check-in': 'Check-in autonomo',
  'gas-detector': 'Rilevatore di gas',
  'carbon-monoxide-detector': 'Rilevatore di monossido di carbonio',
  'smoke-detector': 'Rilevatore di fumo',
  'fire-extinguisher': 'Estintore',
  'first-aid-kit': 'Kit di pronto soccorso',
} as const;

export type AmenityId = keyof typeof amenityNames;

const ids = new Map<string, AmenityId>(
  Object.entries(amenityNames).map(([id, name]) => [name, id as AmenityId]),
);

/** The id of an Italian name; undefined for the owners' own words. */
export const amenityIdOf = (name: string): AmenityId | undefined => ids.get(name);
