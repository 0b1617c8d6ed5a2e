/** Refusals of calls about accounts. */
export const accountErrors = {} as const;
