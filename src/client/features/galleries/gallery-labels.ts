import { text } from '#shared/texts/texts.ts';

export const galleryMessages = {
  listFailed: text('gallery.listFailed'),
  oneFailed: text('gallery.oneFailed'),
} as const;
