// Names as the machine-readable line of a document has them: A to Z, blanks and apostrophes.

/** Letters that lose more than an accent, as passports write them. */
const written: Readonly<Record<string, string>> = {
  ...{ Ä: 'AE', Ö: 'OE', Ü: 'UE', ẞ: 'SS', Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D' },
  ...{ Þ: 'TH', Ħ: 'H', Ŋ: 'N', Ŧ: 'T', Ə: 'E' },
  ...{ А: 'A', Б: 'B', В: 'V', Г: 'G', Д: 'D', Е: 'E', Ё: 'E', Ж: 'ZH', З: 'Z', И: 'I', Й: 'I' },
  ...{ К: 'K', Л: 'L', М: 'M', Н: 'N', О: 'O', П: 'P', Р: 'R', С: 'S', Т: 'T', У: 'U', Ф: 'F' },
  ...{ Х: 'KH', Ц: 'TS', Ч: 'CH', Ш: 'SH', Щ: 'SHCH', Ъ: 'IE', Ы: 'Y', Ь: '', Э: 'E', Ю: 'IU' },
  ...{ Я: 'IA', І: 'I', Ї: 'I', Є: 'IE', Ґ: 'G', Ў: 'U', Ј: 'J', Љ: 'LJ', Њ: 'NJ', Ђ: 'D' },
  ...{ Ћ: 'C', Џ: 'DZ', Ѓ: 'G', Ќ: 'K', Ѕ: 'DZ' },
  ...{ '’': "'", '‘': "'", '`': "'", '´': "'", ʼ: "'", '-': ' ', '‐': ' ', '‑': ' ', '–': ' ' },
};

const latinOf = (letter: string): string =>
  written[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Upper case first: ß and ı have none of their own in every engine. */
const lettersOf = (name: string): string[] => [
  ...name.normalize('NFC').replaceAll('ß', 'SS').replaceAll('ı', 'I').toUpperCase(),
];

/** The name in that line; characters that have no place there stay as they are. */
export const latinLine = (name: string): string =>
  lettersOf(name).map(latinOf).join('').replace(/\s+/g, ' ').trim();

/** The characters of a name that have no place in that line. */
export const foreignCharacters = (name: string): string[] => [
  ...new Set(lettersOf(name).filter((letter) => /[^A-Z'\s]/.test(latinOf(letter)))),
];
