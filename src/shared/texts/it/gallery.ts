/** Galleries and the viewer of pictures. */
export const gallery = {} as const;
