import { createFileRoute } from '@tanstack/react-router';
import { SavedAnswersScreen } from '#client/features/saved-answers/saved-answers-screen.tsx';

export const Route = createFileRoute('/admin/saved-answers')({
  head: () => ({ meta: [{ title: 'Risposte pronte · Area gestione' }] }),
  component: SavedAnswersScreen,
});
