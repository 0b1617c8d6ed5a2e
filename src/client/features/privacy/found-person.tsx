import { Link } from '@tanstack/react-router';
import { Download, Eraser, UserX } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { downloadJson } from '#client/ui/download-file.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatDayRange } from '#shared/languages/italian-dates.ts';
import {
  type Erasure,
  EXPORT_FILE_NAME,
  type FoundPerson as Found,
  type Person,
  type StayToCome,
} from '#shared/privacy.schema.ts';
import { BACKUP_MONTHS, retention } from '#shared/retention.ts';
import { labelledCounts } from './held-data-labels.ts';

/** A person as the screen calls them: by address, or by name where there is none. */
export type ChosenPerson = { name: string; person: Person };

/** Shown if the server sent no message. */
export const privacyFailures = {
  find: 'Errore nella ricerca dei dati',
  export: 'Errore nella preparazione del file',
  erase: 'Errore nella cancellazione dei dati',
} as const;

export const BackupsNote = () => (
  <>
    I backup fatti prima contengono ancora questi dati: quelli automatici se ne vanno da soli entro{' '}
    {BACKUP_MONTHS} mesi, quelli fatti a mano quando li elimini. Se ripristini un backup più
    vecchio, ripeti la cancellazione.
  </>
);

const linkClass = 'inline-block py-0.5 font-semibold underline underline-offset-4';

const StayLink = ({ stay }: { stay: StayToCome }) => (
  <li>
    <Link to="/admin/bookings" search={{ booking: stay.id }} className={linkClass}>
      {formatDayRange(stay.startDate, stay.endDate)}
    </Link>{' '}
    · {stay.status === 'CONFIRMED' ? 'soggiorno confermato' : 'richiesta in attesa'}
  </li>
);

const ErasureRefused = ({ erasure }: { erasure: Exclude<Erasure, { state: 'possible' }> }) =>
  erasure.state === 'staff' ? (
    <Notice tone="info" title="È una persona dello staff">
      Gestisci chi lavora per la casa in{' '}
      <Link to="/admin/users" className={linkClass}>
        Persone
      </Link>
      . Quando il suo accesso non c’è più, qui cancelli il resto.
    </Notice>
  ) : (
    <Notice tone="warning" title="I dati servono ancora">
      <p>Prima di cancellarli annulla quello che deve ancora venire:</p>
      <ul className="mt-1">
        {erasure.stays.map((stay) => (
          <StayLink key={stay.id} stay={stay} />
        ))}
      </ul>
    </Notice>
  );

type ErasePersonDialogProps = {
  whom: ChosenPerson;
  erase: { mutate: (input: Person) => void; isPending: boolean; error: unknown };
  open: boolean;
  onClose: () => void;
};

const ErasePersonDialog = ({ whom, erase, open, onClose }: ErasePersonDialogProps) => (
  <ConfirmDialog
    open={open}
    title="Cancellare tutti i dati?"
    confirmLabel="Cancella i dati per sempre"
    tone="danger"
    busy={erase.isPending}
    error={erase.error ? errorText(erase.error, privacyFailures.erase) : null}
    onConfirm={() => {
      if (!erase.isPending) erase.mutate(whom.person);
    }}
    onClose={onClose}
  >
    <div className="grid gap-3">
      <p className="[overflow-wrap:anywhere]">
        Di <strong>{whom.name}</strong> vanno persi per sempre il profilo con avatar e accessi, i
        messaggi con le loro risposte, le recensioni e le richieste non andate a buon fine. Le email
        che aspettano non partono più.
      </p>
      <p>
        Dei soggiorni già fatti restano date e numero di ospiti, senza la persona. Le ricevute con
        il suo nome restano per {retention.receipts.words}: lo chiede la legge.
      </p>
      <p className="text-sm text-ink-soft">
        <BackupsNote />
      </p>
    </div>
  </ConfirmDialog>
);

const Counts = ({ found }: { found: Found }) => (
  <dl className="grid gap-x-8 sm:grid-cols-2">
    {labelledCounts(found.counts).map(({ kind, name, count }) => (
      <div key={kind} className="flex justify-between gap-4 border-b border-sand-200 py-2">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="font-semibold tabular-nums">{count}</dd>
      </div>
    ))}
  </dl>
);

const ExportButton = ({ person }: { person: Person }) => {
  const file = trpc.privacy.export.useMutation({
    meta: { success: 'File pronto: lo trovi tra i download.', refetches: false },
    onSuccess: (data) => downloadJson(data, EXPORT_FILE_NAME),
  });
  return (
    <>
      {file.isError && (
        <div className="basis-full">
          <Notice tone="error">{errorText(file.error, privacyFailures.export)}</Notice>
        </div>
      )}
      <Button variant="secondary" busy={file.isPending} onClick={() => file.mutate(person)}>
        <Download aria-hidden className="size-4" />
        Scarica i dati
      </Button>
    </>
  );
};

type FoundPersonProps = {
  whom: ChosenPerson;
  found: Found;
  /** Repeats the search, since the shown data are outdated. */
  onOutdated: () => void;
  onErased: () => void;
};

const EraseButton = ({ whom, onOutdated, onErased }: FoundPersonProps) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const erase = trpc.privacy.erase.useMutation({
    onSuccess: onErased,
    onError: onOutdated,
  });
  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        <Eraser aria-hidden className="size-4" />
        Cancella i dati
      </Button>
      <ErasePersonDialog
        whom={whom}
        erase={erase}
        open={isConfirming}
        onClose={() => {
          erase.reset();
          setIsConfirming(false);
        }}
      />
    </>
  );
};

export const FoundPerson = (props: FoundPersonProps) => {
  const { whom, found } = props;
  const { erasure } = found;
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the title for each person
  useEffect(() => titleRef.current?.focus(), [whom]);
  const isUnknown = labelledCounts(found.counts).length === 0;
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-sand-200 bg-white px-4 py-5 md:px-6"
    >
      <h2
        id={titleId}
        ref={titleRef}
        tabIndex={-1}
        className="mb-4 text-xl [overflow-wrap:anywhere] outline-none"
      >
        I dati di {whom.name}
      </h2>
      {isUnknown ? (
        <EmptyState icon={<UserX />} title="Il sito non sa nulla di questo indirizzo">
          Forse la persona ne ha usato un altro: chiediglielo, oppure cercala per nome o telefono.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <Counts found={found} />
          {erasure.state !== 'possible' && <ErasureRefused erasure={erasure} />}
          <div className="flex flex-wrap gap-3">
            <ExportButton person={whom.person} />
            {erasure.state === 'possible' && <EraseButton {...props} />}
          </div>
        </div>
      )}
    </section>
  );
};
