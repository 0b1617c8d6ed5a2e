import { codePointsIn } from './unicode-range.ts';

const basicLatin = String.fromCodePoint(...codePointsIn('U+0020-007E'));

/** Every vowel as Italian may accent it, in both cases. */
const accentedLetters = 'àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ';

const punctuation = '‘’“”«»‹›–—…·•';

/** Degrees, prices and sums, and the square metres of a house. */
const signs = '°€×−²';

/** A space that does not break, a hyphen that shows only where a line does. */
const invisible = '\u00a0\u00ad';

/** What the texts of an Italian site are written with. */
export const italianCharacters = basicLatin + accentedLetters + punctuation + signs + invisible;
