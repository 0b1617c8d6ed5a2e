import type { feed as italian } from '#server/texts/it/feed.ts';
import type { Translation } from '#shared/languages/translator.ts';

export const feed: Translation<typeof italian> = {
  gallery: 'View the photos',
  video: 'Watch the video',
  audio: 'Listen to the audio',
  youtube: 'Watch the video on YouTube',
  map: 'Open the map',
};
