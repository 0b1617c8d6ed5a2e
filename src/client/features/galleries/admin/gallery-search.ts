import { type Opened, parseOpened } from '#client/ui/search-params.ts';

/** In the URL: the gallery being edited, or a new one. */
export type GallerySearch = { edit?: Opened | undefined };

export const parseGallerySearch = ({ edit }: Record<string, unknown>): GallerySearch => ({
  edit: parseOpened(edit),
});
