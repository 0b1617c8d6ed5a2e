/** The longest search. */
export const SEARCH_MAX = 200;

/** The fewest letters that a search of everything takes. */
export const SEARCH_MIN = 2;

/** Normalizes text for searching: without accents, letter case and surrounding blanks. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The words of a search, folded. */
export const foldedWords = (search: string): string[] =>
  foldText(search).split(/\s+/).filter(Boolean);

export const isSearchable = (search: string): boolean =>
  foldedWords(search).join('').length >= SEARCH_MIN;
