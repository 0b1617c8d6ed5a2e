import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type MediaTexts = { media: { id: number; name: string; caption: string; search_text: string } };

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const EXTENSION = /\.(jpe?g|png|gif|webp|avif|hei[cf]|svg|mp[34])$/i;

const GIVEN_BY_A_PROGRAM = /^(whatsapp|immagine whatsapp|screenshot|schermata)\b/i;

/** 'IMG_2034', 'casa-vista-mare' or 'WhatsApp Image 2026-05-20', but not 'Tramonto' or 'La baia'. */
const readsAsFileName = (text: string): boolean =>
  GIVEN_BY_A_PROGRAM.test(text) || (!/\s/.test(text) && /[\d_-]/.test(text));

/** A name that somebody gave to a picture may be its caption too; a file's own says nothing. */
const isFileName = ({ name, caption }: { name: string; caption: string }): boolean => {
  const stem = caption.trim().replace(EXTENSION, '');
  return stem === name.trim().replace(EXTENSION, '') && readsAsFileName(stem);
};

/** Captions are read by visitors: empties those that only repeat the name of the file. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  const library = db as Kysely<MediaTexts>;
  const rows = await library
    .selectFrom('media')
    .select(['id', 'name', 'caption'])
    .where('caption', '!=', '')
    .execute();
  for (const { id, name } of rows.filter(isFileName)) {
    const values = { caption: '', search_text: fold(name) };
    await library.updateTable('media').set(values).where('id', '=', id).execute();
  }
};

export const captions: Migration = { up };
