import { text } from '#shared/texts/texts.ts';

export const galleryMessages = {
  listFailed: text('gallery.listFailed'),
  // In English by the specification, in every language.
  oneFailed: 'Failed to load gallery',
  notFound: 'Gallery not found',
} as const;
