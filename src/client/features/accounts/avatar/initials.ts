const firstLetter = (word: string): string => ([...word][0] ?? '').toUpperCase();

/** 'EF' for 'Elena Maria Fois': the first and the last word of a name. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first = '', ...others] = words;
  return firstLetter(first) + firstLetter(others.at(-1) ?? '');
};
