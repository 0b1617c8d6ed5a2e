import type { Tables } from '#server/database/database.types.ts';
import type { TextColumn, TranslatedTable } from '#server/database/owners-texts.ts';
import type { TranslatedKind } from '#shared/languages/translated-kinds.ts';
import type { Translation } from '#shared/languages/translations.schema.ts';

export type TranslatableField = {
  /** As the form calls it. */
  label: string;
  form: Translation['form'];
  maxLength: number;
  /** Where answers have it, if not under the column's name: `primaryButton.text`. */
  answeredAs?: string;
  /** A column of JSON: a list of texts, or of objects that have the text under this key. */
  listOf?: 'texts' | string;
  /** An element that the site's own texts already name in each language. */
  isNamed?: (element: string) => boolean;
  /** Why a text is refused; null if it is not. */
  issueOf?: (text: string) => string | null;
};

/** Which texts of an entity the owners can translate. The house’s name and addresses are not translated. */
export type TranslatedTexts = {
  kind: TranslatedKind;
  table: TranslatedTable;
  /** The owners' word for it. */
  label: string;
  /** The column that tells one from another. */
  named?: string;
  /** Fields without which it does not count as translated, where it has a page of its own. */
  essential?: readonly string[];
  /** The site offers a language only with these texts. */
  isNeeded?: true;
  /** The columns of a row that visitors read and that are in Italian, if not all are. */
  columnsOf?: (row: Readonly<Record<string, unknown>>) => readonly string[];
  /** By column, in the order of the form. */
  fields: Readonly<Record<string, TranslatableField>>;
};

/** Every text of a table that is written by `updateTexts`, and lists. */
type FieldsOf<Table extends TranslatedTable> = Record<TextColumn<Table>, TranslatableField> & {
  [Column in Exclude<keyof Tables[Table], TextColumn<Table>>]?: TranslatableField & {
    listOf: string;
  };
};

/**
 * Declares the translated texts of a table. A new field is a line among them, and its column an
 * `OwnersText` among the tables: one without the other does not compile.
 */
export const translatedTexts = <
  Kind extends TranslatedKind,
  Table extends TranslatedTable,
  Texts extends TranslatedTexts,
>(
  texts: Texts & { kind: Kind; table: Table; fields: FieldsOf<Table> },
): TranslatedTexts & { kind: Kind; table: Table } => texts;

export const line = (label: string, maxLength: number): TranslatableField => ({
  label,
  form: 'line',
  maxLength,
});
export const text = (label: string, maxLength: number): TranslatableField => ({
  label,
  form: 'text',
  maxLength,
});
export const html = (label: string): TranslatableField => ({
  label,
  form: 'html',
  maxLength: 300_000,
});
