/** The kinds of entities with translated texts. Settings have the id 1. */
export const translatedKinds = [
  'homepage',
  'property',
  'guest-information',
  'guest-mail',
  'prices',
  'feature-box',
  'menu-item',
  'gallery',
  'media',
  'page',
  'post',
  'review',
  'saved-answer',
] as const;
export type TranslatedKind = (typeof translatedKinds)[number];
