/** What people write before a surname, without its full stop. */
const titles = new Set([
  ...[
    'famiglia',
    'fam',
    'sig',
    'sigra',
    'sig.ra',
    'signor',
    'signora',
    'dott',
    'dottssa',
    'dott.ssa',
  ],
  ...['familie', 'herr', 'frau', 'family', 'mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'the'],
  ...['famille', 'm', 'mme', 'mlle', 'monsieur', 'madame', 'mademoiselle'],
]);

const isTitle = (word: string): boolean => titles.has(word.toLowerCase().replace(/\.$/, ''));

/** The first word of a name, if it is one: guests also type a title, an address or a number. */
export const firstNameOf = (name: string | null): string | null => {
  const [first = ''] = (name ?? '').trim().split(/[\s,;]+/);
  return /^\p{L}[\p{L}\p{M}'’-]*$/u.test(first) && !isTitle(first) ? first : null;
};

/** How a letter addresses a guest: 'Anna', or 'Famiglia Verdi'. */
export const addressedName = (name: string): string => firstNameOf(name) ?? name;
