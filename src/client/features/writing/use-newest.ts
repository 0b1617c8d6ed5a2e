import { useState } from 'react';

type Version = { version: number };

/**
 * The newest version of something that comes from two sides: from a query that is asked again and
 * again, and as the answer to one's own save. The same version stays the same object.
 */
export const useNewest = <Saved extends Version>(found: Saved | null) => {
  const [newest, setNewest] = useState(found);
  const isNewer = found !== null && (newest === null || found.version > newest.version);
  if (isNewer) setNewest(found);
  return [isNewer ? found : newest, setNewest] as const;
};
