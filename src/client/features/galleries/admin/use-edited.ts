import { useState } from 'react';
import type { Gallery } from '#shared/galleries.schema.ts';
import { editButtonId, NEW_GALLERY_ID } from './gallery-buttons.ts';
import type { GallerySearch } from './gallery-search.ts';

type Edit = GallerySearch['edit'];

/** The gallery that is being changed. It stays while it is open, even when somebody deletes it. */
export const useEdited = (
  edit: Edit,
  galleries: readonly Gallery[] | undefined,
): Gallery | null => {
  const [kept, setKept] = useState<Gallery | null>(null);
  const found = galleries?.find(({ id }) => id === edit) ?? null;
  if (found && kept?.id !== found.id) setKept(found);
  if (edit === undefined && kept) setKept(null);
  return found ?? (kept?.id === edit ? kept : null);
};

/** The button that led to the gallery that was open last; null while none was. */
export const useReturn = (edit: Edit): string | null => {
  const [last, setLast] = useState(edit);
  if (edit !== undefined && edit !== last) setLast(edit);
  if (last === undefined) return null;
  return last === 'new' ? NEW_GALLERY_ID : editButtonId(last);
};
