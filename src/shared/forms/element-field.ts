/**
 * The key of a list's element in translations and in `untranslated`: `amenities/Forno a legna`. The
 * position of an element may change, so its text identifies it.
 */
export const elementField = (list: string, italian: string): string => `${list}/${italian}`;
