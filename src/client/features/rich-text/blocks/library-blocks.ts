import { PHOTO_FORMATS } from '#client/features/media/field-formats.ts';
import type { Media } from '#shared/media.schema.ts';
import type { RichTextBlock } from '#shared/rich-text.ts';

export type LibraryBlock = Extract<RichTextBlock, { kind: 'image' | 'video' | 'audio' }>;
type LibraryKind = LibraryBlock['kind'];

export const libraryChoices: Record<LibraryKind, { title: string; formats: string }> = {
  image: { title: "Scegli un'immagine", formats: PHOTO_FORMATS },
  video: { title: 'Scegli un video', formats: 'mp4' },
  audio: { title: 'Scegli un audio', formats: 'mp3' },
};

const captions = new Map<string, string>();

/** Remembers the file's caption for the block's label. */
export const blockOfMedia = (kind: LibraryKind, { url, caption, name }: Media): LibraryBlock => {
  captions.set(url, caption || name);
  return { kind, src: url };
};

/** Only known for files chosen since the page was loaded; '' otherwise. */
export const captionOf = ({ src }: LibraryBlock): string => captions.get(src) ?? '';
