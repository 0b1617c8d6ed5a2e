/**
 * The ids of the home page's sections. Old mails, menus and staff's own links contain them, so they
 * never change.
 */
export const anchors = {
  house: 'casa',
  gallery: 'galleria',
  availability: 'disponibilita',
  request: 'prenota',
  reviews: 'recensioni',
  contact: 'contatti',
} as const;

/** A link to a section of the home page: '/#casa'. */
export const homeLink = (place: keyof typeof anchors): string => `/#${anchors[place]}`;
