import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { PoliceGuest } from '#shared/police/police.schema.ts';
import { usualDocuments } from './police-words.ts';

const NOBODY = 'left-out';

const documentsFor = ({ documentKind }: PoliceGuest) => [
  ...Object.entries(usualDocuments).map(([value, label]) => ({ value, label })),
  ...(documentKind !== '' && !(documentKind in usualDocuments)
    ? [{ value: documentKind, label: 'Il documento che ha indicato' }]
    : []),
  { value: '', label: 'Nessuno (minore)' },
  { value: NOBODY, label: 'Non ancora visto' },
];

/** The document that the guest entered; else none for a minor, and an identity card for an adult. */
const usualOf = ({ documentKind, isMinor }: PoliceGuest): string =>
  documentKind || (isMinor ? '' : 'IDENT');

const hows = [
  { value: 'door', label: 'Alla porta' },
  { value: 'video', label: 'In video dal vivo' },
] as const;

type How = (typeof hows)[number]['value'];

/** Notes those whom staff have just seen, each with the document that was shown. */
export const SeenForm = ({ bookingId, unseen }: { bookingId: number; unseen: PoliceGuest[] }) => {
  const save = trpc.police.setSeen.useMutation({ meta: { success: 'Segnato' } });
  const [how, setHow] = useState<How>('door');
  const [shown, setShown] = useState<Readonly<Record<number, string>>>({});
  const documentOf = (guest: PoliceGuest): string => shown[guest.id] ?? usualOf(guest);
  const guests = unseen.flatMap((guest) => {
    const document = documentOf(guest);
    return document === NOBODY ? [] : { id: guest.id, how, document };
  });
  return (
    <section aria-labelledby="seen-title" className="grid gap-4">
      <div>
        <h3 id="seen-title" className="font-semibold text-sea-700">
          Visti di persona
        </h3>
        <p className="text-sm text-ink-soft">
          La legge vuole che tu li veda, con il documento: all’arrivo, o in video mentre entrano.
          Una foto e la cassetta delle chiavi non bastano.
        </p>
      </div>
      <fieldset className="min-w-0">
        <legend className="sr-only">Come li hai visti</legend>
        <div className="segments max-w-sm">
          {hows.map(({ value, label }) => (
            <label
              key={value}
              className="segment cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-sea-600"
            >
              <input
                type="radio"
                name="how"
                className="sr-only"
                checked={how === value}
                onChange={() => setHow(value)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-2">
        {unseen.map((guest) => (
          <SelectField
            key={guest.id}
            label={guest.name}
            options={documentsFor(guest)}
            value={documentOf(guest)}
            onChange={(event) => setShown({ ...shown, [guest.id]: event.target.value })}
          />
        ))}
      </div>
      {save.isError && (
        <p className="text-red-700">{errorText(save.error, 'Non è stato segnato')}</p>
      )}
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={save.isPending}
        onClick={() => guests.length > 0 && save.mutate({ id: bookingId, guests })}
      >
        {guests.length === 1 ? 'L’ho visto' : 'Li ho visti'}
      </Button>
    </section>
  );
};
