import { amenityNames } from '#shared/amenities.ts';
import { homeLink } from '#shared/anchors.ts';
import type { DecidableStatus } from '#shared/bookings/bookings.schema.ts';
import { addDays, type StayDate, weekdayOf } from '#shared/bookings/stay-dates.ts';
import { drawnIconFile } from '#shared/media/drawn-icons.ts';
import type { Property } from '#shared/property.schema.ts';

// The invented house that a new site shows until its owners enter their own.

export const sampleHomepage = {
  /** The name of the house. */
  siteName: '',
  heroTitle: 'Una casa bianca sopra il mare',
  heroSubtitle:
    'Terrazza all’ombra della pergola, la caletta a dieci minuti a piedi, il traghetto alle spalle. Isola di San Pietro, Sardegna.',
  primaryButton: { text: 'Verifica le date', link: homeLink('availability'), visible: true },
  secondaryButton: { text: 'Scopri la casa', link: homeLink('house'), visible: true },
};

export const sampleProperty = {
  name: 'Casa Maestrale',
  description: [
    'Casa Maestrale sta su un poggio di ginepri e lentischi, a metà strada tra il paese di Carloforte e le calette della costa sud. È una vecchia casa di pescatori, rimessa a posto con calce, legno e maioliche, lasciando i muri spessi che d’estate tengono il fresco.',
    'Si vive fuori: la colazione guarda il mare dalla terrazza, la cena si prende sotto la pergola. Dentro ci sono un soggiorno ad archi, una cucina vera, due camere e un bagno luminoso. Dal cancello parte il sentiero per la caletta; il paese, con il mercato del pesce e i carruggi, è a dieci minuti d’auto o venti di bicicletta.',
  ].join('\n\n'),
  bedrooms: 2,
  bathrooms: 1,
  maxGuests: 6,
  amenities: [
    amenityNames['free-wifi'],
    amenityNames['free-parking'],
    amenityNames['coffee-machine'],
    amenityNames.tv,
    amenityNames['equipped-kitchen'],
    amenityNames['sea-view-terrace'],
    amenityNames['air-conditioning'],
    amenityNames['washing-machine'],
    amenityNames['outdoor-shower'],
    amenityNames.bicycles,
  ],
  address: 'Località La Punta 12, 09014 Carloforte (SU)',
  nationalCode: 'IT111010C2ESEMPIO0',
  regionalCode: 'IUN ESEMPIO',
  comuneCode: '111010',
  kind: 'house',
  floorSizeM2: 85,
  beds: [
    { room: 'Camera matrimoniale', kind: 'double', count: 1 },
    { room: 'Camera piccola', kind: 'single', count: 2 },
    { room: 'Soggiorno', kind: 'sofa', count: 1 },
  ],
  checkInFrom: '16:00',
  checkInUntil: '21:00',
  checkOutBy: '10:00',
  pets: 'ask',
  smoking: 'outside',
  depositCents: 200_00,
  howToPay:
    'Alla conferma una caparra del 30% con bonifico; il resto all’arrivo, in contanti o con bonifico.',
  cancellation:
    'Fino a 30 giorni prima dell’arrivo si annulla senza spese; dopo, resta dovuta la metà del soggiorno.',
  houseRules:
    'Dopo le 23 si parla piano: il mare si sente meglio, e di notte le voci arrivano lontano.\nL’acqua è preziosa: su un’isola si chiude il rubinetto.',
  locality: 'Carloforte',
  coordinates: { latitude: 39.12431, longitude: 8.29264 },
  distances: [
    { place: 'Caletta', by: 'foot', minutes: 10 },
    { place: 'Carloforte, il paese', by: 'car', minutes: 10 },
    { place: 'Portovesme, sull’altra riva', by: 'ferry', minutes: 40 },
  ],
  hostName: 'Marta e Tonio Luxoro',
  hostAbout:
    'Siamo nati sull’isola e in paese ci trovi quasi sempre. Ti aspettiamo sul molo, ti portiamo alla casa e ti diciamo dove comprare il tonno migliore.',
  hostLanguages: ['it', 'en', 'fr'],
  hostPhone: '+39 0781 000 000',
  hostWhatsapp: '+39 340 000 0000',
  hostEmail: 'marta@example.com',
  hostAnswers: 'day',
  dataController: 'Marta Luxoro, via Roma 1, 09014 Carloforte (SU)',
} as const satisfies Partial<Property>;

/**
 * The pictures, in the order they are shown: the first one is the hero of the home page, the last one
 * shows the hosts.
 */
export const samplePictures = [
  [
    'hero',
    'La baia',
    'La baia all’ora del tramonto: la casa bianca a picco sul mare e una piccola barca a vela',
  ],
  [
    'casa',
    'La casa',
    'La casa vista dal giardino: muri a calce, persiane azzurre e la pergola coperta di buganvillea',
  ],
  [
    'terrazza',
    'La terrazza',
    'La terrazza sotto la pergola, con la tavola apparecchiata e il mare oltre le colonne bianche',
  ],
  [
    'soggiorno',
    'Il soggiorno',
    'Il soggiorno con le travi, la panca in muratura e il grande arco aperto sul mare',
  ],
  [
    'camera',
    'La camera matrimoniale',
    'La camera matrimoniale con la portafinestra aperta sul mare e la tenda di lino',
  ],
  [
    'cucina',
    'La cucina',
    'La cucina in muratura con le maioliche, la moka sul fornello e la finestra sul mare',
  ],
  [
    'camera-piccola',
    'La camera piccola',
    'La camera con due letti singoli e la finestra dalle persiane azzurre',
  ],
  [
    'bagno',
    'Il bagno',
    'Il bagno con le piastrelle verde acqua, la vasca e la finestra ad arco sul mare',
  ],
  [
    'spiaggia',
    'La caletta',
    'La caletta di sabbia chiara vista dall’alto, con gli ombrelloni e due barche',
  ],
  [
    'porto',
    'Il porto',
    'Le case color pastello del paese e i gozzi ormeggiati davanti alla banchina',
  ],
  ['tramonto', 'Il tramonto', 'Il sole che tramonta fra due isole, visto dal muretto del giardino'],
  [
    'chi-accoglie',
    'Marta e Tonio',
    'Marta e Tonio sul molo: lei con il cappello di paglia, lui con la barba e la maglia a righe',
  ],
] as const;

/** The galleries: which of the pictures above, by file, in order. */
export const sampleGalleries = [
  {
    name: 'La casa',
    slug: 'la-casa',
    description: 'Stanze, terrazza e giardino: la casa com’è quando arrivi.',
    isDefault: true,
    files: ['terrazza', 'soggiorno', 'cucina', 'camera', 'camera-piccola', 'bagno', 'casa'],
  },
  {
    name: 'L’isola intorno',
    slug: 'isola',
    description: 'La caletta, il paese e i tramonti che si vedono dal muretto.',
    isDefault: true,
    files: ['tramonto', 'porto', 'spiaggia', 'hero'],
  },
] as const satisfies readonly {
  name: string;
  slug: string;
  description: string;
  isDefault: boolean;
  files: readonly (typeof samplePictures)[number][0][];
}[];

/** Items added at the end of the menu. */
export const sampleMenuEntries = [
  { label: 'Come arrivare', slug: 'come-arrivare', url: null },
  { label: 'Blog', slug: null, url: '/blog' },
] as const;

export const sampleFeatureBoxes = [
  {
    icon: drawnIconFile('sea'),
    title: 'Il mare a piedi',
    description: 'Dieci minuti di sentiero tra i ginepri e sei alla caletta, senza auto.',
    link: homeLink('gallery'),
  },
  {
    icon: drawnIconFile('terrace'),
    title: 'Terrazza con pergola',
    description:
      'Colazione al sole, cena all’ombra: la tavola grande sta fuori da maggio a ottobre.',
    link: homeLink('house'),
  },
  {
    icon: drawnIconFile('bike'),
    title: 'Il paese vicino',
    description: 'Mercato del pesce, forno e traghetti a venti minuti di bicicletta.',
    link: null,
  },
];

type SampleStay = {
  status: DecidableStatus;
  /** Weeks after the coming Saturday: 0 is that Saturday. */
  fromWeek: number;
  nights: number;
  guestName: string;
  guestEmail: string;
  numberOfGuests: number;
  note: string;
};

export const sampleStays: SampleStay[] = [
  {
    status: 'CONFIRMED',
    fromWeek: 0,
    nights: 7,
    guestName: 'Giulia Ferraris',
    guestEmail: 'giulia.ferraris@example.com',
    numberOfGuests: 2,
    note: 'Arriviamo con il traghetto delle 16.',
  },
  {
    status: 'CONFIRMED',
    fromWeek: 1,
    nights: 7,
    guestName: 'Matteo Vitale',
    guestEmail: 'matteo.vitale@example.com',
    numberOfGuests: 4,
    note: '',
  },
  {
    status: 'PENDING',
    fromWeek: 3,
    nights: 7,
    guestName: 'Chiara Lombardo',
    guestEmail: 'chiara.lombardo@example.com',
    numberOfGuests: 3,
    note: 'Abbiamo un cane piccolo e tranquillo: può venire con noi?',
  },
  {
    status: 'PENDING',
    fromWeek: 6,
    nights: 4,
    guestName: 'Andrea e Lucia Sanna',
    guestEmail: 'andrea.sanna@example.com',
    numberOfGuests: 2,
    note: '',
  },
  {
    status: 'REJECTED',
    fromWeek: 4,
    nights: 3,
    guestName: 'Paolo Greco',
    guestEmail: 'paolo.greco@example.com',
    numberOfGuests: 6,
    note: 'Vorremmo festeggiare un compleanno.',
  },
];

/** A block of days for the house itself, this many weeks after the coming Saturday. */
export const sampleBlock = { fromWeek: 5, days: 4, reason: 'Manutenzione della terrazza' };

const SATURDAY = 5;

/** The first Saturday after `today`, plus a number of weeks. */
export const sampleSaturday = (today: StayDate, week: number): StayDate => {
  const untilSaturday = (SATURDAY - weekdayOf(today) + 7) % 7 || 7;
  return addDays(today, untilSaturday + week * 7);
};

/** The owners' open tasks; a null date means no due date. */
export const sampleTasks = [
  {
    name: 'Far controllare le bombole del gas',
    description: 'Prima degli arrivi del sabato: chiamare la ferramenta in paese.',
    dueInDays: 2,
    priority: 8,
  },
  {
    name: 'Ordinare lenzuola e asciugamani',
    description: '',
    dueInDays: 6,
    priority: 5,
  },
  {
    name: 'Ridipingere le persiane della camera piccola',
    description: 'L’azzurro è quello del barattolo in cantina.',
    dueInDays: null,
    priority: 3,
  },
] as const;
