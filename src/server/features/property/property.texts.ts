import { line, text, translatedTexts } from '#server/card/translated-texts.ts';
import { amenityIdOf } from '#shared/amenities.ts';

export const propertyTexts = translatedTexts({
  kind: 'property',
  table: 'propertySettings',
  label: 'La casa',
  isNeeded: true,
  fields: {
    description: text('Descrizione', 12_000),
    amenities: {
      ...line('Servizio', 150),
      listOf: 'texts',
      isNamed: (amenity) => amenityIdOf(amenity) !== undefined,
    },
    beds: { ...line('Stanza', 90), listOf: 'room' },
    distances: { ...line('Distanza da', 90), listOf: 'place' },
    howToPay: text('Come si paga', 1500),
    cancellation: text('Se un ospite annulla', 1500),
    houseRules: text('Regole della casa', 3000),
    hostName: line('Come ti presenti', 150),
    hostAbout: text('Due parole di chi accoglie', 1500),
  },
});
