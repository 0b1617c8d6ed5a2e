import { Images } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** Nobody has put a file into the library. */
export const NothingYet = ({ upload }: { upload: ReactNode }) => {
  // The button for the first file goes when that has come.
  useEffect(() => rescueFocus, []);
  return (
    <EmptyState icon={<Images />} title="La libreria è ancora vuota" action={upload}>
      Le foto, i video e gli audio caricati qui si scelgono poi nelle altre schermate: home page,
      casa, gallery, caselle, articoli.
    </EmptyState>
  );
};
