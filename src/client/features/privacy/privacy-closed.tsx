import { Lock } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** What an editor finds instead of the screen. */
export const PrivacyClosed = () => (
  <EmptyState icon={<Lock />} title="Ai dati personali pensano gli amministratori">
    Con il ruolo di Editore si lavora a tutto il sito; consegnare o cancellare i dati di una persona
    non si può però annullare. Se qualcuno lo chiede, basta girare la richiesta a un amministratore.
  </EmptyState>
);
