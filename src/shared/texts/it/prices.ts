/** The price list and a quote’s lines. */
export const prices = {} as const;
