import { Lock } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** What an editor finds instead of the list. */
export const BackupsClosed = () => (
  <EmptyState icon={<Lock />} title="Ai backup pensano gli amministratori">
    Con il ruolo di Editore si lavora a tutto il sito; un backup contiene però i dati di tutti, e
    ripristinarlo cambia ogni cosa. Il sito ne fa uno da solo ogni notte: per crearne o
    ripristinarne un altro basta chiederlo a un amministratore.
  </EmptyState>
);
