import { useState } from 'react';

/** The rows that hold something that is written and not saved, as they were when it was begun. */
export const useUnsavedRows = <Row extends { id: number }>() => {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const setUnsaved = (row: Row, unsaved: boolean) =>
    setRows((known) => {
      const others = known.filter(({ id }) => id !== row.id);
      return unsaved ? [...others, row] : others;
    });
  return { unsaved: rows, hasUnsaved: rows.length > 0, setUnsaved };
};
