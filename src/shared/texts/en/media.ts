import type { Translation } from '#shared/languages/translator.ts';
import type { media as italian } from '#shared/texts/it/media.ts';

export const media: Translation<typeof italian> = {
  // Instead of a description that is missing.
  photo: 'Photo',
  photoOf: 'Photo {place} of {count}',
  video: 'Video',
  audio: 'Audio',
  // Screen readers, after the name of a link.
  opensWhole: '(full screen)',
  opensInNewTab: '(opens in a new tab)',
  // The picture in full screen.
  viewer: 'Full-screen photo',
  carousel: 'carousel',
  close: 'Close',
  zoom: 'Zoom in or out',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoFailed: 'The photo could not be loaded.',
  // Maps and videos of other sites.
  map: 'Map from {service}',
  showMap: 'Show map',
  openMap: 'Open the map on {service}',
  youtube: 'Video on YouTube',
  watchVideo: 'Watch the video',
  watchOnYoutube: 'Watch on YouTube',
  willLoad: 'Pressing the button loads content from {host}, which will receive your IP address.',
  isLoaded: 'This content comes from {host}, which has received your IP address.',
};
