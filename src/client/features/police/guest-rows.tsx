import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useToday } from '#client/ui/recent-time.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { textLinkClass } from '#client/ui/text-link.ts';
import { dayWithArticle } from '#shared/languages/italian-articles.ts';
import { formatRecent } from '#shared/languages/recent.ts';
import type { PoliceGuest, PoliceStay, PortalOutcome } from '#shared/police/police.schema.ts';
import { seenInWords, stateOf } from './police-words.ts';

/** The portal's words, and ours beside them. */
export const Outcome = ({ outcome }: { outcome: PortalOutcome }) => (
  <div className="text-sm">
    <p className="wrap-anywhere">
      Il portale dice: «{outcome.words || (outcome.isAccepted ? 'accettato' : 'non accettato')}»
    </p>
    {outcome.advice && <p>{outcome.advice}</p>}
  </div>
);

/** It is unknown whether the portal has this guest, until a member of staff looks there. */
const Verify = ({ bookingId, guest }: { bookingId: number; guest: PoliceGuest }) => {
  const verify = trpc.police.verify.useMutation({ meta: { success: 'Segnato' } });
  const [word, setWord] = useState('');
  const answer = (isThere: boolean) => () =>
    verify.mutate({ id: bookingId, guestId: guest.id, isThere, word });
  return (
    <Notice tone="warning" title="Guarda sul portale se c’è">
      <p>
        {guest.transmission
          ? 'L’invio è partito, ma la risposta non è arrivata.'
          : 'Dopo un ripristino il sito non sa se era già stato comunicato.'}{' '}
        Finché non lo dici tu, il sito non lo manda di nuovo.
      </p>
      <TextField
        label="Una nota su che cosa hai visto"
        required={false}
        maxLength={300}
        fieldClassName="mt-3 text-ink"
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={verify.isPending} onClick={answer(true)}>
          Sul portale c’è
        </Button>
        <Button variant="secondary" size="small" busy={verify.isPending} onClick={answer(false)}>
          Sul portale non c’è
        </Button>
      </div>
      {verify.isError && <p className="mt-2">{errorText(verify.error, 'Non è stato segnato')}</p>}
    </Notice>
  );
};

const Sent = ({ transmission }: { transmission: NonNullable<PoliceGuest['transmission']> }) => {
  const today = useToday();
  const { way, by, at, outcome, insisted, verified, isChanged } = transmission;
  const done = way === 'hand' ? 'Segnato' : 'Inviato';
  return (
    <>
      <p>
        {done}
        {by && ` da ${by}`}, {formatRecent(at, today)}.
      </p>
      {insisted && <p>Senza vederlo di persona: «{insisted}»</p>}
      {verified && <p>Verificato sul portale: «{verified}»</p>}
      {outcome && !outcome.isAccepted && <Outcome outcome={outcome} />}
      {isChanged && (
        <Notice tone="warning" title="Corretto dopo l’invio">
          Il portale non cambia quello che ha già: per la correzione chiama la Questura.
        </Notice>
      )}
    </>
  );
};

const GuestRow = ({ stay, guest, bookingId }: RowProps) => {
  const today = useToday();
  const { words, tone } = stateOf(guest);
  const seen = seenInWords(guest, today);
  const takeBack = trpc.police.setSeen.useMutation({ meta: { success: 'Tolto' } });
  const isOpen = guest.state !== 'sent' && guest.state !== 'unknown';
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{guest.name}</span>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {guest.arrival !== stay.startDate && (
        <p className="text-sm">Arrivo {dayWithArticle(guest.arrival)}</p>
      )}
      {guest.issues.length > 0 && (
        <ul className="text-sm text-red-700">
          {guest.issues.map(({ path, message }) => (
            <li key={path + message}>{message}</li>
          ))}
        </ul>
      )}
      {seen && (
        <p className="text-sm">
          {seen}{' '}
          {isOpen && (
            <button
              type="button"
              aria-label={`Togli «visto» a ${guest.name}`}
              className={`${textLinkClass} min-h-6`}
              disabled={takeBack.isPending}
              onClick={() =>
                takeBack.mutate({ id: bookingId, guests: [{ id: guest.id, how: null }] })
              }
            >
              Togli
            </button>
          )}
        </p>
      )}
      {guest.transmission && (
        <div className="grid gap-1.5 text-sm text-ink-soft">
          <Sent transmission={guest.transmission} />
        </div>
      )}
      {guest.state === 'unknown' && <Verify bookingId={bookingId} guest={guest} />}
    </li>
  );
};

type RowProps = { bookingId: number; stay: PoliceStay; guest: PoliceGuest };

/** The guests of a stay, with the state of each report. */
export const GuestRows = ({ bookingId, stay }: Omit<RowProps, 'guest'>) => (
  <ul aria-label="Ospiti" className="divide-y divide-sand-200 border-y border-sand-200">
    {stay.guests.map((guest) => (
      <GuestRow key={guest.id} bookingId={bookingId} stay={stay} guest={guest} />
    ))}
  </ul>
);
