import { looksLikeCin } from '#shared/national-code.ts';
import type { Property, PropertyView } from '#shared/property.schema.ts';

/** The cards of the form; their ids. */
export type HouseSection =
  | 'presentazione'
  | 'servizi'
  | 'foto'
  | 'letti'
  | 'soggiorno'
  | 'posto'
  | 'chi-accoglie'
  | 'privacy';

/** Where the payment terms are on, they say how one pays and cancels. */
type House = Property & Pick<PropertyView, 'terms'>;

type Requirement = {
  section: HouseSection;
  field: keyof Property;
  /** The name of the missing item. */
  what: string;
  isMet: (property: House) => boolean;
};

const MIN_DESCRIPTION = 150;
/** The minimum that search engines require. */
const MIN_PICTURES = 8;
const MIN_AMENITIES = 6;

const isFilled =
  (field: keyof Property) =>
  (property: Property): boolean =>
    property[field] !== '' && property[field] !== null;

const filled = (section: HouseSection, field: keyof Property, what: string): Requirement => ({
  section,
  field,
  what,
  isMet: isFilled(field),
});

const saidByTerms = (field: 'howToPay' | 'cancellation', what: string): Requirement => ({
  section: 'soggiorno',
  field,
  what,
  isMet: ({ terms, [field]: words }) => Boolean(words || terms?.[field]),
});

/** The fields that visitors, search engines and the law require, in the order of the form. */
const requirements: readonly Requirement[] = [
  {
    section: 'presentazione',
    field: 'description',
    what: `una descrizione di almeno ${MIN_DESCRIPTION} caratteri`,
    isMet: ({ description }) => description.trim().length >= MIN_DESCRIPTION,
  },
  filled('presentazione', 'floorSizeM2', 'la superficie'),
  {
    section: 'foto',
    field: 'images',
    what: `almeno ${MIN_PICTURES} foto, con una camera, un bagno e un ambiente comune`,
    isMet: ({ images }) => images.length >= MIN_PICTURES,
  },
  {
    section: 'servizi',
    field: 'amenities',
    what: `almeno ${MIN_AMENITIES} servizi`,
    isMet: ({ amenities }) => amenities.length >= MIN_AMENITIES,
  },
  {
    section: 'letti',
    field: 'beds',
    what: 'i letti, stanza per stanza',
    isMet: ({ beds }) => beds.length > 0,
  },
  filled('soggiorno', 'checkInFrom', 'l’ora del check-in'),
  filled('soggiorno', 'checkOutBy', 'l’ora del check-out'),
  filled('soggiorno', 'pets', 'se gli animali sono ammessi'),
  filled('soggiorno', 'smoking', 'se si può fumare'),
  filled('soggiorno', 'depositCents', 'la cauzione'),
  saidByTerms('howToPay', 'come si paga'),
  saidByTerms('cancellation', 'che cosa succede se un ospite annulla'),
  filled('posto', 'address', 'l’indirizzo'),
  filled('posto', 'locality', 'la località'),
  filled('posto', 'coordinates', 'le coordinate'),
  {
    section: 'posto',
    field: 'distances',
    what: 'le distanze',
    isMet: ({ distances }) => distances.length > 0,
  },
  {
    section: 'posto',
    field: 'nationalCode',
    what: 'il CIN',
    isMet: ({ nationalCode }) => looksLikeCin(nationalCode),
  },
  filled('chi-accoglie', 'hostName', 'il nome di chi accoglie'),
  filled('chi-accoglie', 'hostImage', 'la foto di chi accoglie'),
  filled('chi-accoglie', 'hostAbout', 'due parole di chi accoglie'),
  {
    section: 'chi-accoglie',
    field: 'hostLanguages',
    what: 'le lingue che parli',
    isMet: ({ hostLanguages }) => hostLanguages.length > 0,
  },
  {
    section: 'chi-accoglie',
    field: 'hostPhone',
    what: 'un telefono, WhatsApp o una mail',
    isMet: ({ hostPhone, hostWhatsapp, hostEmail }) =>
      `${hostPhone}${hostWhatsapp}${hostEmail}` !== '',
  },
  filled('chi-accoglie', 'hostAnswers', 'in quanto tempo rispondi'),
  filled('privacy', 'dataController', 'chi risponde dei dati'),
];

export type Missing = Omit<Requirement, 'isMet'>;

/** How complete the house is, in whole percent, and the missing items. */
export const completenessOf = (property: House): { percent: number; missing: Missing[] } => {
  const missing = requirements.filter(({ isMet }) => !isMet(property));
  const met = requirements.length - missing.length;
  return { percent: Math.floor((met / requirements.length) * 100), missing };
};
