/** What guests say. */
export const reviews = {} as const;
