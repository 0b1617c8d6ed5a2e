/** What the prices screen keeps in its address; this year where it is left out. */
type PriceSearch = { year?: number | undefined };

/** What makes no sense is named as undefined: what a route leaves out, its router passes on unread. */
export const parsePriceSearch = ({ year }: Record<string, unknown>): PriceSearch => ({
  year: Number.isInteger(year) ? Number(year) : undefined,
});

/** The years whose lists can be written: this one and the next two. */
export const editableYears = (thisYear: number): number[] => [thisYear, thisYear + 1, thisYear + 2];
