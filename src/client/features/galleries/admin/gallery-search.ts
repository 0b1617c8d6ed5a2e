/** What the screen keeps in its address: the gallery that is being changed, or a new one. */
export type GallerySearch = { edit?: number | 'new' | undefined };

/** Reads an address that anybody may have typed. */
export const parseGallerySearch = ({ edit }: Record<string, unknown>): GallerySearch => {
  const isId = Number.isSafeInteger(edit) && Number(edit) > 0;
  return { edit: isId ? Number(edit) : edit === 'new' ? 'new' : undefined };
};
