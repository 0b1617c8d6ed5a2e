/** The search parameters of the prices screen; by default the current year. */
type PriceSearch = { year?: number | undefined };

/** Returns the key of an invalid year as undefined: the router passes omitted keys through unvalidated. */
export const parsePriceSearch = ({ year }: Record<string, unknown>): PriceSearch => ({
  year: Number.isInteger(year) ? Number(year) : undefined,
});

export const editableYears = (thisYear: number): number[] => [thisYear, thisYear + 1, thisYear + 2];
