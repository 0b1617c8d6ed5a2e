/** The house, its hosts and where it is. */
export const house = {} as const;
