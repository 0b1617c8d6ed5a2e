import type { Tables } from '#server/database/database.types.ts';
import type { TextColumn, TranslatedTable } from '#server/database/owners-texts.ts';
import { amenityIdOf } from '#shared/amenities.ts';
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
  /** An element that the site's own texts name in each language: nobody has to translate it. */
  isNamed?: (element: string) => boolean;
};

type Translatable<Fields = Readonly<Record<string, TranslatableField>>> = {
  table: TranslatedTable;
  /** What the owners call it. */
  label: string;
  /** The column that tells one from another. */
  named?: string;
  /** Fields without which it does not count as translated, where it has a page of its own. */
  essential?: readonly string[];
  /** By column, in the order of the form. */
  fields: Fields;
};

/** Every text of a table that is written by `updateTexts`, and lists. */
type FieldsOf<Table extends TranslatedTable> = Record<TextColumn<Table>, TranslatableField> & {
  [Column in Exclude<keyof Tables[Table], TextColumn<Table>>]?: TranslatableField & {
    listOf: string;
  };
};

type TranslatableTable = {
  [Table in TranslatedTable]: Translatable<FieldsOf<Table>> & { table: Table };
}[TranslatedTable];

const line = (label: string, maxLength: number): TranslatableField => ({
  label,
  form: 'line',
  maxLength,
});
const text = (label: string, maxLength: number): TranslatableField => ({
  label,
  form: 'text',
  maxLength,
});
const html = (label: string): TranslatableField => ({ label, form: 'html', maxLength: 300_000 });

/**
 * Which texts of the owners can be translated. A new field is a line here, and its column an `OwnersText` among the
 * tables: one without the other does not compile. Names and addresses are not translated.
 */
export const translatable: Readonly<Record<TranslatedKind, Translatable>> = {
  homepage: {
    table: 'homepageSettings',
    label: 'Home page',
    fields: {
      heroTitle: line('Titolo', 160),
      heroSubtitle: line('Sottotitolo', 400),
      primaryButtonText: {
        ...line('Pulsante principale', 60),
        answeredAs: 'primaryButton.text',
      },
      secondaryButtonText: {
        ...line('Pulsante secondario', 60),
        answeredAs: 'secondaryButton.text',
      },
    },
  },
  property: {
    table: 'propertySettings',
    label: 'La casa',
    fields: {
      description: text('Descrizione', 12_000),
      amenities: {
        ...line('Servizio', 150),
        listOf: 'texts',
        isNamed: (amenity) => amenityIdOf(amenity) !== undefined,
      },
      beds: { ...line('Stanza', 90), listOf: 'room' },
      distances: { ...line('Distanza da', 90), listOf: 'place' },
      cancellation: text('Se un ospite annulla', 1500),
      houseRules: text('Regole della casa', 3000),
      hostAbout: text('Due parole di chi accoglie', 1500),
    },
  },
  prices: {
    table: 'priceSettings',
    label: 'Prezzi',
    fields: { notes: text('Note', 3000) },
  },
  'feature-box': {
    table: 'featureBoxes',
    label: 'Casella',
    named: 'title',
    fields: { title: line('Titolo', 70), description: line('Descrizione', 300) },
  },
  'menu-item': {
    table: 'menuItems',
    label: 'Voce di menu',
    named: 'label',
    fields: { label: line('Etichetta', 80) },
  },
  gallery: {
    table: 'galleries',
    label: 'Gallery',
    named: 'name',
    essential: ['name'],
    fields: { name: line('Nome', 150), description: text('Descrizione', 1500) },
  },
  media: {
    table: 'media',
    label: 'File',
    named: 'name',
    fields: { caption: text('Didascalia', 700) },
  },
  page: {
    table: 'pages',
    label: 'Pagina',
    named: 'title',
    essential: ['title', 'content'],
    fields: {
      title: line('Titolo', 250),
      excerpt: text('Estratto', 700),
      content: html('Contenuto'),
      seoTitle: line('Titolo per i motori di ricerca', 250),
      seoDescription: line('Descrizione per i motori di ricerca', 700),
      seoKeywords: line('Parole chiave', 700),
    },
  },
  post: {
    table: 'posts',
    label: 'Articolo',
    named: 'title',
    essential: ['title', 'content'],
    fields: {
      title: line('Titolo', 250),
      excerpt: text('Estratto', 700),
      content: html('Contenuto'),
    },
  },
} satisfies Record<TranslatedKind, TranslatableTable>;
