/** The contact form. */
export const contact = {} as const;
