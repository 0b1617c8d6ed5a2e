import { useState } from 'react';
import type { Opened } from '#client/ui/search-params.ts';

/** What is new keeps its window when it is saved, though it has an id from then on. */
export const useWritingKey = (opened: Opened | undefined) => {
  const [made, setMade] = useState<number | null>(null);
  return { key: opened === made ? 'new' : opened, setMade };
};
