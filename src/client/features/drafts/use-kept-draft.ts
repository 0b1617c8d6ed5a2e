import { useEffect, useState } from 'react';
import { browserDrafts } from './draft-store.ts';

/** What the browser keeps under a key: `{ kept }` once it is known, null until then. */
export const useKeptDraft = (key: string): { kept: unknown } | null => {
  const [found, setFound] = useState<{ key: string; kept: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void browserDrafts.read(key).then((kept) => {
      if (isCurrent) setFound({ key, kept });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found?.key === key ? found : null;
};
