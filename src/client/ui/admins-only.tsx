import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

type AdminsOnlyProps = {
  title: string;
  /** Why editors have no access, and the person to ask; continues the sentence below. */
  children: ReactNode;
};

/** Shown to editors instead of a screen that only administrators may open. */
export const AdminsOnly = ({ title, children }: AdminsOnlyProps) => (
  <EmptyState icon={<Lock />} title={title}>
    Con il ruolo di Editore lavori a tutto il sito; {children}
  </EmptyState>
);
