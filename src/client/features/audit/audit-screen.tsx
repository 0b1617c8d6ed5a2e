import { ScrollText } from 'lucide-react';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NothingFound } from '#client/ui/nothing-found.tsx';
import { PagedList } from '#client/ui/paged-list.tsx';
import type { User } from '#shared/accounts.schema.ts';
import { AuditClosed } from './audit-closed.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { type AuditSearch, isNarrowed } from './audit-search.ts';
import { useAudit } from './use-audit.ts';

type AuditScreenProps = {
  self: User;
  search: AuditSearch;
  onSearch: (search: AuditSearch) => void;
};

const Header = () => (
  <AdminPageHeader
    title="Registro attività"
    purpose="Chi ha fatto che cosa, e quando. Si conserva per dodici mesi."
  />
);

const NothingYet = () => (
  <EmptyState icon={<ScrollText />} title="Ancora niente da raccontare">
    Qui si legge chi entra nell’area gestione e che cosa cambia nel sito.
  </EmptyState>
);

const OpenScreen = ({ search, onSearch }: AuditScreenProps) => {
  const found = useAudit(search);
  // The role was taken away while the screen was open.
  if (apiErrorOf(found.query.error)?.code === 'FORBIDDEN') return <ClosedScreen />;
  return (
    <>
      <Header />
      <PagedList
        found={found}
        words={['attività', 'attività']}
        search={search}
        onSearch={onSearch}
        filters={<AuditFilters search={search} onChange={onSearch} />}
        failure="Errore nel caricamento del registro"
        nothing={(show) =>
          isNarrowed(search) ? (
            <NothingFound
              title="Nessuna attività trovata"
              resetLabel="Mostra tutto"
              onReset={() => show({})}
            >
              Con un altro periodo, un’altra persona o un altro tipo si trova forse quello che si
              cerca.
            </NothingFound>
          ) : (
            <NothingYet />
          )
        }
      >
        {found.events.length > 0 && <AuditList events={found.events} />}
      </PagedList>
    </>
  );
};

const ClosedScreen = () => (
  <>
    <Header />
    <AuditClosed />
  </>
);

/** Who did what and when; for administrators alone. */
export const AuditScreen = (props: AuditScreenProps) =>
  props.self.role === 'ADMIN' ? <OpenScreen {...props} /> : <ClosedScreen />;
