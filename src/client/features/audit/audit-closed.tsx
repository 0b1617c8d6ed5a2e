import { Lock } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** What an editor finds instead of the log. */
export const AuditClosed = () => (
  <EmptyState icon={<Lock />} title="Il registro lo leggono gli amministratori">
    Con il ruolo di Editore si lavora a tutto il sito; chi è entrato e che cosa è stato fatto lo
    vede però solo un amministratore. Per sapere chi ha cambiato qualcosa basta chiederlo a lui.
  </EmptyState>
);
