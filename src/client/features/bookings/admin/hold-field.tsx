import { useState } from 'react';
import { trpc } from '#client/trpc.ts';
import { errorText } from '#client/ui/api-error.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { holdIssue } from '#shared/bookings/booking-rules.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import { addDays, isStayDate, type StayDate } from '#shared/bookings/stay-dates.ts';
import { formatDayWithWeekday } from '#shared/languages/italian-dates.ts';
import { bookingFailures } from './booking-labels.ts';

const USUAL_DAYS = 3;

/** Puts a request on hold: its reminders start again on the chosen day. */
export const HoldField = ({ stay, today }: { stay: StaffStay; today: StayDate }) => {
  const hold = trpc.bookings.hold.useMutation({
    meta: {
      success: ({ heldUntil }: Pick<StaffStay, 'heldUntil'>) =>
        heldUntil
          ? `Risposta rimandata a ${formatDayWithWeekday(heldUntil)}.`
          : 'Risposta non più rimandata.',
    },
  });
  const [until, setUntil] = useState<string>(stay.heldUntil ?? addDays(today, USUAL_DAYS));
  const { id, version, heldUntil } = stay;
  const wrong = isStayDate(until) ? holdIssue(until, today)?.message : 'Indica fino a quando';
  const send = (day: StayDate | null) => {
    if (!hold.isPending) hold.mutate({ id, seenVersion: version, until: day });
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrong && isStayDate(until)) send(until);
      }}
    >
      <TextField
        label={heldUntil ? 'Risposta rimandata al' : 'Rimanda la risposta al'}
        type="date"
        min={today}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        error={wrong ?? (hold.isError ? errorText(hold.error, bookingFailures.update) : undefined)}
        hint="Fino a quel giorno non te la ricordiamo."
      />
      <Button type="submit" variant="secondary" size="small" busy={hold.isPending}>
        {heldUntil ? 'Cambia' : 'Rimanda'}
      </Button>
      {heldUntil && (
        <Button variant="quiet" size="small" onClick={() => send(null)}>
          Non rimandare più
        </Button>
      )}
    </form>
  );
};
