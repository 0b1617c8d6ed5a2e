// The last part of a picture's `sizes`, for phones. Screens with a pixel ratio of 3 get pictures for a
// ratio of 2, which look the same at half the bytes.

const HIGH_DENSITY = '(min-resolution: 2.5dppx)';
const REDUCED_WIDTH = `${HIGH_DENSITY} 67vw`;

/** The full width of the screen. */
export const phoneWidth = `${REDUCED_WIDTH}, 100vw`;

/** A part of the width of the screen. */
export const phonePart = (share: number): string =>
  `${HIGH_DENSITY} ${Math.round(67 * share)}vw, ${Math.round(100 * share)}vw`;

/** The width of the page's text, less half a rem: for many phones a copy of 640 pixels is enough then. */
export const phoneTextWidth = `${REDUCED_WIDTH}, calc(100vw - 3rem)`;

/** The square of the hero, partly under a dark gradient: three quarters of the width are sharp enough. */
export const phoneSquareWidth = `${REDUCED_WIDTH}, 75vw`;

/** One slide of a carousel, beside the edge of the next. */
export const phoneSlideWidth = `${HIGH_DENSITY} calc(56vw - 1.4rem), calc(84vw - 2.1rem)`;
