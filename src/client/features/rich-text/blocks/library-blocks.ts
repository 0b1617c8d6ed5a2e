import { PHOTO_FORMATS } from '#client/features/media/field-formats.ts';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { uploadedFileName } from '#shared/media/upload-url.ts';
import type { RichTextBlock } from '#shared/rich-text/rich-text.ts';

export type LibraryBlock = Extract<RichTextBlock, { kind: 'image' | 'video' | 'audio' }>;
export type ImageBlock = Extract<LibraryBlock, { kind: 'image' }>;
type LibraryKind = LibraryBlock['kind'];

export const libraryChoices: Record<LibraryKind, { title: string; formats: string }> = {
  image: { title: 'Scegli un’immagine', formats: PHOTO_FORMATS },
  video: { title: 'Scegli un video', formats: 'mp4' },
  audio: { title: 'Scegli un audio', formats: 'mp3' },
};

/** The caption that the library has for a block's file; '' until it is known. */
export const useLibraryCaption = ({ src }: LibraryBlock): string => {
  const fileName = uploadedFileName(src) ?? '';
  const { data } = trpc.media.page.useQuery({ page: 1, limit: 1, fileName }, liveQuery);
  return data?.items[0]?.caption ?? '';
};

/** The caption that visitors read: the block's own, otherwise the library's. */
export const useShownCaption = (block: LibraryBlock): string => {
  const ofLibrary = useLibraryCaption(block);
  return (block.kind === 'image' ? block.caption : undefined) ?? ofLibrary;
};
