import type { feed as italian } from '#server/texts/it/feed.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const feed: Translation<typeof italian> = {
  gallery: 'Fotos ansehen',
  video: 'Video ansehen',
  audio: 'Audio anhören',
  youtube: 'Video auf YouTube ansehen',
  map: 'Karte öffnen',
};
