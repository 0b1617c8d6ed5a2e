import { z } from 'zod';
import {
  byId,
  entityId,
  instant,
  optionalText,
  requiredLine,
  seenVersion,
  version,
} from '#shared/forms/fields.schema.ts';
import { pagination, searchText } from '#shared/forms/pagination.schema.ts';
import { CAPTION_MAX } from './caption-length.ts';
import { contentTypes, MEDIA_NAME_MAX, mediaMessages, storedFormat } from './media-rules.ts';
import { picture } from './pictures.schema.ts';

// Inputs and outputs of the media library. Specification, sections 3 and 7.

export const mediaName = requiredLine(mediaMessages.nameRequired, MEDIA_NAME_MAX);
const caption = optionalText(CAPTION_MAX);

/** SHA-256 in hex. */
export const hashOfContent = z.string().regex(/^[\da-f]{64}$/, 'Indica uno SHA-256 esadecimale.');

const contentType = z.enum(contentTypes, {
  error: 'Il tipo deve essere image, audio o video.',
});

export const media = z.object({
  id: entityId,
  name: z.string(),
  caption: z.string(),
  /** The file's address: `/uploads/…`. */
  url: z.string(),
  /** File name under uploads. */
  fileName: z.string(),
  /** MIME type, detected from the bytes. */
  type: z.string(),
  contentType,
  /** Bytes of the stored file. */
  size: z.number().int(),
  /** Pixels as displayed, after rotation; null for audio and SVG. */
  dimensions: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  /** Seconds; null for pictures. */
  duration: z.number().nullable(),
  createdAt: instant,
  version,
  /** With its resized copies; null for audio, video and SVG. */
  picture: picture.nullable(),
});
export type Media = z.infer<typeof media>;

/** Comma-separated extensions, as in `jpg,jpeg,png`; unknown ones match nothing. */
const formats = z
  .string({ error: 'Indica i formati separati da virgole.' })
  .max(100, 'Indica i formati separati da virgole.')
  .transform((list) =>
    list.split(',').flatMap((ending) => storedFormat(ending.trim().toLowerCase())?.type ?? []),
  );

const filters = {
  contentType: contentType.optional(),
  /** Searched in name and caption. */
  search: searchText,
};

export const listMediaInput = z.object(filters);

export const MEDIA_PAGE_SIZE = 24;

export const paginatedMediaInput = z.object({
  ...pagination(MEDIA_PAGE_SIZE),
  ...filters,
  formats: formats.optional(),
  /** The file with exactly this name under uploads. */
  fileName: searchText,
  /** The file that was uploaded with exactly this content. */
  contentHash: hashOfContent.optional(),
  uncaptioned: z.boolean({ error: 'Indica true o false.' }).optional(),
  /** Only the files that no place of the site shows. */
  unused: z.boolean({ error: 'Indica true o false.' }).optional(),
});
export type PaginatedMediaInput = z.infer<typeof paginatedMediaInput>;

/** One page, the newest first; `total` counts all pages. */
export const paginatedMedia = z.object({ items: z.array(media), total: z.number().int() });
export type PaginatedMedia = z.infer<typeof paginatedMedia>;

/** Fields left out keep their values. */
export const updateMediaInput = byId.extend({
  name: mediaName.optional(),
  caption: caption.optional(),
  seenVersion,
});
export type UpdateMediaInput = z.infer<typeof updateMediaInput>;

export const deleteMediaInput = byId.extend({
  /** True once a person has confirmed that the places using it will lose it. */
  evenIfUsed: z.boolean({ error: 'Indica true o false.' }).default(false),
});
export type DeleteMediaInput = z.infer<typeof deleteMediaInput>;

/** The files of a list that no place of the site shows; the others stay. */
export const deleteUnusedInput = z.object({
  ids: z
    .array(entityId)
    .min(1)
    .max(MEDIA_PAGE_SIZE * 10),
});
export const deletedUnused = z.object({ deleted: z.number().int(), kept: z.number().int() });

export const mediaUse = z.object({
  /** For display: "Home page: immagine di sfondo". */
  place: z.string(),
  /** The screen on which to change it. */
  path: z.string(),
});
export type MediaUse = z.infer<typeof mediaUse>;
