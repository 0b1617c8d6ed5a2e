import type { Texts } from '#shared/texts/texts.ts';

type Group = { title: string; amenities: readonly (keyof Texts['amenities'])[] };

/** What one can tick, as visitors read it. Anything else is written in the owners' own words. */
export const amenityGroups: readonly Group[] = [
  {
    title: 'In casa',
    amenities: [
      'WiFi gratuito',
      'TV',
      'Aria condizionata',
      'Ventilatori',
      'Riscaldamento',
      'Camino',
      'Zanzariere',
      'Lavatrice',
      'Asciugatrice',
      'Ferro e asse da stiro',
      'Asciugacapelli',
      'Biancheria da letto',
      'Asciugamani',
      'Scrivania per lavorare',
      'Cassaforte',
    ],
  },
  {
    title: 'In cucina',
    amenities: [
      'Cucina attrezzata',
      'Forno e fornelli',
      'Microonde',
      'Frigorifero con freezer',
      'Lavastoviglie',
      'Macchina da caffè',
      'Bollitore',
    ],
  },
  {
    title: 'Fuori',
    amenities: [
      'Parcheggio gratuito',
      'Giardino',
      'Terrazza',
      'Terrazza vista mare',
      'Balcone',
      'Patio',
      'Barbecue',
      'Doccia esterna',
      'Tavolo all’aperto',
      'Lettini e ombrellone',
      'Piscina esterna',
      'Piscina interna',
      'Vasca idromassaggio',
      'Accesso alla spiaggia',
      'Biciclette',
      'Ricarica per auto elettriche',
    ],
  },
  {
    title: 'Per chi viene',
    amenities: [
      'Adatta ai bambini',
      'Culla',
      'Seggiolone',
      'Giochi per bambini',
      'Accessibile in sedia a rotelle',
      'Ascensore',
      'Check-in autonomo',
    ],
  },
  {
    title: 'Sicurezza',
    amenities: [
      'Rilevatore di gas',
      'Rilevatore di monossido di carbonio',
      'Rilevatore di fumo',
      'Estintore',
      'Kit di pronto soccorso',
    ],
  },
];
