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

/** The text with its fields filled in. What stands for nothing stays. */
export const fillWords = (text: string, values: Readonly<Record<GuestMailWord, string>>): string =>
  text
    .replaceAll(inBraces, (braced, name: string) => (isKnown(name) ? values[name] : braced))
    .trim();

export type GuestMailPart = { paragraph: string } | 'link';

/**
 * The paragraphs of a text. `{link}` alone on the last line of one is a link of its own; without a link
 * each paragraph with it is left out.
 */
export const partsOf = (
  text: string,
  {
    link,
    ...values
  }: Readonly<Record<Exclude<GuestMailWord, 'link'>, string>> & {
    link: string | null;
  },
): GuestMailPart[] =>
  text.split(/\n{2,}/).flatMap((paragraph): GuestMailPart[] => {
    const words = paragraph.trim();
    if (words.includes(LINK) && link === null) return [];
    const endsWithLink = words.split('\n').at(-1)?.trim() === LINK;
    const filled = fillWords(endsWithLink ? words.slice(0, -LINK.length) : words, {
      ...values,
      link: link ?? '',
    });
    return [
      ...(filled === '' ? [] : [{ paragraph: filled }]),
      ...(endsWithLink ? (['link'] as const) : []),
    ];
  });
