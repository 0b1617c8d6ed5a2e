/** Mails to guests and members. */
export const mails = {} as const;
