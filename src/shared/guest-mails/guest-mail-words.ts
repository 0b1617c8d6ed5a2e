// The fields that a mail's text may contain, in braces, and what stands for them.

export const guestMailWords = ['nome', 'arrivo', 'partenza', 'casa', 'link'] as const;
export type GuestMailWord = (typeof guestMailWords)[number];

const inBraces = /\{([^{}\n]*)\}/g;

const isKnown = (name: string): name is GuestMailWord =>
  (guestMailWords as readonly string[]).includes(name);

/** What is in braces and stands for nothing: `{telefono}`. */
export const unknownWords = (text: string): string[] =>
  [...text.matchAll(inBraces)].flatMap(([braced, name = '']) => (isKnown(name) ? [] : [braced]));

export const LINK = '{link}';

/**
 * Fills in a text. A line with `{link}` is left out where there is none. What stands for nothing stays.
 */
export const fillWords = (
  text: string,
  values: Readonly<Record<GuestMailWord, string | null>>,
): string =>
  text
    .split('\n')
    .filter((line) => values.link !== null || !line.includes(LINK))
    .join('\n')
    .replaceAll(inBraces, (braced, name: string) => (isKnown(name) ? (values[name] ?? '') : braced))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
