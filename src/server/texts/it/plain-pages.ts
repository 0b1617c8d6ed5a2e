/** Pages that the server writes without the app. */
export const plainPages = {} as const;
