import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '#client/features/audit/audit-screen.tsx';
import { parseAuditSearch } from '#client/features/audit/audit-search.ts';

const AuditRoute = () => {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      self={user}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
};

export const Route = createFileRoute('/admin/audit')({
  validateSearch: parseAuditSearch,
  head: () => ({ meta: [{ title: 'Registro · Area gestione' }] }),
  component: AuditRoute,
});
