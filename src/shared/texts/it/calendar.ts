/** Free and taken days. */
export const calendar = {} as const;
