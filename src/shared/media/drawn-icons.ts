/** The icons that the site draws itself, with their names on the screen. */
export const drawnIcons = {
  sea: 'Mare',
  boat: 'Barca',
  sunset: 'Tramonto',
  view: 'Vista',
  terrace: 'Terrazza',
  garden: 'Giardino',
  barbecue: 'Barbecue',
  kitchen: 'Cucina',
  restaurant: 'Ristorante',
  bed: 'Letto',
  shower: 'Doccia',
  'washing-machine': 'Lavatrice',
  'air-conditioning': 'Aria condizionata',
  wifi: 'Wi-Fi',
  parking: 'Parcheggio',
  bike: 'Bicicletta',
  bus: 'Autobus',
  family: 'Famiglia',
  pets: 'Animali',
  silence: 'Silenzio',
} as const;
export type DrawnIcon = keyof typeof drawnIcons;

export const drawnIconNames = Object.keys(drawnIcons) as DrawnIcon[];

/** A drawing is named and addressed like an uploaded file, so that a box has one kind of icon. */
export const drawnIconFile = (icon: DrawnIcon): string => `drawn-${icon}.svg`;

/** The drawing with this file name; undefined for an upload. */
export const drawnIconOf = (fileName: string): DrawnIcon | undefined =>
  drawnIconNames.find((icon) => drawnIconFile(icon) === fileName);
