import { Lock } from 'lucide-react';
import { EmptyState } from '#client/ui/empty-state.tsx';

/** What an editor finds instead of the list. */
export const UsersClosed = () => (
  <EmptyState icon={<Lock />} title="Gli utenti li gestiscono gli amministratori">
    Con il ruolo di Editore si lavora a tutto il sito; chi può entrare, e con quale ruolo, lo decide
    un amministratore. Per aggiungere o cambiare un utente basta chiederlo a lui.
  </EmptyState>
);
