// The buttons that lead to the editor, and get the focus back after it.

export const NEW_GALLERY_ID = 'new-gallery';

export const editButtonId = (id: number): string => `edit-gallery-${id}`;
