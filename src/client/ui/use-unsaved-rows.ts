import { useState } from 'react';

/** Which rows hold something that is written and not saved. */
export const useUnsavedRows = () => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const setUnsaved = (id: number, unsaved: boolean) =>
    setIds((known) => {
      const next = new Set(known);
      if (unsaved) next.add(id);
      else next.delete(id);
      return next;
    });
  return { unsaved: ids, hasUnsaved: ids.size > 0, setUnsaved };
};
