/**
 * The places of the home page that addresses name: in the menu, in buttons, in mails that were sent
 * long ago. Staff's own links hold them too, so a name stays as it is.
 */
export const anchors = {
  house: 'casa',
  gallery: 'galleria',
  availability: 'disponibilita',
  request: 'prenota',
  reviews: 'recensioni',
  contact: 'contatti',
} as const;

/** The way to a place of the home page from anywhere: '/#casa'. */
export const homeLink = (place: keyof typeof anchors): string => `/#${anchors[place]}`;
