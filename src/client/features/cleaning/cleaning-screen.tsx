import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { CleaningLink } from './cleaning-link.tsx';

export const CleaningScreen = () => (
  <>
    <AdminPageHeader
      title="Pulizie"
      purpose="La pagina di chi pulisce: chi arriva, chi parte e che cosa c’è da fare."
    />
    <CleaningLink />
  </>
);
