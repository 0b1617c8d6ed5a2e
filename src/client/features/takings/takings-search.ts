/** The search parameters of a year's takings. */
export type TakingsSearch = { year?: number | undefined };

/** Returns the key of an invalid year as undefined: the router passes omitted keys through unvalidated. */
export const parseTakingsSearch = ({ year }: Record<string, unknown>): TakingsSearch => ({
  year:
    Number.isInteger(year) && Number(year) >= 2000 && Number(year) <= 2100
      ? Number(year)
      : undefined,
});
