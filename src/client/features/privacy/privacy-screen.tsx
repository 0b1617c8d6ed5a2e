import { ChevronRight, Search, UserX } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { trpc } from '#client/trpc.ts';
import { AdminPageHeader } from '#client/ui/admin-page-header.tsx';
import { AdminsOnly } from '#client/ui/admins-only.tsx';
import { apiErrorOf } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { DashboardRow } from '#client/ui/dashboard-row.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { FocusedNotice } from '#client/ui/focused-notice.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { schemaResolver } from '#client/ui/form-resolver.ts';
import { Notice } from '#client/ui/notice.tsx';
import { SiteLink } from '#client/ui/site-link.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import type { User } from '#shared/accounts/accounts.schema.ts';
import type { ListedPerson } from '#shared/privacy.schema.ts';
import { retentionTable } from '#shared/retention.ts';
import { BackupsNote, type ChosenPerson, FoundPerson, privacyFailures } from './found-person.tsx';

/** One line each, folded: the periods are read once a year. */
const RetentionSection = () => (
  <div className="mt-8">
    <DashboardRow title="Per quanto tempo restano i dati">
      <p className="mb-2 max-w-text text-ink-soft">
        Il sito cancella da solo, una volta al giorno, quello che non serve più. Trovi gli stessi
        tempi nell’
        <SiteLink href="/pages/informativa-privacy" className={textLinkClass}>
          informativa privacy
        </SiteLink>
        .
      </p>
      <ul className="divide-y divide-sand-200">
        {retentionTable.map(({ what, period, outcome }) => (
          <li key={what} className="py-2">
            <span className="font-semibold">{what}</span> · {period}
            <span className="block text-sm text-ink-soft">{outcome}</span>
          </li>
        ))}
      </ul>
    </DashboardRow>
  </div>
);

const fields = ['search'] as const;
type SearchInput = { search: string };

type PersonSearchProps = { error: unknown; busy: boolean; onSearch: (search: string) => void };

const PersonSearch = ({ error, busy, onSearch }: PersonSearchProps) => {
  const { register, handleSubmit, formState } = useForm<SearchInput>({
    defaultValues: { search: '' },
    resolver: schemaResolver(async () => {
      const { peopleInput } = await import('#shared/privacy.schema.ts');
      return { schema: peopleInput };
    }),
  });
  const failure = failureBeside(error, fields, privacyFailures.find);
  return (
    <form noValidate onSubmit={handleSubmit(({ search }) => !busy && onSearch(search.trim()))}>
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,26rem)_auto] sm:justify-start">
        <TextField
          label="Nome, telefono o email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.search?.message}
          {...register('search')}
        />
        <Button type="submit" busy={busy} className="sm:mt-7">
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

const nameOf = ({ name, person }: ListedPerson): string =>
  'email' in person ? person.email : name;

const detailsOf = ({ phone, person }: ListedPerson): string =>
  [
    'email' in person
      ? person.email
      : `senza email, ${person.stayIds.length === 1 ? '1 prenotazione' : `${person.stayIds.length} prenotazioni`}`,
    phone,
  ]
    .filter(Boolean)
    .join(' · ');

type PeopleProps = { people: readonly ListedPerson[]; onChoose: (whom: ChosenPerson) => void };

/** People found by name or telephone, to choose from. */
const People = ({ people, onChoose }: PeopleProps) =>
  people.length === 0 ? (
    <div className="mt-6">
      <EmptyState icon={<UserX />} title="Il sito non conosce nessuno con queste parole">
        Prova con un’altra parola, o solo con le ultime cifre del telefono.
      </EmptyState>
    </div>
  ) : (
    <ul
      aria-label="Persone trovate"
      className="mt-6 divide-y divide-sand-200 rounded-card border border-sand-200 bg-white px-2"
    >
      {people.map((found) => (
        <li key={JSON.stringify(found.person)}>
          <button
            type="button"
            onClick={() => onChoose({ name: nameOf(found), person: found.person })}
            className="flex min-h-12 w-full items-center gap-3 rounded-field px-2 py-2 text-left hover:bg-sand-50"
          >
            <span className="min-w-0 grow wrap-anywhere">
              <span className="font-semibold text-sea-700">{found.name}</span>
              <span className="block text-sm text-ink-soft">{detailsOf(found)}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-sea-600" />
          </button>
        </li>
      ))}
    </ul>
  );

const Header = () => (
  <AdminPageHeader
    title="Dati personali"
    purpose="Che cosa il sito sa di una persona: per consegnarglielo, o per cancellarlo."
  />
);

const Erased = ({ name }: { name: string }) => (
  <div className="mt-6">
    <FocusedNotice tone="success" title={`I dati di ${name} sono stati cancellati.`}>
      <BackupsNote />
    </FocusedNotice>
  </div>
);

/** The part below the search. */
type Shown =
  | { part: 'nothing' }
  | { part: 'people' }
  | { part: 'person'; whom: ChosenPerson }
  | { part: 'erased'; name: string };

const AdminScreen = () => {
  const [shown, setShown] = useState<Shown>({ part: 'nothing' });
  const people = trpc.privacy.people.useMutation({ meta: { refetches: false } });
  const find = trpc.privacy.find.useMutation({ meta: { refetches: false } });
  const failure = people.error ?? find.error;
  const choose = (whom: ChosenPerson) => {
    people.reset();
    find.mutate(whom.person);
    setShown({ part: 'person', whom });
  };
  const search = async (text: string) => {
    const { addressInput } = await import('#shared/accounts/accounts.schema.ts');
    const address = addressInput.safeParse({ email: text });
    if (address.success) return choose({ name: address.data.email, person: address.data });
    find.reset();
    people.mutate({ search: text });
    setShown({ part: 'people' });
  };
  // The user lost the admin role while the screen was open.
  if (apiErrorOf(failure)?.code === 'FORBIDDEN') return <EditorScreen />;
  return (
    <>
      <Header />
      <PersonSearch
        error={failure}
        busy={people.isPending || find.isPending}
        onSearch={(text) => void search(text)}
      />
      {shown.part === 'people' && people.data && <People people={people.data} onChoose={choose} />}
      {shown.part === 'person' && find.data && (
        <FoundPerson
          key={JSON.stringify(shown.whom.person)}
          whom={shown.whom}
          found={find.data}
          onOutdated={() => find.mutate(shown.whom.person)}
          onErased={() => setShown({ part: 'erased', name: shown.whom.name })}
        />
      )}
      {shown.part === 'erased' && <Erased name={shown.name} />}
      <RetentionSection />
    </>
  );
};

const EditorScreen = () => (
  <>
    <Header />
    <AdminsOnly title="Ai dati personali pensano gli amministratori">
      ma non puoi annullare una consegna o una cancellazione. Se qualcuno lo chiede, gira la
      richiesta a un amministratore.
    </AdminsOnly>
  </>
);

export const PrivacyScreen = ({ self }: { self: User }) =>
  self.role === 'ADMIN' ? <AdminScreen /> : <EditorScreen />;
