/**
 * What search engines call an amenity of the owners' list
 * (developers.google.com/search/docs/appearance/structured-data/vacation-rental). A text where the
 * feature has one, otherwise it is there.
 */
export const amenityFeatures: Record<string, readonly [name: string, value: string | true]> = {
  'WiFi gratuito': ['internetType', 'Free'],
  'Cucina attrezzata': ['kitchen', true],
  'Forno e fornelli': ['ovenStove', true],
  Microonde: ['microwave', true],
  'Aria condizionata': ['ac', true],
  Riscaldamento: ['heating', true],
  Camino: ['fireplace', true],
  TV: ['tv', true],
  Lavatrice: ['washerDryer', true],
  'Ferro e asse da stiro': ['ironingBoard', true],
  'Parcheggio gratuito': ['parkingType', 'Free'],
  Barbecue: ['outdoorGrill', true],
  Balcone: ['balcony', true],
  Patio: ['patio', true],
  'Piscina esterna': ['poolType', 'Outdoor'],
  'Piscina interna': ['poolType', 'Indoor'],
  'Vasca idromassaggio': ['hotTub', true],
  'Accesso alla spiaggia': ['beachAccess', true],
  'Adatta ai bambini': ['childFriendly', true],
  Culla: ['crib', true],
  'Accessibile in sedia a rotelle': ['wheelchairAccessible', true],
  Ascensore: ['elevator', true],
  'Check-in autonomo': ['selfCheckinCheckout', true],
};
