import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSendsMails } from '#client/features/site-settings/mails.tsx';
import { trpc } from '#client/trpc.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { failureBeside, showIssues } from '#client/ui/form-issues.ts';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { enteredStayIssue } from '#shared/bookings/booking-rules.ts';
import type { EnterStayInput, StaffStay } from '#shared/bookings/bookings.schema.ts';
import type { StayDate } from '#shared/bookings/stay-dates.ts';
import { bookingFailures, formatPeriod } from './booking-labels.ts';
import { ConflictList } from './conflict-list.tsx';
import { DaysFields } from './days-fields.tsx';
import { EarlierGuests } from './earlier-guests.tsx';
import {
  enteredOf,
  type NewStayValues,
  newStay,
  newStayOf,
  newStayResolver,
  priceRequestOf,
  type StayDays,
  stayFields,
  stayNames,
} from './stay.form.ts';
import { StayGuestFields, StayOtherFields, StayPartyFields } from './stay-fields.tsx';
import { StayTotalField } from './stay-total-field.tsx';
import { useUnsentStay, useUnsentStayKeeping } from './unsent-stay.ts';
import { ResumedNotice } from './unsent-stay-notice.tsx';

const statusOptions: { value: EnterStayInput['status']; label: string }[] = [
  { value: 'CONFIRMED', label: 'Confermata: giorni presi' },
  { value: 'PENDING', label: 'In attesa: decidi poi' },
];

type EnterStayDialogProps = {
  userId: number;
  /** A stay of the guest who books again. */
  guestId?: number | undefined;
  today: StayDate;
  /** Preset dates, drawn in the calendar. */
  days?: StayDays | undefined;
  onEntered: (stay: StaffStay) => void;
  onClose: () => void;
};

type EnterStayFormProps = EnterStayDialogProps & {
  empty: NewStayValues;
  resumed: NewStayValues | null;
};

const EnterStayForm = (props: EnterStayFormProps) => {
  const { userId, today, empty, resumed, onEntered, onClose } = props;
  const enter = trpc.bookings.enter.useMutation({
    meta: { success: (stay: StaffStay) => `Prenotazione inserita: ${formatPeriod(stay)}.` },
  });
  const sendsMails = useSendsMails();
  const form = useForm<NewStayValues>({
    mode: 'onTouched',
    resolver: newStayResolver(today),
    defaultValues: resumed ?? empty,
  });
  const [isResumed, setResumed] = useState(resumed !== null);
  const { forget } = useUnsentStayKeeping({ userId, id: 'new' }, form, newStay());
  const startAfresh = () => {
    form.reset(empty);
    forget();
    setResumed(false);
  };
  const values = form.watch();
  const request = priceRequestOf(values);
  const mayTell = sendsMails && values.guestEmail.trim() !== '';

  const send = form.handleSubmit((typed) => {
    if (enter.isPending) return;
    enter.mutate(enteredOf(typed), {
      onSuccess: (stay) => {
        forget();
        onEntered(stay);
      },
      onError: (error) => showIssues(error, stayFields, form.setError),
    });
  });
  const failure = failureBeside(enter.error, stayFields, bookingFailures.enter);

  return (
    <FormProvider {...form}>
      <FormDialog
        isInAddress
        title="Nuova prenotazione"
        submitLabel="Inserisci"
        busy={enter.isPending}
        problem={failure && <Notice tone="error">{failure}</Notice>}
        onSubmit={send}
        onClose={onClose}
        className="grid gap-5"
      >
        {isResumed && <ResumedNotice onAfresh={startAfresh} />}
        <DaysFields labels={stayNames} today={today} />
        {request && enteredStayIssue(request, today) === null && (
          <ConflictList wanted={{ ...request, status: values.status }} />
        )}
        <StayGuestFields afterName={<EarlierGuests />} />
        <StayPartyFields />
        <StayTotalField isAgreed={values.status === 'CONFIRMED'} />
        <SelectField label="Stato" options={statusOptions} {...form.register('status')} />
        {mayTell && (
          <CheckboxField label="Avvisa l’ospite con una mail" {...form.register('tellGuest')} />
        )}
        <StayOtherFields />
      </FormDialog>
    </FormProvider>
  );
};

/**
 * Enters a stay that was agreed by telephone or on another site. It begins with what was typed and not
 * entered before.
 */
export const EnterStayDialog = (props: EnterStayDialogProps) => {
  const { userId, guestId, days } = props;
  const { unsent } = useUnsentStay({ userId, id: 'new' }, newStay(days));
  const guest = trpc.bookings.guest.useQuery(
    { id: guestId ?? 0 },
    { enabled: guestId !== undefined, gcTime: 0 },
  );
  if (unsent === undefined || guest.isLoading) return null;
  const empty = guest.data ? newStayOf(guest.data, days) : newStay(days);
  return <EnterStayForm {...props} empty={empty} resumed={unsent} />;
};
