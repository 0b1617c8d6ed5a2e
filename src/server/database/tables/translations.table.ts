/** A text of the owners in another language. */
export type TranslationsTable = {
  kind: string;
  /** 1 for settings. */
  itemId: number;
  /** A column, or a list and the Italian text of an element: `amenities/Forno a legna`. */
  field: string;
  locale: string;
  text: string;
  /** The text that was translated. */
  italian: string;
  /** Since when today's is another. */
  italianChangedAt: string | null;
  /** Of the sample house: it is deleted when the text it translates changes. */
  isSample: 0 | 1;
};
