// The buttons of a list that get the focus from elsewhere: after an editor, and after a deletion.

export const deleteButtonId = (id: number): string => `delete-${id}`;

/** The delete button of the row after this one, or before it; null where it is the only one. */
export const deleteButtonBeside = (
  rows: readonly { id: number; isBuiltIn?: boolean }[],
  id: number,
): string | null => {
  const deletable = rows.filter((row) => !row.isBuiltIn);
  const place = deletable.findIndex((row) => row.id === id);
  const beside = deletable[place + 1] ?? deletable[place - 1];
  return place >= 0 && beside ? deleteButtonId(beside.id) : null;
};
