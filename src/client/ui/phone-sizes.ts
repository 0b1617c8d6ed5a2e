// The last words of a picture's `sizes`: how wide it is on a phone. One with three dots to a pixel is sent
// two of them, which looks the same in half the bytes.

const MANY_DOTS = '(min-resolution: 2.5dppx)';
const TWO_OF_THREE_DOTS = `${MANY_DOTS} 67vw`;

/** From one edge of the screen to the other. */
export const phoneWidth = `${TWO_OF_THREE_DOTS}, 100vw`;

/** As wide as the page's text. */
export const phoneTextWidth = `${TWO_OF_THREE_DOTS}, calc(100vw - 2.5rem)`;

/** The square of a first picture, which lies in the shade in part: three quarters are sharp enough. */
export const phoneSquareWidth = `${TWO_OF_THREE_DOTS}, 75vw`;

/** One picture of several side by side, with the edge of the next. */
export const phoneSlideWidth = `${MANY_DOTS} calc(56vw - 1.4rem), calc(84vw - 2.1rem)`;
