import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { liveQuery } from '#client/ui/live-query.ts';
import { editButtonId, NEW_GALLERY_ID } from './gallery-buttons.ts';
import type { GallerySearch } from './gallery-search.ts';

/** The gallery that is being changed. It stays while it is open, even when somebody deletes it. */
export const useEdited = (id: number) => trpc.galleries.getById.useQuery({ id }, liveQuery);

/** The button that led to the gallery that was open last; null while none was. */
export const useReturn = (edit: GallerySearch['edit']): string | null => {
  const [last, setLast] = useState(edit);
  if (edit !== undefined && edit !== last) setLast(edit);
  if (last === undefined) return null;
  return last === 'new' ? NEW_GALLERY_ID : editButtonId(last);
};
