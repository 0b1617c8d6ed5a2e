/**
 * The name under which an element of a list is translated, or said to be in Italian: `amenities/Forno a legna`. The
 * place of an element may change, its text is itself.
 */
export const elementField = (list: string, italian: string): string => `${list}/${italian}`;
