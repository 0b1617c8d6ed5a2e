import { Search } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { AddressInput, User } from '#shared/accounts/accounts.schema.ts';
import { retentionTable } from '#shared/retention.ts';
import { BackupsNote, FoundPerson, privacyFailures } from './found-person.tsx';

type Row = (typeof retentionTable)[number];

const columns: Column<Row>[] = [
  { id: 'what', header: 'Che cosa', cell: ({ what }) => <strong>{what}</strong> },
  { id: 'period', header: 'Per quanto', cell: ({ period }) => period },
  { id: 'outcome', header: 'E poi', cell: ({ outcome }) => outcome },
];

const RetentionSection = () => (
  <section aria-labelledby="retention-title" className="mt-12">
    <h2 id="retention-title" className="text-2xl">
      Per quanto tempo restano i dati
    </h2>
    <p className="mt-1 mb-4 max-w-text text-ink-soft">
      Il sito cancella da solo, una volta al giorno, quello che non serve più. Trovi gli stessi
      tempi nell’
      <SiteLink
        href="/pages/informativa-privacy"
        className="text-sea-700 underline underline-offset-4"
      >
        informativa privacy
      </SiteLink>
      .
    </p>
    <div className="md:rounded-card md:border md:border-sand-200 md:bg-white">
      <DataTable
        caption="Per quanto tempo restano i dati"
        columns={columns}
        rows={retentionTable}
        rowKey={({ what }) => what}
      />
    </div>
  </section>
);

const fields = ['email'] as const;

type PersonSearchProps = {
  find: {
    mutate: (input: AddressInput, options: { onError: (error: unknown) => void }) => void;
    isPending: boolean;
    error: unknown;
  };
};

const PersonSearch = ({ find }: PersonSearchProps) => {
  const { register, handleSubmit, setError, formState } = useForm<AddressInput>({
    defaultValues: { email: '' },
    resolver: schemaResolver(async () => {
      const { addressInput } = await import('#shared/accounts/accounts.schema.ts');
      return { schema: addressInput };
    }),
  });
  const send = handleSubmit((values) => {
    if (find.isPending) return;
    find.mutate(values, { onError: (error) => showIssues(error, fields, setError) });
  });
  const failure = failureBeside(find.error, fields, privacyFailures.find);
  return (
    <form noValidate onSubmit={send}>
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start">
        <TextField
          label="Indirizzo email della persona"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" busy={find.isPending} className="sm:mt-7">
          <Search aria-hidden className="size-4" />
          Cerca i dati
        </Button>
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error">{failure}</Notice>
        </div>
      )}
    </form>
  );
};

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

const AdminScreen = () => {
  const [erased, setErased] = useState<string | null>(null);
  const find = trpc.privacy.find.useMutation({
    meta: { refetches: false },
    onMutate: () => setErased(null),
  });
  const finish = (email: string) => {
    find.reset();
    setErased(email);
  };
  // The user lost the admin role while the screen was open.
  if (apiErrorOf(find.error)?.code === 'FORBIDDEN') return <EditorScreen />;
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

const EditorScreen = () => (
  <>
    <Header />
    <AdminsOnly title="Ai dati personali pensano gli amministratori">
      ma consegnare o cancellare i dati di una persona non si può annullare. Se qualcuno lo chiede,
      gira la richiesta a un amministratore.
    </AdminsOnly>
  </>
);

export const PrivacyScreen = ({ self }: { self: User }) =>
  self.role === 'ADMIN' ? <AdminScreen /> : <EditorScreen />;
