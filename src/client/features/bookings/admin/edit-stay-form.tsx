import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
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
import { DaysFields } from './days-fields.tsx';
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
import { StayGuestFields, StayOtherFields, StayPartyFields } from './stay-fields.tsx';
import { StayTotalField } from './stay-total-field.tsx';
import { useUnsentStay, useUnsentStayKeeping } from './unsent-stay.ts';
import { ResumedNotice } from './unsent-stay-notice.tsx';

type EditStayFormProps = {
  userId: number;
  stay: StaffStay;
  today: StayDate;
  /** Initial dates, drawn in the calendar. */
  days?: StayDays | undefined;
  onDone: () => void;
};

type StayFormProps = EditStayFormProps & { resumed: StayValues | null };

const StayForm = (props: StayFormProps) => {
  const { userId, stay, today, resumed, days, onDone } = props;
  const update = trpc.bookings.update.useMutation({
    meta: { success: 'Prenotazione aggiornata.' },
  });
  const sendsMails = useSendsMails();
  const [tellGuest, setTellGuest] = useState(true);
  const { form, base, submit, conflict } = useSavedForm<StaffStay, StayValues>({
    saved: stay,
    valuesOf: valuesOfStay,
    names: stayNames,
    draft: resumed || days ? { ...(resumed ?? valuesOfStay(stay)), ...days } : null,
    resolver: changedStayResolver(stay, today),
    send: (values, base) =>
      update.mutateAsync({
        id: base.id,
        seenVersion: base.version,
        ...changesOf(values, base),
        tellGuest,
      }),
    onSaved: () => {
      forget();
      onDone();
    },
  });
  const { forget } = useUnsentStayKeeping({ userId, id: stay.id }, form, valuesOfStay(base));
  const [isResumed, setResumed] = useState(resumed !== null);
  const startAfresh = () => {
    form.reset(valuesOfStay(base));
    forget();
    setResumed(false);
  };
  const { setFocus, watch } = form;
  useEffect(() => setFocus('startDate'), [setFocus]);
  const values = watch();
  const request = priceRequestOf(values);
  const mayTell = sendsMails && stay.status !== 'REJECTED' && values.guestEmail.trim() !== '';

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {isResumed && <ResumedNotice onAfresh={startAfresh} />}
        <DaysFields labels={stayNames} today={today} ownId={stay.id} />
        {request && changedStayIssue(stay, request, today) === null && (
          <ConflictList wanted={{ ...stay, ...request }} />
        )}
        <StayPartyFields />
        <StayTotalField stay={stay} isAgreed={stay.priceState === 'agreed'} />
        <StayGuestFields />
        <StayOtherFields />
        {mayTell && (
          <CheckboxField
            label="Avvisa l’ospite con una mail"
            hint="Se cambiano le date, gli ospiti, la biancheria, gli animali o il totale concordato."
            checked={tellGuest}
            onChange={(event) => setTellGuest(event.target.checked)}
          />
        )}
        <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 grid gap-3 border-t border-sand-200 bg-white px-5 py-4 md:-mx-6 md:px-6">
          <SaveProblem
            conflict={conflict}
            failure={failureBeside(update.error, stayFields, bookingFailures.update)}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" className="px-4! sm:px-6!" onClick={onDone}>
              Torna indietro
            </Button>
            <Button type="submit" className="grow px-4! sm:grow-0 sm:px-6!" busy={update.isPending}>
              Salva le modifiche
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
};

/** Begins with what was typed and not saved before. */
export const EditStayForm = (props: EditStayFormProps) => {
  const { userId, stay } = props;
  const { unsent } = useUnsentStay({ userId, id: stay.id }, valuesOfStay(stay));
  return unsent !== undefined && <StayForm {...props} resumed={unsent} />;
};
