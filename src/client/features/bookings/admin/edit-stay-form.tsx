import { useEffect, useState } from 'react';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { failureBeside } from '#client/ui/form-issues.ts';
import { SaveProblem } from '#client/ui/save-problem.tsx';
import { useSavedForm } from '#client/ui/use-saved-form.ts';
import { changedStayIssue } from '#shared/bookings/booking-rules.ts';
import type { StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { bookingFailures } from './booking-labels.ts';
import { ConflictList } from './conflict-list.tsx';
import {
  changedStayResolver,
  changesOf,
  priceRequestOf,
  type StayDays,
  type StayValues,
  stayFields,
  stayNames,
  valuesOfStay,
} from './stay.form.ts';
import {
  StayDateFields,
  StayGuestFields,
  StayNoteFields,
  StayPartyFields,
} from './stay-fields.tsx';
import { StayTotalField } from './stay-total-field.tsx';

type EditStayFormProps = {
  stay: StaffStay;
  today: StayDate;
  /** Initial dates, drawn in the calendar. */
  days?: StayDays | undefined;
  onDone: () => void;
};

export const EditStayForm = ({ stay, today, days, onDone }: EditStayFormProps) => {
  const update = trpc.bookings.update.useMutation({
    meta: { success: 'Prenotazione aggiornata.' },
  });
  const sendsMails = useSendsMails();
  const [tellGuest, setTellGuest] = useState(true);
  const { form, submit, conflict } = useSavedForm<StaffStay, StayValues>({
    saved: stay,
    valuesOf: valuesOfStay,
    names: stayNames,
    draft: days ? { ...valuesOfStay(stay), ...days } : null,
    resolver: changedStayResolver(stay, today),
    send: (values, base) =>
      update.mutateAsync({
        id: base.id,
        seenVersion: base.version,
        ...changesOf(values, base),
        tellGuest,
      }),
    onSaved: onDone,
  });
  const { setFocus, watch } = form;
  useEffect(() => setFocus('startDate'), [setFocus]);
  const values = watch();
  const request = priceRequestOf(values);
  const mayTell = sendsMails && stay.status !== 'REJECTED' && values.guestEmail.trim() !== '';

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <StayDateFields form={form} />
      {request && changedStayIssue(stay, request, today) === null && (
        <ConflictList wanted={{ ...stay, ...request }} />
      )}
      <StayPartyFields form={form} />
      <StayTotalField form={form} stay={stay} isAgreed={stay.priceState === 'agreed'} />
      <StayGuestFields form={form} />
      <StayNoteFields form={form} />
      {mayTell && (
        <CheckboxField
          label="Avvisa l’ospite con una mail"
          hint="Se cambiano le date, gli ospiti, la biancheria o il totale concordato."
          checked={tellGuest}
          onChange={(event) => setTellGuest(event.target.checked)}
        />
      )}
      <SaveProblem
        conflict={conflict}
        failure={failureBeside(update.error, stayFields, bookingFailures.update)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDone}>
          Annulla
        </Button>
        <Button type="submit" busy={update.isPending}>
          Salva le modifiche
        </Button>
      </div>
    </form>
  );
};
