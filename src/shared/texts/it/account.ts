/** Login, registration, passwords and the mails’ links. */
export const account = {} as const;
