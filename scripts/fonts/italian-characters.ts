import { codePointsIn } from './unicode-range.ts';

const basicLatin = String.fromCodePoint(...codePointsIn('U+0020-007E'));

/** Every vowel with the accents used in Italian, in both cases. */
const accentedLetters = 'àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ';

const punctuation = '‘’“”«»‹›–—…·•';

/** Degrees, prices, sums and square metres. */
const signs = '°€×−²';

/** A no-break space and a soft hyphen. */
const invisible = '\u00a0\u00ad';

/** The characters that the texts of an Italian site need. */
export const italianCharacters = basicLatin + accentedLetters + punctuation + signs + invisible;
