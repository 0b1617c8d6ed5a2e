import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type NothingFoundProps = {
  title: string;
  resetLabel: string;
  onReset: () => void;
  /** Hints for another search. */
  children?: ReactNode;
};

/** Replaces a list when nothing matches its filters. */
export const NoResults = ({ title, resetLabel, onReset, children }: NothingFoundProps) => (
  <EmptyState
    icon={<SearchX />}
    title={title}
    action={
      <Button variant="secondary" onClick={onReset}>
        {resetLabel}
      </Button>
    }
  >
    {children ?? 'Prova con un’altra parola o un altro stato.'}
  </EmptyState>
);
