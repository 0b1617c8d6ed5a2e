/** Pictures, films and sound inside of texts. */
export const media = {} as const;
