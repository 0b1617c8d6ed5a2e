import { PlaceTables } from '#client/features/party/admin/place-tables.tsx';
import { PoliceSettings } from '#client/features/police/police-settings.tsx';
import { StatisticsSettings } from '#client/features/statistics/statistics-settings.tsx';
import { SafetyTasks } from '#client/features/tasks/safety-tasks.tsx';
import { TaxSettings } from '#client/features/tourist-tax/tax-settings.tsx';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';

/** Each duty is switched on and set up here. */
export const DutiesSettingsScreen = () => (
  <>
    <AdminPageHeader
      title="Adempimenti"
      purpose="Accendi solo quello che ti serve. Il sito prepara e ricorda; di quello che invii rispondi tu."
    />
    <div className="several-forms grid max-w-3xl gap-6">
      <PoliceSettings />
      <StatisticsSettings />
      <TaxSettings />
      <SafetyTasks />
      <PlaceTables />
    </div>
  </>
);
