import type { AppContext } from '#server/app-context.ts';
import type { AppError } from '#server/app-error.ts';
import type { TranslatedTexts } from '#server/card/translated-texts.ts';
import type { Database } from '#server/database/database.types.ts';
import { deleteWithTexts } from '#server/database/owners-texts.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { bumpVersion } from '#server/database/versions.ts';
import { findShownMedia } from '#server/features/media/rich-text-media.service.ts';
import { type ContentRule, cleanContent } from '#server/features/rich-text/clean-content.ts';
import {
  type Translated,
  translate,
  translatePictures,
  withRealLocales,
} from '#server/features/translations/translated-answers.service.ts';
import { definedOf } from '#shared/forms/partial.ts';
import type { Locale } from '#shared/languages/locales.ts';
import type { ShownMedia } from '#shared/rich-text/rich-text.schema.ts';
import { type EntryTable, listEntriesWith, listEntryTargets } from './entries.repository.ts';

// The shared part of posts and pages: texts with a slug, as drafts or published.

type Entry = {
  id: number;
  title: string;
  content: string;
  published: boolean;
  /** When it was first published; later changes keep this time. */
  publishedAt: string | null;
  updatedAt: string;
  version: number;
};

export type EntryKind<Stored extends Entry> = {
  texts: TranslatedTexts & { table: EntryTable };
  contentRule: ContentRule;
  /** By a slug also finds an entry that formerly had it, where slugs can change. */
  find(db: Database, by: { id: number } | { slug: string }): Promise<Stored | null>;
  /** NOT_FOUND. */
  missing(): AppError;
};

/** NOT_FOUND. */
const getEntry = async <Stored extends Entry>(
  db: Database,
  kind: EntryKind<Stored>,
  id: number,
): Promise<Stored> => {
  const entry = await kind.find(db, { id });
  if (!entry) throw kind.missing();
  return entry;
};

const findByKey = async <Stored extends Entry>(
  db: Database,
  kind: EntryKind<Stored>,
  key: string,
): Promise<Stored | null> => {
  const bySlug = await kind.find(db, { slug: key });
  const id = /^[1-9]\d{0,14}$/.test(key) ? Number(key) : null;
  return bySlug ?? (id === null ? null : kind.find(db, { id }));
};

/** Null if no link to this slug or id finds an entry. */
export const findEntryState = async <Stored extends Entry>(
  db: Database,
  kind: EntryKind<Stored>,
  key: string,
): Promise<'published' | 'draft' | null> => {
  const entry = await findByKey(db, kind, key);
  return entry && (entry.published ? 'published' : 'draft');
};

/** Finds an entry by its slug or its id. Only staff see drafts. NOT_FOUND. */
export const getVisibleEntry = async <Stored extends Entry>(
  db: Database,
  kind: EntryKind<Stored>,
  { key, seesDrafts }: { key: string; seesDrafts: boolean },
): Promise<Stored> => {
  const entry = await findByKey(db, kind, key);
  if (!entry || !(entry.published || seesDrafts)) throw kind.missing();
  return entry;
};

/** An entry in the visitor's language, with the files of the library that its text shows. */
export const translateEntry = async <Shown extends Pick<Entry, 'id' | 'content'>>(
  db: Database,
  reader: { texts: TranslatedTexts; locale: Locale },
  entry: Shown,
): Promise<Translated<Shown> & { media: ShownMedia[]; locales?: Locale[] }> => {
  const translated = await translate(db, reader, entry);
  const view = { ...translated, media: await findShownMedia(db, translated.content) };
  return withRealLocales(db, reader.texts, await translatePictures(db, reader.locale, view));
};

/** Cleans the text of a new entry, and inserts it with `insert`, which returns its id. INVALID_INPUT. */
export const createEntry = async <Stored extends Entry, Input extends { content: string }>(
  app: AppContext,
  kind: EntryKind<Stored>,
  input: Input,
  insert: (tx: Database, entry: Input & { createdAt: string }) => Promise<number>,
): Promise<Stored> => {
  const content = await cleanContent(input.content, kind.contentRule);
  const createdAt = app.clock.now().toISOString();
  return inTransaction(app.database, async (tx) =>
    getEntry(tx, kind, await insert(tx, { ...input, content, createdAt })),
  );
};

type Change<Stored> = { id: number; seenVersion?: number | undefined } & {
  [Key in keyof Stored]?: Stored[Key] | undefined;
};

/**
 * Changes the given fields only: `write` validates and stores the resulting entry. NOT_FOUND,
 * CHANGED_MEANWHILE, INVALID_INPUT.
 */
export const updateEntry = async <Stored extends Entry>(
  app: AppContext,
  kind: EntryKind<Stored>,
  { id, seenVersion, content, ...values }: Change<Stored>,
  write: (tx: Database, change: { before: Stored; after: Stored }) => Promise<void>,
): Promise<Stored> => {
  const cleaned = content === undefined ? undefined : await cleanContent(content, kind.contentRule);
  const updatedAt = app.clock.now().toISOString();
  return inTransaction(app.database, async (tx) => {
    const before = await getEntry(tx, kind, id);
    const version = await bumpVersion(tx, kind.texts.table, { id, seenVersion });
    const changed = {
      ...before,
      ...definedOf({ ...values, content: cleaned }),
      version,
      updatedAt,
    };
    const publishedAt = before.publishedAt ?? (changed.published ? updatedAt : null);
    await write(tx, { before, after: { ...changed, publishedAt } });
    return getEntry(tx, kind, id);
  });
};

/** NOT_FOUND, and the errors of `assertDeletable`. */
export const deleteEntry = <Stored extends Entry>(
  app: AppContext,
  kind: EntryKind<Stored>,
  id: number,
  assertDeletable?: (entry: Stored) => void,
): Promise<{ title: string }> =>
  inTransaction(app.database, async (tx) => {
    const entry = await getEntry(tx, kind, id);
    assertDeletable?.(entry);
    await deleteWithTexts(tx, kind.texts, [id]);
    return { title: entry.title };
  });

export const listTargets = listEntryTargets;
export const listTextsWith = listEntriesWith;
