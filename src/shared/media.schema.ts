import { z } from 'zod';
import {
  byId,
  entityId,
  instant,
  optionalText,
  requiredLine,
  seenVersion,
  version,
} from './fields.schema.ts';
import {
  contentTypes,
  MEDIA_CAPTION_MAX,
  MEDIA_NAME_MAX,
  mediaMessages,
  storedFormat,
} from './media-rules.ts';
import { paging, searchText } from './paging.schema.ts';
import { picture } from './pictures.schema.ts';

// The media library: what may be asked of it, and what it answers. Specification, sections 3 and 7.

export const mediaName = requiredLine(mediaMessages.nameRequired, MEDIA_NAME_MAX);
const caption = optionalText(MEDIA_CAPTION_MAX);

const contentType = z.enum(contentTypes, {
  error: 'Il tipo deve essere image, audio o video.',
});

export const media = z.object({
  id: entityId,
  name: z.string(),
  caption: z.string(),
  /** Where the file is read: `/uploads/…`. */
  url: z.string(),
  /** Name under uploads. */
  fileName: z.string(),
  /** MIME type, as found in the bytes. */
  type: z.string(),
  contentType,
  /** Bytes of the stored file. */
  size: z.number().int(),
  /** Pixels as it is looked at; null for sound, and for icons, which have none. */
  dimensions: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  /** Seconds; null for what has none. */
  duration: z.number().nullable(),
  createdAt: instant,
  version,
  /** With its narrower copies; null for what is no picture: sound, video, icons. */
  picture: picture.nullable(),
});
export type Media = z.infer<typeof media>;

/** Endings of names, separated by commas, as in `jpg,jpeg,png`; what the library never has is no match. */
const formats = z
  .string({ error: 'Indica i formati separati da virgole.' })
  .max(100, 'Indica i formati separati da virgole.')
  .transform((list) =>
    list.split(',').flatMap((ending) => storedFormat(ending.trim().toLowerCase())?.type ?? []),
  );

const filters = {
  contentType: contentType.optional(),
  /** In the name or the caption. */
  search: searchText,
};

export const listMediaInput = z.object(filters);

export const MEDIA_PAGE_SIZE = 24;

export const mediaPageInput = z.object({
  ...paging(MEDIA_PAGE_SIZE),
  ...filters,
  formats: formats.optional(),
});
export type MediaPageInput = z.infer<typeof mediaPageInput>;

/** One page, the newest first. `total` counts the media of all pages. */
export const mediaPage = z.object({ items: z.array(media), total: z.number().int() });
export type MediaPage = z.infer<typeof mediaPage>;

/** What is left out stays. */
export const updateMediaInput = byId.extend({
  name: mediaName.optional(),
  caption: caption.optional(),
  version: seenVersion,
});
export type UpdateMediaInput = z.infer<typeof updateMediaInput>;

export const deleteMediaInput = byId.extend({
  /** True where somebody has read which places will miss it. */
  evenIfUsed: z.boolean({ error: 'Indica true o false.' }).default(false),
});
export type DeleteMediaInput = z.infer<typeof deleteMediaInput>;

export const mediaUse = z.object({
  /** In words for people: "Home page: immagine di sfondo". */
  place: z.string(),
  /** The screen where it can be changed. */
  path: z.string(),
});
export type MediaUse = z.infer<typeof mediaUse>;
