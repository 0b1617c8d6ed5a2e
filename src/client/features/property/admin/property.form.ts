import { trpc } from '#client/trpc.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import type { FieldNames } from '#client/ui/saved-versions.ts';
import {
  type Bed,
  type Distance,
  type Property,
  updatePropertyInput,
} from '#shared/property.schema.ts';

/** The labels of the form. */
export const propertyNames = {
  name: 'Nome',
  description: 'Descrizione',
  bedrooms: 'Camere',
  bathrooms: 'Bagni',
  maxGuests: 'Ospiti al massimo',
  amenities: 'Servizi',
  images: 'Foto',
  address: 'Indirizzo',
  nationalCode: 'CIN',
  regionalCode: 'Codice regionale',
  comuneCode: 'Codice ISTAT del comune',
  kind: 'Tipo di alloggio',
  floorSizeM2: 'Superficie (m²)',
  beds: 'Letti',
  checkInFrom: 'Check-in dalle',
  checkInUntil: 'Check-in entro le',
  checkOutBy: 'Check-out entro le',
  pets: 'Animali',
  smoking: 'Fumo',
  depositCents: 'Cauzione (€)',
  howToPay: 'Come si paga',
  cancellation: 'Se un ospite annulla',
  houseRules: 'Regole della casa',
  locality: 'Località',
  coordinates: 'Coordinate',
  distances: 'Distanze',
  hostName: 'Come ti presenti',
  hostImage: 'Foto di chi accoglie',
  hostAbout: 'Due parole',
  hostLanguages: 'Lingue che parli',
  hostPhone: 'Telefono',
  hostWhatsapp: 'WhatsApp',
  hostEmail: 'Email',
  hostAnswers: 'Di solito rispondi',
  dataController: 'Titolare del trattamento dei dati',
} as const satisfies FieldNames<Property, 'pictures' | 'hostPicture'>;

/** Of a row of beds. */
export const bedNames = {
  room: 'Stanza',
  kind: 'Letto',
  count: 'Quanti',
} as const satisfies FieldNames<Bed>;

/** Of a row of distances. */
export const distanceNames = {
  place: 'Da che cosa',
  by: 'Come',
  minutes: 'Minuti',
} as const satisfies FieldNames<Distance>;

export const propertyResolver = schemaResolver<Property>(async () => ({
  schema: updatePropertyInput,
}));

export const useSaveProperty = () =>
  trpc.property.update.useMutation({ meta: { success: 'Salvato' } });
