import fraunces from '@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** The family, its file and its weights, as in styles/fonts.css. */
export const siteFonts = [
  ['Figtree', `url(${figtree})`, '300 900'],
  ['Fraunces', `url(${fraunces})`, '500'],
] as const;
