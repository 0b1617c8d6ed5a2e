type Range = {
  page: number;
  total: number;
  /** Of a page. */
  size: number;
  /** What is counted: one of it, and several. */
  words: readonly [one: string, many: string];
};

/** '1 articolo', '48 articoli · da 25 a 48' */
export const rangeInWords = ({ page, total, size, words: [one, many] }: Range): string => {
  const first = (page - 1) * size + 1;
  const range = total > size ? ` · da ${first} a ${Math.min(first + size - 1, total)}` : '';
  return `${total} ${total === 1 ? one : many}${range}`;
};
