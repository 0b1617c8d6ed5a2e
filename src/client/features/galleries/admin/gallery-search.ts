import { type Opened, openedThing } from '#client/ui/search-params.ts';

/** What the screen keeps in its address: the gallery that is being changed, or a new one. */
export type GallerySearch = { edit?: Opened | undefined };

export const parseGallerySearch = ({ edit }: Record<string, unknown>): GallerySearch => ({
  edit: openedThing(edit),
});
