import { useState } from 'react';
import { FocusedNotice } from '#client/features/accounts/frame/focused-notice.tsx';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import type { User } from '#shared/accounts.schema.ts';
import { BackupsNote } from './backups-note.tsx';
import { FoundPerson } from './found-person.tsx';
import { PersonSearch } from './person-search.tsx';
import { PrivacyClosed } from './privacy-closed.tsx';
import { RetentionSection } from './retention-section.tsx';

const Header = () => (
  <AdminPageHeader
    title="Dati personali"
    purpose="Che cosa il sito sa di una persona: per consegnarglielo, o per cancellarlo."
  />
);

const Erased = ({ email }: { email: string }) => (
  <div className="mt-6">
    <FocusedNotice tone="success" title={`I dati di ${email} sono stati cancellati.`}>
      <BackupsNote />
    </FocusedNotice>
  </div>
);

const OpenScreen = () => {
  const [erased, setErased] = useState<string | null>(null);
  const find = trpc.privacy.find.useMutation({ onMutate: () => setErased(null) });
  const finish = (email: string) => {
    find.reset();
    setErased(email);
  };
  // The role was taken away while the screen was open.
  if (apiErrorOf(find.error)?.code === 'FORBIDDEN') return <ClosedScreen />;
  return (
    <>
      <Header />
      <PersonSearch find={find} />
      {erased && <Erased email={erased} />}
      {find.data && (
        <FoundPerson
          found={find.data}
          onOutdated={() => find.mutate({ email: find.data.email })}
          onErased={finish}
        />
      )}
      <RetentionSection />
    </>
  );
};

const ClosedScreen = () => (
  <>
    <Header />
    <PrivacyClosed />
  </>
);

/** One person's data, to be handed over or erased; for administrators alone. */
export const PrivacyScreen = ({ self }: { self: User }) =>
  self.role === 'ADMIN' ? <OpenScreen /> : <ClosedScreen />;
