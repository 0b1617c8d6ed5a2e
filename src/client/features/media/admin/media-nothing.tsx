import { Images, SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#client/ui/button.tsx';
import { rescueFocus } from '#client/ui/content-focus.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';

export const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title="Nessun file corrisponde"
    action={
      <Button variant="secondary" onClick={onReset}>
        Mostra tutti
      </Button>
    }
  >
    Con un'altra parola del nome o della didascalia, o un altro tipo, si trova forse quello cercato.
  </EmptyState>
);

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
