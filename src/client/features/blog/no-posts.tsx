import { Link } from '@tanstack/react-router';
import { Feather } from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { blogTexts } from './blog-texts.ts';

export const NoPosts = () => (
  <EmptyState
    icon={<Feather />}
    title={<span lang="en">{blogTexts.empty}</span>}
    action={
      <Link to="/" className={buttonClass({ variant: 'secondary' })}>
        Torna alla Home
      </Link>
    }
  >
    Stiamo scrivendo i primi racconti dall’isola: arrivano presto.
  </EmptyState>
);
