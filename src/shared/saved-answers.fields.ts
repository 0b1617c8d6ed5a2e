// Fields in braces, which the site fills in when a ready answer is used.

export const savedAnswerFields = ['nome', 'casa', 'arrivo', 'partenza'] as const;
export type SavedAnswerField = (typeof savedAnswerFields)[number];

const isField = (name: string): name is SavedAnswerField =>
  (savedAnswerFields as readonly string[]).includes(name);

const BRACES = /\{([^{}]*)\}/g;

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACES)].map(([, name = '']) => name)),
];

/** What stands in braces and is no field: a slip of the pen. */
export const unknownFieldsIn = (text: string): string[] =>
  namesIn(text).filter((name) => !isField(name));

/** The fields that nobody has filled in. */
export const openFieldsIn = (text: string): string[] => namesIn(text).filter(isField);

/** The text with its fields filled in; those without a value stay for staff to fill in. */
export const fillFields = (
  text: string,
  values: Readonly<Partial<Record<SavedAnswerField, string>>>,
): string => text.replaceAll(BRACES, (whole, name) => (isField(name) && values[name]) || whole);
