import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { CleaningLink } from './cleaning-link.tsx';

export const CleaningLinkScreen = () => (
  <>
    <AdminPageHeader
      title="Link per le pulizie"
      purpose="La pagina di chi pulisce: chi arriva, chi parte e che cosa c’è da fare."
    />
    <CleaningLink />
  </>
);
