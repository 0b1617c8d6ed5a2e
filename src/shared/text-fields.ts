// Fields in braces in the owners' texts to guests: the site fills them in.

const inBraces = /\{([^{}\n]*)\}/g;

const bracesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(inBraces)].map(([braced]) => braced)),
];

/** The fields of one kind of text. Each is found and named with its braces. */
export const createTextFields = <const Name extends string>(names: readonly Name[]) => {
  const known: readonly string[] = names.map((name) => `{${name}}`);
  const listed = known.join(', ');
  const isKnown = (braced: string): boolean => known.includes(braced);
  return {
    /** '{nome}, {casa}' */
    listed,

    /** The fields that nobody has filled in. */
    openIn: (text: string): string[] => bracesIn(text).filter(isKnown),

    /** What staff read about braces that are no field: a slip of the pen. Null if there is none. */
    issueOf: (text: string): string | null => {
      const slip = bracesIn(text).find((braced) => !isKnown(braced));
      return slip === undefined ? null : `Non conosco ${slip}: puoi usare ${listed}.`;
    },

    /** The text with its fields filled in; those without a value stay. */
    fill: (text: string, values: Readonly<Partial<Record<Name, string>>>): string =>
      text.replaceAll(
        inBraces,
        (braced, name: Name) => (isKnown(braced) ? values[name] : undefined) ?? braced,
      ),
  };
};

/** A check that adds `issueOf` to a schema. */
export const withKnownFields =
  ({ issueOf }: { issueOf: (text: string) => string | null }) =>
  (text: string, context: { addIssue: (issue: { code: 'custom'; message: string }) => void }) => {
    const message = issueOf(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };
