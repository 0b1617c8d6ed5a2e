import { createFileRoute } from '@tanstack/react-router';
import { SafetyTasks } from '#client/features/tasks/safety-tasks.tsx';
import { TaxSettings } from '#client/features/tourist-tax/tax-settings.tsx';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';

const DutiesSettings = () => (
  <div className="grid gap-6">
    <AdminPageHeader title="Come funziona" purpose="Quello che il sito segue per te." />
    <TaxSettings />
    <div className="max-w-3xl">
      <SafetyTasks />
    </div>
  </div>
);

export const Route = createFileRoute('/admin/duties/settings')({
  head: () => ({ meta: [{ title: 'Come funziona · Area gestione' }] }),
  component: DutiesSettings,
});
