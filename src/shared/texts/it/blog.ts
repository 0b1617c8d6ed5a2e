/** Posts and pages. */
export const blog = {} as const;
