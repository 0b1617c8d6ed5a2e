import { useState } from 'react';
import { PartyEditor } from '#client/features/party/party-editor.tsx';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { OnePersonInput, Party, StaffParty } from '#shared/party/party.schema.ts';
import { PartySheet } from './party-sheet.tsx';

const nameOf = ({ name, surname }: Party['guests'][number] | { name: string; surname: string }) =>
  [name, surname].filter(Boolean).join(' ') || 'Senza nome';

/** The numbers of documents, shown on a press that the log records. */
const Numbers = ({ stay, party }: { stay: StaffStay; party: StaffParty }) => {
  const show = trpc.party.showNumbers.useMutation({ meta: { refetches: false } });
  if (!party.guests.some(({ hasDocumentNumber }) => hasDocumentNumber)) return null;
  if (show.data) {
    return (
      <dl className="grid gap-1">
        {show.data.map(({ id, documentNumber }) => {
          const guest = party.guests.find((each) => each.id === id);
          return (
            <div key={id} className="flex flex-wrap justify-between gap-x-4">
              <dt>{guest && nameOf(guest)}</dt>
              <dd className="font-mono select-all">{documentNumber}</dd>
            </div>
          );
        })}
      </dl>
    );
  }
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        busy={show.isPending}
        onClick={() => show.mutate({ id: stay.id })}
      >
        Mostra i numeri dei documenti
      </Button>
      <p className="text-sm text-ink-soft">Il registro annota chi li guarda.</p>
      {show.isError && (
        <p className="text-red-700">{errorText(show.error, 'Errore nella lettura dei numeri')}</p>
      )}
    </div>
  );
};

/** A notice about people that this server cannot decrypt. */
const Unreadable = ({ count }: { count: number }) =>
  count > 0 && (
    <Notice
      tone="warning"
      title={
        count === 1
          ? 'I dati di un ospite non si possono leggere'
          : `I dati di ${count} ospiti non si possono leggere`
      }
    >
      Questo server non ha la chiave con cui sono stati scritti, il file site.db.key. Chi cura il
      server può rimetterla: fino ad allora restano come sono, e tutto il resto funziona.
    </Notice>
  );

/** Who comes to a stay: staff fill in, correct and print it. */
export const PartyPart = ({ stay, party }: { stay: StaffStay; party: StaffParty }) => {
  const one = trpc.party.savePerson.useMutation();
  const all = trpc.party.set.useMutation({ meta: { success: 'Ospite tolto.' } });
  const [isPrinting, setPrinting] = useState(false);
  const save = (person: OnePersonInput) => one.mutateAsync({ id: stay.id, person });
  const remove = (id: number) => {
    const guests = party.guests.flatMap((guest) => (guest.id === id ? [] : [{ id: guest.id }]));
    return all.mutateAsync({ id: stay.id, guests, seenVersion: party.version });
  };
  return (
    <div className="grid gap-4">
      <Unreadable count={party.unreadable} />
      <PartyEditor
        key={stay.id}
        party={party}
        storedAs={`party-${stay.id}`}
        save={save}
        remove={remove}
      />
      <Numbers stay={stay} party={party} />
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => setPrinting(true)}
      >
        Stampa il modulo
      </Button>
      {isPrinting && <PartySheet stay={stay} party={party} setPrinting={setPrinting} />}
    </div>
  );
};
