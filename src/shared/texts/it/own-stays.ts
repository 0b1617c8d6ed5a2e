/** A guest’s own stays. */
export const ownStays = {} as const;
