import { Euro } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';

type NoListYetProps = {
  year: number;
  /** The year whose list can be copied. */
  sourceYear: number | undefined;
  /** The year whose prices are asked until then. */
  usedYear: number | undefined;
  onStart: () => void;
};

export const NoListYet = ({ year, sourceYear, usedYear, onStart }: NoListYetProps) => (
  <EmptyState
    icon={<Euro />}
    title={`Per il ${year} non c'è ancora un listino`}
    action={
      <Button onClick={onStart}>
        {sourceYear ? `Copia il listino del ${sourceYear}` : 'Comincia il listino'}
      </Button>
    }
  >
    {sourceYear
      ? `Finché manca, sul sito valgono i prezzi del ${usedYear}. La copia si può cambiare come serve, e vale solo dopo il salvataggio.`
      : 'Si comincia da un prezzo per tutto l’anno, che poi si divide in periodi.'}
  </EmptyState>
);
