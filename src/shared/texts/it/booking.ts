/** The request for a stay. */
export const booking = {} as const;
