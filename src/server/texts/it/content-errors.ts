/** Refusals of all other calls of visitors. */
export const contentErrors = {} as const;
