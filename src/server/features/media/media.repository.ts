import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Database, Tables, Written } from '#server/database/database.types.ts';
import { deleteWithTexts, updateTexts } from '#server/database/owners-texts.ts';
import type { MediaTable } from '#server/database/tables/media.table.ts';
import { foldedWords, foldText } from '#shared/fold-text.ts';
import type { Media } from '#shared/media/media.schema.ts';
import type { ContentType } from '#shared/media/media-rules.ts';
import { mediaTexts } from './media.texts.ts';

/** A row of the library, without what is derived from its file name. */
export type StoredMedia = Omit<Media, 'url' | 'picture'>;

/** `type` is one of these types; each word of `search` is in the name or the caption. */
export type MediaFilter = {
  contentType?: ContentType | undefined;
  types?: readonly string[] | undefined;
  search?: string | undefined;
  fileName?: string | undefined;
  contentHash?: string | undefined;
  uncaptioned?: boolean | undefined;
  /** File names that the wanted ones do not have. */
  without?: readonly string[] | undefined;
};

const toMedia = ({
  mimeType,
  sizeBytes,
  width,
  height,
  durationSeconds,
  searchText: _searchText,
  contentHash: _contentHash,
  ...row
}: Selectable<MediaTable>): StoredMedia => ({
  ...row,
  type: mimeType,
  size: sizeBytes,
  dimensions: width === null || height === null ? null : { width, height },
  duration: durationSeconds,
});

const searchText = ({ name, caption }: Pick<StoredMedia, 'name' | 'caption'>): string =>
  foldText(`${name}\n${caption}`);

const filtered = <Output>(
  query: SelectQueryBuilder<Tables, 'media', Output>,
  filter: MediaFilter,
): SelectQueryBuilder<Tables, 'media', Output> => {
  const { contentType, types, search = '', fileName, contentHash, uncaptioned, without } = filter;
  let wanted = query;
  if (contentType) wanted = wanted.where('contentType', '=', contentType);
  if (types) wanted = wanted.where('mimeType', 'in', types.length > 0 ? types : ['']);
  if (fileName !== undefined) wanted = wanted.where('fileName', '=', fileName);
  if (contentHash !== undefined) wanted = wanted.where('contentHash', '=', contentHash);
  if (uncaptioned) wanted = wanted.where('caption', '=', '');
  if (without && without.length > 0) wanted = wanted.where('fileName', 'not in', without);
  for (const word of foldedWords(search)) {
    wanted = wanted.where(sql<number>`instr(search_text, ${word})`, '>', 0);
  }
  return wanted;
};

/** Newest first. */
export const listMedia = async (
  db: Database,
  filter: MediaFilter,
  range?: { limit: number; offset: number },
): Promise<StoredMedia[]> => {
  const all = filtered(db.selectFrom('media').selectAll(), filter).orderBy('id', 'desc');
  const rows = await (range ? all.limit(range.limit).offset(range.offset) : all).execute();
  return rows.map(toMedia);
};

export const countMedia = async (db: Database, filter: MediaFilter): Promise<number> => {
  const { count } = await filtered(
    db.selectFrom('media').select(({ fn }) => fn.countAll<number>().as('count')),
    filter,
  ).executeTakeFirstOrThrow();
  return count;
};

export const findMedia = async (db: Database, id: number): Promise<StoredMedia | null> => {
  const row = await db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toMedia(row) : null;
};

export const findMediaByFiles = async (
  db: Database,
  fileNames: readonly string[],
): Promise<StoredMedia[]> => {
  if (fileNames.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('fileName', 'in', fileNames)
    .execute();
  return rows.map(toMedia);
};

/** The fields that determine the names of a picture's copies. */
export type PictureFile = { fileName: string; width: number; height: number };

export const listPictureFiles = async (db: Database): Promise<PictureFile[]> =>
  db
    .selectFrom('media')
    .select(['fileName', 'width', 'height'])
    .where('contentType', '=', 'image')
    .where('width', 'is not', null)
    .where('height', 'is not', null)
    .$narrowType<{ width: number; height: number }>()
    .execute();

export type NewMedia = Omit<StoredMedia, 'id' | 'version'> & { contentHash?: string };

const toRow = ({
  type,
  size,
  dimensions,
  duration,
  contentHash,
  ...media
}: NewMedia): Written<MediaTable> => ({
  ...media,
  contentHash: contentHash ?? null,
  mimeType: type,
  sizeBytes: size,
  width: dimensions?.width ?? null,
  height: dimensions?.height ?? null,
  durationSeconds: duration,
  searchText: searchText(media),
});

export const insertMedia = async (db: Database, media: NewMedia): Promise<number> => {
  const { id } = await db
    .insertInto('media')
    .values(toRow(media))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateMediaTexts = (
  db: Database,
  { id, name, caption }: Pick<StoredMedia, 'id' | 'name' | 'caption'>,
): Promise<void> =>
  updateTexts(db, mediaTexts, id, { name, caption, searchText: searchText({ name, caption }) });

export const deleteMediaRow = (db: Database, id: number): Promise<void> =>
  deleteWithTexts(db, mediaTexts, [id]);
