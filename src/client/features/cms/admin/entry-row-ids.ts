export const publishButtonId = (id: number): string => `publish-${id}`;
export const deleteButtonId = (id: number): string => `delete-${id}`;

/** Where the focus goes after a deletion: to the next row, or the previous; null if there is none. */
export const deleteButtonBeside = (
  rows: readonly { id: number; isBuiltIn?: boolean }[],
  id: number,
): string | null => {
  const deletable = rows.filter((row) => !row.isBuiltIn);
  const place = deletable.findIndex((row) => row.id === id);
  const beside = deletable[place + 1] ?? deletable[place - 1];
  return place >= 0 && beside ? deleteButtonId(beside.id) : null;
};
