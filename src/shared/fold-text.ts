/** Text as it is searched: without accents, letter case and blanks around it. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
